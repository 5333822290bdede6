import {
  type ClientMessage,
  type CommandMessage,
  type GameId,
  parseClientMessage,
  type Refusal,
  readSubject,
  refuse,
} from '@halma/protocol';
import type { WebSocket } from 'ws';
import type { Services } from '../services.ts';
import type { StoredSession } from '../store/session-store.ts';
import { execute } from '../tables/execute.ts';
import { lobbyMessage } from './lobby-message.ts';
import { CLOSE_CODES, Outbox } from './outbox.ts';
import { RoundTrip } from './round-trip.ts';
import { Watch } from './watch.ts';

/** A socket that answers no ping for so long is gone, in milliseconds. */
const LONGEST_SILENCE = 30_000;

/** A person plays and looks on at so many tables over one socket. */
const MOST_WATCHED = 50;

/** A socket that says too much is not read for so long, in milliseconds: what it sends meanwhile waits with its sender. */
const HOLD = 1000;

/** After so many messages too many, the socket is closed. */
const PATIENCE = 200;

/** Before it is closed it has so many milliseconds to be told why: all it says may have come at once. */
const FAREWELL = 100;

type Say<Kind extends ClientMessage['say']> = Extract<ClientMessage, { readonly say: Kind }>;

/** One socket of one session. */
export class Connection {
  readonly session: StoredSession;
  readonly outbox: Outbox;
  readonly #socket: WebSocket;
  readonly #services: Services;
  readonly #key: string;
  readonly #onFlood: () => void;
  readonly #roundTrip: RoundTrip;
  readonly #watches = new Map<GameId, Watch>();
  #inLobby = false;
  #lobbyKnown = '';
  #impatience = 0;
  #isHeld = false;
  #isCutOff = false;
  #stopping = false;

  /**
   * @param key names this socket among those of its node
   * @param onFlood called when it is cut off because it says far too much
   */
  constructor(
    socket: WebSocket,
    session: StoredSession,
    services: Services,
    { key, onFlood }: { readonly key: string; readonly onFlood: () => void },
  ) {
    this.#socket = socket;
    this.session = session;
    this.#services = services;
    this.#key = key;
    this.#onFlood = onFlood;
    this.outbox = new Outbox(socket);
    this.#roundTrip = new RoundTrip(services.now);
    socket.on('pong', () => this.#roundTrip.answered());
    socket.on('message', (data, isBinary) => {
      const text = isBinary ? '' : String(data);
      void this.#read(text).catch(services.onFault);
    });
    socket.on('close', () => this.#end());
  }

  /** The games this socket follows. */
  get games(): readonly GameId[] {
    return [...this.#watches.keys()];
  }

  get inLobby(): boolean {
    return this.#inLobby;
  }

  /** Says who the socket speaks for, and begins to measure its line. */
  async welcome(): Promise<void> {
    const me = await this.#services.accounts.me(this.session.person);
    if (!me.ok) return this.close(CLOSE_CODES.sessionEnded);
    this.outbox.send({ say: 'welcome', person: me.value.person, now: this.#services.now() });
    this.ping();
  }

  /** Measures the line; cuts off whoever has been silent for too long. */
  ping(): void {
    if (this.#roundTrip.silence > LONGEST_SILENCE) this.#socket.terminate();
    else {
      this.#roundTrip.sent();
      this.#socket.ping();
    }
  }

  /** Sends what was said at a table since. @param latest the latest line there is, if that is known */
  hearTalk(game: GameId, latest?: number): void {
    this.#watches.get(game)?.sendTalk(latest);
  }

  /** Sends the lobby, unless it is as this socket knows it. @param text the whole message */
  hearLobby(text: string): void {
    if (this.#inLobby && text !== this.#lobbyKnown) this.outbox.sendText(text);
    this.#lobbyKnown = text;
  }

  close(code: number): void {
    this.#socket.close(code);
  }

  /** Tells the client to come back after so long, and takes nothing more from it. */
  async stop(after: number): Promise<void> {
    this.#stopping = true;
    const watches = [...this.#watches.values()];
    this.#watches.clear();
    this.outbox.send({ say: 'stopping', after });
    this.close(CLOSE_CODES.stopping);
    await Promise.all(watches.map((watch) => watch.end()));
  }

  async #read(text: string): Promise<void> {
    if (this.#isCutOff) return;
    if (this.#stopping) return this.#refuse({ code: 'stopping' });
    const wait = this.#services.limit('messages', this.#key);
    if (wait > 0) return this.#refuseMany(wait);
    const message = parseClientMessage(text);
    if (!message.ok) return this.#refuse(message.refusal, readSubject(text));
    switch (message.value.say) {
      case 'watch':
        return this.#watch(message.value);
      case 'unwatch':
        return this.#unwatch(message.value.game);
      case 'talk':
        return this.#talk(message.value);
      case 'lobby':
        return this.#lobby(message.value.on);
      case 'command':
        return this.#command(message.value);
    }
  }

  async #watch({ game, after, talkAfter }: Say<'watch'>): Promise<void> {
    this.#unwatch(game);
    if (this.#watches.size >= MOST_WATCHED) return this.#refuse({ code: 'too-many' }, { game });
    const known = { seq: after, talk: talkAfter };
    const watch = new Watch(this.#services, this.outbox, this.session.person, game, known);
    this.#watches.set(game, watch);
    if (await watch.begin()) return;
    if (this.#watches.get(game) === watch) this.#watches.delete(game);
    this.#refuse(refuse('unknown-game-id').refusal, { game });
  }

  #unwatch(game: GameId): void {
    const watch = this.#watches.get(game);
    this.#watches.delete(game);
    void watch?.end().catch(this.#services.onFault);
  }

  async #command({ game, id, command }: CommandMessage): Promise<void> {
    const { person } = this.session;
    const roundTrip = this.#roundTrip.milliseconds;
    const done = await execute(this.#services, { game, id, person, command, roundTrip });
    if (done.ok) this.outbox.send({ say: 'done', id, game, seq: done.value });
    else this.#refuse(done.refusal, { id, game });
  }

  async #talk({ game, id, channel, text }: Say<'talk'>): Promise<void> {
    const live = await this.#services.tables.find(game);
    if (live === undefined) return this.#refuse({ code: 'unknown-game-id' }, { id, game });
    const said = await this.#services.conversation.say(live.state, this.session.person, {
      id,
      channel,
      text,
    });
    if (said.ok) this.outbox.send({ say: 'done', id, game, seq: said.value });
    else this.#refuse(said.refusal, { id, game });
  }

  async #lobby(on: boolean): Promise<void> {
    this.#inLobby = on;
    this.#lobbyKnown = '';
    if (on) this.hearLobby(await lobbyMessage(this.#services));
  }

  #refuse(refusal: Refusal, about: { readonly id?: string; readonly game?: GameId } = {}): void {
    this.outbox.send({ say: 'refused', ...about, refusal });
  }

  /** Told once; what had arrived by then is not answered. */
  #refuseMany(after: number): void {
    this.#impatience += 1;
    if (this.#impatience > PATIENCE) {
      this.#isCutOff = true;
      this.#onFlood();
      setTimeout(() => this.#socket.terminate(), FAREWELL).unref();
      return;
    }
    if (this.#isHeld) return;
    const hold = Math.max(after, HOLD);
    this.#refuse({ code: 'too-many', after: hold });
    this.#isHeld = true;
    this.#socket.pause();
    setTimeout(() => {
      this.#isHeld = false;
      this.#socket.resume();
    }, hold).unref();
  }

  #end(): void {
    for (const game of this.games) this.#unwatch(game);
  }
}
