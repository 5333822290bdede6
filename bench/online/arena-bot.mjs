// A program that plays in an arena, for measurements: it waits for tables, makes some random moves and
// resigns.
import { createGuest, headersOf, newId } from './players.mjs';

/** The interval, in milliseconds, at which a program reports that it is waiting. */
const WAIT_INTERVAL_MS = 5000;

/** The pause before the program reopens a broken stream, in milliseconds. */
const RECONNECT_MS = 500;

/** The lowest status code of a server error. */
const MIN_SERVER_ERROR_STATUS = 500;

/** @typedef {{ waitsMs: number[], responseTimesMs: number[], retries: number, refusals: Map<string, number> }} Measurements */

/** A bot account with an access token. */
export class ArenaBot {
  /** @type {string | undefined} */
  #game;
  #turns = 0;
  /** The number of the event to which this program last replied with a move in its game. */
  #lastAnsweredEvent = -1;
  #waitingSince = 0;
  #isClosed = false;
  #abort = new AbortController();
  /** @type {import('./players.mjs').Person | undefined} */
  #owner;
  #secret = '';
  #index;
  #servers;
  #measurements;

  /**
   * @param {number} index
   * @param {{ address: (index: number) => string }} servers
   * @param {Measurements} measurements the results, shared by all programs
   */
  constructor(index, servers, measurements) {
    this.#index = index;
    this.#servers = servers;
    this.#measurements = measurements;
  }

  /** Creates the account and its token. */
  async create() {
    const owner = await createGuest(this.#address(), 11);
    this.#owner = owner;
    const credentials = { name: `Arena${this.#index}`, password: `hops and ladders ${this.#index}` };
    const response = await this.#send('POST', '/api/account', credentials, headersOf(owner));
    owner.token = /halma=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? owner.token;
    const scopes = ['games:read', 'games:play', 'tournaments', 'bot'];
    const token = await this.#send(
      'POST',
      '/api/account/tokens',
      { name: 'arena', scopes },
      headersOf(owner),
    );
    this.#secret = (await token.json()).secret;
    await this.#send('POST', '/api/account/bot', undefined, headersOf(owner));
  }

  /**
   * Enters an arena and plays in it until `close` is called.
   *
   * @param {string} path
   * @param {{ thinkMs: number, turns: number }} pace
   */
  async enter(path, pace) {
    await this.#send('POST', `${path}/commands`, { id: newId(), command: { do: 'enter' } });
    void this.#reportWaiting(path);
    void this.#listen(pace);
  }

  /** Starts waiting for a table. The arena must have started. */
  startWaiting() {
    this.#waitingSince = performance.now();
  }

  close() {
    this.#isClosed = true;
    this.#abort.abort();
  }

  /** @param {string} path */
  async #reportWaiting(path) {
    await pause(Math.random() * WAIT_INTERVAL_MS);
    while (!this.#isClosed) {
      if (this.#game === undefined) await this.#send('POST', `${path}/waiting`).catch(() => undefined);
      await pause(WAIT_INTERVAL_MS);
    }
  }

  /** @param {{ thinkMs: number, turns: number }} pace */
  async #listen(pace) {
    while (!this.#isClosed) {
      await this.#readStream(pace).catch(() => undefined);
      await pause(RECONNECT_MS);
    }
  }

  /** @param {{ thinkMs: number, turns: number }} pace */
  async #readStream(pace) {
    const response = await fetch(`${this.#address()}/api/stream?moves=yes`, {
      headers: this.#headers(),
      signal: this.#abort.signal,
    });
    const decoder = new TextDecoder();
    let partialLine = '';
    for await (const chunk of response.body ?? []) {
      const lines = (partialLine + decoder.decode(chunk, { stream: true })).split('\n');
      partialLine = lines.pop() ?? '';
      for (const line of lines) if (line !== '') void this.#onLine(JSON.parse(line), pace);
    }
  }

  /**
   * @param {any} line
   * @param {{ thinkMs: number, turns: number }} pace
   */
  async #onLine(line, { thinkMs, turns }) {
    if (line.say === 'over' && line.game === this.#game) {
      this.#game = undefined;
      this.#waitingSince = performance.now();
    }
    if (line.say !== 'turn' && line.say !== 'started') return;
    if (line.game !== this.#game) {
      this.#measurements.waitsMs.push(performance.now() - this.#waitingSince);
      this.#game = line.game;
      this.#turns = 0;
      this.#lastAnsweredEvent = -1;
    }
    // A reopened stream repeats the turn, for which this program may already have sent a different random move.
    if (line.say !== 'turn' || line.seq <= this.#lastAnsweredEvent) return;
    this.#lastAnsweredEvent = line.seq;
    this.#turns += 1;
    const isLast = this.#turns > turns;
    await pause(thinkMs * (0.5 + Math.random()));
    const move = line.moves[Math.floor(Math.random() * line.moves.length)];
    const command = isLast ? { do: 'resign' } : { do: 'move', ply: line.ply, move };
    await this.#play(line.game, `${line.game}-${line.seq}`, command);
  }

  /**
   * Sends a command until a node accepts or refuses it, at most twenty times.
   *
   * @param {string} game
   * @param {string} id
   * @param {object} command
   */
  async #play(game, id, command) {
    for (let attempt = 0; attempt < 20 && !this.#isClosed; attempt += 1) {
      const startMs = performance.now();
      try {
        await this.#send('POST', `/api/games/${game}/commands`, { id, command });
        if (attempt === 0) this.#measurements.responseTimesMs.push(performance.now() - startMs);
        return;
      } catch (error) {
        if (error instanceof RefusedError) return;
        this.#measurements.retries += 1;
        await pause(RECONNECT_MS);
      }
    }
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body]
   * @param {Record<string, string>} [headers]
   */
  async #send(method, path, body, headers = this.#headers()) {
    const response = await fetch(`${this.#address()}${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: this.#abort.signal,
    });
    if (response.ok) return response;
    const { refusal } = await response.json();
    const { refusals } = this.#measurements;
    refusals.set(refusal.code, (refusals.get(refusal.code) ?? 0) + 1);
    // After a server error, the program can send the same command again.
    if (response.status >= MIN_SERVER_ERROR_STATUS) throw new Error(`${path}: ${refusal.code}`);
    throw new RefusedError(`${path}: ${refusal.code}`);
  }

  #headers() {
    return {
      authorization: `Bearer ${this.#secret}`,
      'x-forwarded-for': this.#owner?.clientAddress ?? '',
    };
  }

  #address() {
    return this.#servers.address(this.#index);
  }
}

/** Thrown when the server refuses a request. */
class RefusedError extends Error {}

/**
 * @param {number} milliseconds
 * @returns {Promise<void>}
 */
function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
}
