import type {
  ChatMessage,
  Command,
  CommandId,
  CommandMessage,
  GameView,
  OnlineGameId,
  Person,
  Refusal,
  Seek,
  ServerMessage,
} from '@halma/protocol';
import type { Connection, ConnectionOptions, ConnectionState } from './connection.ts';
import type { Answer } from './failure.ts';
import { withUpdate } from './followed-game.ts';
import { createOutgoingChat } from './outgoing-chat.ts';
import type { PendingCommand, PendingCommands } from './pending-commands.ts';
import type { ServerTime } from './server-time.ts';

type PresenceMessage = Extract<ServerMessage, { readonly say: 'here' }>;

/** What a client reports about a game. */
export interface GameListener {
  readonly onView: (view: GameView) => void;
  readonly onChat: (lines: readonly ChatMessage[]) => void;
  readonly onPresence: (here: PresenceMessage) => void;
  /** @param command the refused command; undefined if the game itself is refused */
  readonly onRefused: (refusal: Refusal, command: Command | undefined) => void;
}

/** What a client needs from its page, and what it reports. */
export interface ClientOptions {
  readonly makeConnection: (needs: Pick<ConnectionOptions, 'onMessage' | 'onState'>) => Connection;
  readonly schedule: ConnectionOptions['schedule'];
  readonly pending: PendingCommands;
  readonly time: ServerTime;
  readonly newId: () => CommandId;
  /** Who is signed in at this browser. */
  readonly person: Person;
  readonly onState: (state: ConnectionState) => void;
  readonly onPerson: (person: Person) => void;
  readonly onLobby: (tables: readonly Seek[]) => void;
  /** The commands that wait for an answer have changed. */
  readonly onPendingCommands: (commands: readonly PendingCommand[]) => void;
}

/** The client of the server's WebSocket protocol. */
export interface Client {
  /** Follows a game until the caller calls the returned function. */
  readonly follow: (game: OnlineGameId, listener: GameListener) => () => void;
  /** Sends a command. Stores it until the server has answered, and sends it again after a reconnect. */
  readonly command: (game: OnlineGameId, command: Command) => void;
  /** Sends a chat message. Not stored: without a connection it fails at once. */
  readonly chat: (
    game: OnlineGameId,
    channel: ChatMessage['channel'],
    text: string,
  ) => Promise<Answer<undefined>>;
  /** Starts or stops following the open games. */
  readonly followLobby: (on: boolean) => void;
  /** Reconnects for another person who has signed in at this browser. */
  readonly switchPerson: (person: Person) => void;
  readonly reconnect: () => void;
  readonly markLost: () => void;
  readonly close: () => void;
}

interface Followed {
  readonly listener: GameListener;
  view: GameView | undefined;
  lastLine: number;
}

/** After this time without an answer the connection counts as lost. */
const ANSWER_TIMEOUT_MS = 10_000;

/** The wait before the client sends a command again after a fault of the server. */
const RETRY_MS = 2000;

/** Refusals that are not about the command: a retry may succeed. */
const TEMPORARY_REFUSALS: ReadonlySet<Refusal['code']> = new Set(['too-many', 'internal-error', 'stopping']);

