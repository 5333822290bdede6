import type {
  ChatMessage,
  Command,
  CommandId,
  CommandMessage,
  GameTerms,
  GameView,
  LoggedEvent,
  OnlineGameId,
  Person,
  Refusal,
  Seek,
  ServerMessage,
} from '@halma/protocol';
import type { Connection, ConnectionOptions, ConnectionState } from './connection.ts';
import type { ApiResult } from './failure.ts';
import { movesIn, withUpdate } from './followed-game.ts';
import { type LobbyList, withLobbyUpdate } from './lobby-list.ts';
import { createOutgoingChat } from './outgoing-chat.ts';
import { createPairing, type PairingState } from './pairing.ts';
import type { PendingCommand, PendingCommands } from './pending-commands.ts';
import type { ServerTime } from './server-time.ts';

type PresenceMessage = Extract<ServerMessage, { readonly say: 'here' }>;

/** The number of people waiting for an opponent, by terms. */
export type WaitingCounts = Extract<ServerMessage, { readonly say: 'lobby-waiting' }>['counts'];

/** The callbacks through which a client reports on a game. */
export interface GameListener {
  /** @param events the new events in the update that led to the view; empty if the server sent the whole game */
  readonly onView: (view: GameView, events: readonly LoggedEvent[]) => void;
  readonly onChat: (lines: readonly ChatMessage[]) => void;
  readonly onPresence: (presence: PresenceMessage) => void;
  /** @param command the refused command; undefined if the server refused to show the game */
  readonly onRefused: (refusal: Refusal, command: Command | undefined) => void;
}

/** A client's dependencies and callbacks. */
export interface ClientOptions {
  readonly makeConnection: (callbacks: Pick<ConnectionOptions, 'onMessage' | 'onState'>) => Connection;
  readonly schedule: ConnectionOptions['schedule'];
  readonly pending: PendingCommands;
  readonly time: ServerTime;
  readonly newId: () => CommandId;
  /** The person who is signed in. */
  readonly person: Person;
  readonly onState: (state: ConnectionState) => void;
  readonly onPerson: (person: Person) => void;
  readonly onLobby: (openGames: readonly Seek[]) => void;
  /** Called when the number of people waiting for an opponent changes. */
  readonly onWaiting: (counts: WaitingCounts) => void;
  readonly onPairing: (state: PairingState) => void;
  /** Called when an opponent is found. The game has then started. */
  readonly onPaired: (game: OnlineGameId) => void;
  /** Called when the person's notices or challenges change. */
  readonly onNotices: () => void;
  /** Called when the commands waiting for a response change. */
  readonly onPendingCommands: (commands: readonly PendingCommand[]) => void;
}

/** The client of the server's WebSocket protocol. */
export interface Client {
  /** Follows a game. Returns a function that stops following it. */
  readonly follow: (game: OnlineGameId, listener: GameListener) => () => void;
  /**
   * Sends a command. Stores it until the server responds, and sends it again after each reconnection. A command that is
   * repeated before the response, such as by a double click, keeps its id, so the server executes it only once.
   */
  readonly command: (game: OnlineGameId, command: Command) => void;
  /** Sends a chat message. It is not stored, so it fails immediately if there is no connection. */
  readonly chat: (
    game: OnlineGameId,
    channel: ChatMessage['channel'],
    text: string,
  ) => Promise<ApiResult<undefined>>;
  /** Starts or stops following the open games. */
  readonly followLobby: (isFollowed: boolean) => void;
  /** Searches for an opponent of similar strength until one is found or the search is cancelled. */
  readonly pair: (terms: GameTerms) => void;
  readonly cancelPairing: () => void;
  /** Reconnects as a different person, who has just signed in. */
  readonly switchPerson: (person: Person) => void;
  readonly reconnect: () => void;
  readonly checkConnection: () => void;
  readonly markLost: () => void;
  readonly close: () => void;
}

interface FollowedGame {
  readonly listener: GameListener;
  view: GameView | undefined;
  /** The highest number among the received chat messages; 0 before the first one. */
  lastLine: number;
  readonly receivedLines: Set<number>;
}

/** How long the client waits for a response before the connection counts as lost. */
const ANSWER_TIMEOUT_MS = 10_000;

/** The delay before the client repeats a command after a temporary refusal that does not specify a delay. */
const RETRY_DELAY_MS = 2000;

/** The refusals that do not concern the command itself, so a retry may succeed. */
const TEMPORARY_REFUSALS: ReadonlySet<Refusal['code']> = new Set(['too-many', 'internal-error', 'stopping']);

