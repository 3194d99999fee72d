import { uiOf } from '../games';

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; code: string }
  | { page: 'rules'; game: string }
  | { page: 'lost' };

const CODE = /^\/t\/([A-Za-z0-9-]{1,40})\/?$/;
const GAME = /^\/(new|rules)\/([a-z]{1,20})\/?$/;

export function routeOf(path: string): Route {
  if (path === '/') return { page: 'home' };
  const table = CODE.exec(path);
  if (table?.[1]) return { page: 'table', code: table[1].toUpperCase() };
  const game = GAME.exec(path);
  if (game?.[2] && uiOf(game[2])) return { page: game[1] as 'new' | 'rules', game: game[2] };
  return { page: 'lost' };
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));

  constructor() {
    addEventListener('popstate', () => (this.route = routeOf(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.route = routeOf(path);
    scrollTo(0, 0);
  }

  /** For links: a plain click stays in the page. */
  follow = (event: MouseEvent & { currentTarget: HTMLAnchorElement }): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    this.go(new URL(event.currentTarget.href).pathname);
  };
}

export const router = new Router();