/** Creates a client that uses one connection for all games. */
export function createClient(needs: ClientOptions): Client {
  const { pending: kept, schedule: later, time } = needs;
  const followed = new Map<OnlineGameId, Followed>();
  /** Commands that the server has committed, with the number of the event that is still to arrive. */
  const committed = new Map<CommandId, { readonly game: OnlineGameId; readonly seq: number }>();
  let inLobby = false;
  let person = needs.person;

  const outgoingChat = createOutgoingChat({
    newId: needs.newId,
    transmit: (said) => {
      const isSent = connection.send({ say: 'talk', ...said });
      if (isSent) expectAnswer(() => outgoingChat.isWaiting(said.id));
      return isSent;
    },
  });

  const connection = needs.makeConnection({
    onState: (state) => {
      if (state.kind !== 'open') outgoingChat.failAll();
      needs.onState(state);
    },
    onMessage: receive,
  });

  /** Treats the connection as lost if no answer comes in time. */
  function expectAnswer(isWaiting: () => boolean): void {
    later(ANSWER_TIMEOUT_MS, () => {
      if (isWaiting()) connection.markLost();
    });
  }

  function watch(game: OnlineGameId, { view, lastLine }: Followed): void {
    connection.send({
      say: 'watch',
      game,
      talkAfter: lastLine,
      ...(view === undefined ? {} : { after: view.seq }),
    });
  }

  function send({ id, game, command }: PendingCommand): void {
    const message = { say: 'command', id, game, command } as CommandMessage;
    if (connection.send(message)) expectAnswer(() => kept.all().some((waiting) => waiting.id === id));
  }

  function welcome(welcomed: Person): void {
    person = welcomed;
    needs.onPerson(welcomed);
    for (const [game, one] of followed) watch(game, one);
    if (inLobby) connection.send({ say: 'lobby', on: true });
    for (const command of kept.all()) if (command.person === welcomed.id) send(command);
  }

  function showView(game: OnlineGameId, view: GameView): void {
    const one = followed.get(game);
    if (one === undefined) return;
    one.view = view;
    one.listener.onView(view);
    for (const [id, { game: of, seq }] of committed) if (of === game && seq <= view.seq) answered(id);
  }

  /** A command waits until its event has arrived too. Otherwise the page would briefly show the state before it. */
  function done({ id, game, seq }: Extract<ServerMessage, { readonly say: 'done' }>): void {
    if (outgoingChat.answer(id, { ok: true, value: undefined })) return;
    const view = followed.get(game)?.view;
    if (view !== undefined && view.seq < seq) committed.set(id, { game, seq });
    else answered(id);
  }

  function update({ update }: Extract<ServerMessage, { readonly say: 'update' }>): void {
    const one = followed.get(update.game);
    if (one?.view === undefined) return;
    for (const { at } of update.events) time.observe(at);
    const next = withUpdate(one.view, update);
    if (next === undefined) {
      one.view = undefined;
      watch(update.game, one);
    } else if (next !== one.view) showView(update.game, next);
  }

  function answered(id: CommandId): PendingCommand | undefined {
    committed.delete(id);
    const command = kept.take(id);
    if (command !== undefined) needs.onPendingCommands(kept.all());
    return command;
  }

  function refused({ id, game, refusal }: Extract<ServerMessage, { readonly say: 'refused' }>): void {
    if (id !== undefined && outgoingChat.answer(id, { ok: false, refusal })) return;
    const waiting = kept.all().find((command) => command.id === id);
    if (waiting !== undefined && TEMPORARY_REFUSALS.has(refusal.code)) {
      later(refusal.after ?? RETRY_MS, () => send(waiting));
      return;
    }
    const command = id === undefined ? undefined : answered(id);
    const about = game === undefined ? undefined : followed.get(game);
    about?.listener.onRefused(refusal, command?.command);
  }

  function talk(game: OnlineGameId, lines: readonly ChatMessage[]): void {
    const one = followed.get(game);
    const unknown = lines.filter(({ line: number }) => number > (one?.lastLine ?? 0));
    if (one === undefined || unknown.length === 0) return;
    one.lastLine = Math.max(...unknown.map(({ line: number }) => number));
    one.listener.onChat(unknown);
  }

  function receive(message: ServerMessage): void {
    switch (message.say) {
      case 'welcome':
        time.observe(message.now);
        welcome(message.person);
        break;
      case 'game':
        showView(message.view.game, message.view);
        break;
      case 'update':
        update(message);
        break;
      case 'done':
        done(message);
        break;
      case 'refused':
        refused(message);
        break;
      case 'talk':
        talk(message.game, message.lines);
        break;
      case 'here':
        followed.get(message.game)?.listener.onPresence(message);
        break;
      case 'lobby':
        needs.onLobby(message.tables);
        break;
      case 'stopping':
        break;
    }
  }

  return {
    follow: (game, listener) => {
      const one: Followed = { listener, view: undefined, lastLine: 0 };
      followed.set(game, one);
      watch(game, one);
      return () => {
        if (followed.get(game) !== one) return;
        followed.delete(game);
        connection.send({ say: 'unwatch', game });
      };
    },
    command: (game, command) => {
      const given: PendingCommand = { id: needs.newId(), person: person.id, game, command };
      kept.add(given);
      needs.onPendingCommands(kept.all());
      send(given);
    },
    chat: (game, channel, text) => outgoingChat.send({ game, channel, text }),
    followLobby: (on) => {
      inLobby = on;
      connection.send({ say: 'lobby', on });
    },
    switchPerson: (next) => {
      person = next;
      connection.reconnect();
    },
    reconnect: connection.reconnect,
    markLost: connection.markLost,
    close: connection.close,
  };
}
