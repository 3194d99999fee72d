// The HTTP side of the server: few requests, each with its answer or a Problem in our language.
import type { GameInfo, Lang, NewTable, Problem, RulesPage, TableInfo, TableMade } from './types';

/** A refused or failed request, with a sentence for people ('' when the line is down). */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

async function ask<T>(lang: Lang, method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: { 'Accept-Language': lang, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(0, 'no-line', '');
  }
  const text = await answer.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    throw new Refusal(answer.status, 'not-json', '');
  }
  if (answer.ok) return data as T;
  const problem = (data ?? {}) as Partial<Problem>;
  throw new Refusal(answer.status, problem.key ?? '', problem.sentence ?? '');
}

const at = (code: string, what: string): string => `/api/tables/${encodeURIComponent(code)}/${what}`;

export const api = {
  games: (lang: Lang) => ask<GameInfo[]>(lang, 'GET', '/api/games'),
  rules: (lang: Lang, game: string) => ask<RulesPage>(lang, 'GET', `/api/rules/${game}?lang=${lang}`),
  table: (lang: Lang, code: string) => ask<TableInfo>(lang, 'GET', `/api/tables/${encodeURIComponent(code)}`),
  make: (lang: Lang, wish: NewTable) => ask<TableMade>(lang, 'POST', '/api/tables', wish),
  join: (lang: Lang, code: string, name: string) => ask<TableMade>(lang, 'POST', at(code, 'join'), { name }),
  start: (lang: Lang, code: string, token: string) => ask<unknown>(lang, 'POST', at(code, 'start'), { token }),
  leave: (lang: Lang, code: string, token: string) => ask<unknown>(lang, 'POST', at(code, 'leave'), { token }),
  rematch: (lang: Lang, code: string, token: string) => ask<TableMade>(lang, 'POST', at(code, 'rematch'), { token }),
  recordPath: (code: string) => at(code, 'record'),
};
