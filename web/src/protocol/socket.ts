// One connection to a table. It comes back by itself, says hello again with the same token, and sends
// again what was not acknowledged, under the same id, so that nothing counts twice.
import type { Act, Hello, Lang, TakeBack, ToBrowser, ToServer } from './types';

/** What counts once, however often it is sent. */
type Order = Act | TakeBack;

/** How the line is: `lost` while we try to come back, `offline` when the device says it has no net. */
export type Line = 'connecting' | 'open' | 'slow' | 'lost' | 'offline';

export interface Hooks {
  message(message: ToBrowser): void;
  line(line: Line, retryAt: number | null): void;
  /** The server does not know the table, or refuses our token. */
  barred(key: string, sentence: string): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 10_000;
const SLOW_AFTER = 2_500;
const DEAD_AFTER = 15_000;

/** An id nobody else will use; also where `crypto.randomUUID` is missing (plain HTTP at home). */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, '0')).join('');
}

export class Link {
  #socket: WebSocket | null = null;
  #hello: Hello;
  #unacknowledged = new Map<string, Order>();
  #asked: { id: string; at: number } | null = null;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #line: Line = 'connecting';
  #closed = false;

  constructor(
    readonly code: string,
    lang: Lang,
    token: string | null,
    readonly hooks: Hooks,
  ) {
    this.#hello = { type: 'hello', lang, token };
    addEventListener('online', this.#again);
    addEventListener('offline', this.#wentOffline);
    document.addEventListener('visibilitychange', this.#looked);
    this.#connect();
  }

  /** Look through other eyes, or in another language. */
  hello(lang: Lang, token: string | null): void {
    this.#hello = { type: 'hello', lang, token };
    this.#send(this.#hello);
  }

  order(order: Order): void {
    this.#unacknowledged.set(order.id, order);
    this.#asked ??= { id: order.id, at: Date.now() };
    this.#send(order);
  }

  /** Try now instead of later. */
  retry(): void {
    this.#again();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    removeEventListener('online', this.#again);
    removeEventListener('offline', this.#wentOffline);
    document.removeEventListener('visibilitychange', this.#looked);
    this.#drop();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.code)}/ws`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#asked = null;
      this.#send(this.#hello);
      clearInterval(this.#pulse);
      this.#pulse = setInterval(this.#beat, 1_000);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ToBrowser);
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #hear(message: ToBrowser): void {
    if (message.type === 'snapshot' && this.#line !== 'open') {
      this.#attempts = 0;
      this.#say('open');
      for (const order of this.#unacknowledged.values()) this.#send(order);
    }
    if ('id' in message) {
      this.#unacknowledged.delete(message.id);
      if (this.#asked?.id === message.id) this.#asked = null;
      if (this.#line === 'slow') this.#say('open');
    }
    if (
      message.type === 'refused' &&
      (message.key === 'unknown-table' || message.key === 'wrong-token') &&
      !message.id
    ) {
      if (message.key === 'unknown-table') this.close();
      this.hooks.barred(message.key, message.sentence);
      return;
    }
    this.hooks.message(message);
  }

  #send(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #beat = (): void => {
    const now = Date.now();
    if (!this.#asked && now % PING_EVERY < 1_000) {
      this.#asked = { id: newId(), at: now };
      this.#send({ type: 'ping', id: this.#asked.id });
    }
    const waited = this.#asked ? now - this.#asked.at : 0;
    if (waited > DEAD_AFTER) this.#lost();
    else if (waited > SLOW_AFTER && this.#line === 'open') this.#say('slow');
  };

  #lost(): void {
    clearInterval(this.#pulse);
    this.#drop();
    if (this.#closed) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts) * (0.8 + 0.4 * Math.random());
    this.#attempts += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), wait);
    this.#say(navigator.onLine ? 'lost' : 'offline', Date.now() + wait);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#asked = null;
    socket?.close();
  }

  #again = (): void => {
    if (this.#closed || this.#line === 'open' || this.#line === 'slow') return;
    this.#attempts = 0;
    this.#drop();
    this.#connect();
  };

  #wentOffline = (): void => {
    this.#say('offline');
  };

  #looked = (): void => {
    if (document.visibilityState === 'visible' && this.#line === 'lost') this.#again();
  };

  #say(line: Line, retryAt: number | null = null): void {
    this.#line = line;
    this.hooks.line(line, retryAt);
  }
}