/** Creates a client that uses one connection for all games. */
export function createClient(options: ClientOptions): Client {
  const { pending, schedule, time } = options;
  const followedGames = new Map<OnlineGameId, FollowedGame>();
  /** Commands that the server has committed but whose event has not arrived yet, with that event's number. */
  const committed = new Map<CommandId, { readonly game: OnlineGameId; readonly seq: number }>();
  let isInLobby = false;
  /** Undefined until the server has sent the open games. */
  let lobby: LobbyList | undefined;
  let person = options.person;

  const outgoingChat = createOutgoingChat({
    newId: options.newId,
    transmit: (message) => {
      const isSent = connection.send({ say: 'talk', ...message });
      if (isSent) expectResponse(() => outgoingChat.isWaiting(message.id));
      return isSent;
    },
  });

  const pairing = createPairing({
    newId: options.newId,
    send: (message) => connection.send(message),
    onState: options.onPairing,
    onFound: options.onPaired,
  });

  const connection = options.makeConnection({
    onState: (state) => {
      if (state.kind !== 'open') outgoingChat.failAll();
      options.onState(state);
    },
    onMessage: receive,
  });

  /** Treats the connection as lost unless a response arrives in time. */
  function expectResponse(isWaiting: () => boolean): void {
    schedule(ANSWER_TIMEOUT_MS, () => {
      if (isWaiting()) connection.markLost();
    });
  }

  function watch(game: OnlineGameId, { view, lastLine }: FollowedGame): void {
    connection.send({
      say: 'watch',
      game,
      talkAfter: lastLine,
      ...(view === undefined ? {} : { after: view.seq }),
    });
  }

  /** Sends a command, unless another person has signed in since it was given. */
  function send({ id, person: sender, game, command }: PendingCommand): void {
    if (sender !== person.id) return;
    const message = { say: 'command', id, game, command } as CommandMessage;
    if (connection.send(message)) expectResponse(() => pending.all().some((waiting) => waiting.id === id));
  }

  function handleWelcome(signedIn: Person): void {
    person = signedIn;
    options.onPerson(signedIn);
    for (const [game, entry] of followedGames) watch(game, entry);
    if (isInLobby) connection.send({ say: 'lobby', on: true });
    pairing.resume();
    for (const command of pending.all()) send(command);
  }

  function showView(game: OnlineGameId, view: GameView, events: readonly LoggedEvent[] = []): void {
    const entry = followedGames.get(game);
    if (entry === undefined) return;
    entry.view = view;
    entry.listener.onView(view, events);
    for (const [id, { game: commandGame, seq }] of committed)
      if (commandGame === game && seq <= view.seq) settle(id);
  }

  /**
   * Settles a command once its event has arrived too. Otherwise the page would briefly show the state before the
   * command.
   */
  function handleDone({ id, game, seq }: Extract<ServerMessage, { readonly say: 'done' }>): void {
    if (outgoingChat.settle(id, { ok: true, value: undefined })) return;
    const view = followedGames.get(game)?.view;
    if (view !== undefined && view.seq < seq) committed.set(id, { game, seq });
    else settle(id);
  }

  function handleUpdate({ update }: Extract<ServerMessage, { readonly say: 'update' }>): void {
    const entry = followedGames.get(update.game);
    if (entry?.view === undefined) return;
    for (const { at } of update.events) time.observe(at);
    const { seq: lastSeq } = entry.view;
    const next = withUpdate(entry.view, update);
    if (next === undefined) {
      entry.view = undefined;
      watch(update.game, entry);
    } else if (next !== entry.view) {
      const newEvents = update.events.filter(({ seq }) => seq > lastSeq);
      showView(update.game, next, newEvents);
    }
  }

  function settle(id: CommandId): PendingCommand | undefined {
    committed.delete(id);
    const command = pending.take(id);
    if (command !== undefined) options.onPendingCommands(pending.all());
    return command;
  }

  /** Repeats the request for a game, or for the open games unless they have arrived in the meantime. */
  function askAgain(game: OnlineGameId | undefined): void {
    const entry = game === undefined ? undefined : followedGames.get(game);
    if (game === undefined && isInLobby && lobby === undefined) connection.send({ say: 'lobby', on: true });
    if (game !== undefined && entry !== undefined) watch(game, entry);
  }

  function handleRefused({ id, game, refusal }: Extract<ServerMessage, { readonly say: 'refused' }>): void {
    if (id !== undefined && outgoingChat.settle(id, { ok: false, refusal })) return;
    if (id !== undefined && pairing.refuse(id, refusal)) return;
    const waiting = pending.all().find((command) => command.id === id);
    if (waiting !== undefined && TEMPORARY_REFUSALS.has(refusal.code)) {
      schedule(refusal.after ?? RETRY_DELAY_MS, () => send(waiting));
      return;
    }
    if (id === undefined && TEMPORARY_REFUSALS.has(refusal.code)) {
      schedule(refusal.after ?? RETRY_DELAY_MS, () => askAgain(game));
      return;
    }
    const command = (id === undefined ? undefined : settle(id))?.command;
    const refusedGame = game === undefined ? undefined : followedGames.get(game);
    // Two tabs can play the same premove at the same moment.
    if (command?.do === 'move' && movesIn(refusedGame?.view?.score ?? [])[command.ply] === command.move)
      return;
    refusedGame?.listener.onRefused(refusal, command);
  }

  function handleChat(game: OnlineGameId, lines: readonly ChatMessage[]): void {
    const entry = followedGames.get(game);
    const newLines = lines.filter(({ line }) => entry?.receivedLines.has(line) === false);
    if (entry === undefined || newLines.length === 0) return;
    // Players receive the spectators’ messages only at the end of a game, after messages with higher numbers.
    for (const { line } of newLines) entry.receivedLines.add(line);
    entry.lastLine = Math.max(entry.lastLine, ...newLines.map(({ line }) => line));
    entry.listener.onChat(newLines);
  }

  function showLobby(list: LobbyList): void {
    lobby = list;
    options.onLobby(list.seeks);
  }

  function handleLobbyUpdate(update: Extract<ServerMessage, { readonly say: 'lobby-update' }>): void {
    const list = withLobbyUpdate(lobby, update);
    if (list !== undefined) showLobby(list);
    else if (lobby !== undefined) {
      // Ask only once: until the whole list arrives, later updates cannot be applied either.
      lobby = undefined;
      connection.send({ say: 'lobby', on: true });
    }
  }

  function receive(message: ServerMessage): void {
    switch (message.say) {
      case 'welcome':
        time.observe(message.now);
        handleWelcome(message.person);
        break;
      case 'game':
        showView(message.view.game, message.view);
        break;
      case 'update':
        handleUpdate(message);
        break;
      case 'done':
        handleDone(message);
        break;
      case 'refused':
        handleRefused(message);
        break;
      case 'talk':
        handleChat(message.game, message.lines);
        break;
      case 'here':
        followedGames.get(message.game)?.listener.onPresence(message);
        break;
      case 'lobby':
        showLobby({ seq: message.seq, seeks: message.tables });
        break;
      case 'lobby-update':
        handleLobbyUpdate(message);
        break;
      case 'lobby-waiting':
        options.onWaiting(message.counts);
        break;
      case 'pairing':
      case 'paired':
      case 'unpaired':
        pairing.receive(message);
        break;
      case 'notices':
        options.onNotices();
        break;
      case 'pong':
      case 'stopping':
        break;
    }
  }

  return {
    follow: (game, listener) => {
      const entry: FollowedGame = { listener, view: undefined, lastLine: 0, receivedLines: new Set() };
      followedGames.set(game, entry);
      watch(game, entry);
      return () => {
        if (followedGames.get(game) !== entry) return;
        followedGames.delete(game);
        connection.send({ say: 'unwatch', game });
      };
    },
    command: (game, command) => {
      // Compares with the last command only: after a different command, the same one again may undo that one.
      const last = pending.all().findLast((sent) => sent.game === game && sent.person === person.id);
      const isRepeated = last !== undefined && isSame(last.command, command);
      const sentCommand = isRepeated ? last : { id: options.newId(), person: person.id, game, command };
      pending.add(sentCommand);
      options.onPendingCommands(pending.all());
      send(sentCommand);
    },
    chat: (game, channel, text) => outgoingChat.send({ game, channel, text }),
    followLobby: (isFollowed) => {
      isInLobby = isFollowed;
      lobby = undefined;
      connection.send({ say: 'lobby', on: isFollowed });
    },
    pair: pairing.start,
    cancelPairing: pairing.cancel,
    switchPerson: (next) => {
      person = next;
      connection.reconnect();
    },
    reconnect: connection.reconnect,
    checkConnection: connection.check,
    markLost: connection.markLost,
    close: connection.close,
  };
}

function isSame(one: Command, other: Command): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
