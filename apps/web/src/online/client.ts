import type {
  Command,
  CommandId,
  CommandMessage,
  GameId,
  GameView,
  LobbyTable,
  Person,
  Refusal,
  ServerMessage,
  TalkLine,
} from '@halma/protocol';
import type { Answer } from './failure.ts';
import { withUpdate } from './followed-game.ts';
import type { KeptCommand, KeptCommands } from './kept-commands.ts';
import type { Line, LineNeeds, LineState } from './line.ts';
import type { ServerTime } from './server-time.ts';
import { createSpokenLines } from './spoken-lines.ts';

type Here = Extract<ServerMessage, { readonly say: 'here' }>;

/** Whoever follows a game is told this of it. */
export interface GameListener {
  readonly onView: (view: GameView) => void;
  readonly onTalk: (lines: readonly TalkLine[]) => void;
  readonly onHere: (here: Here) => void;
  /** @param command what was refused; undefined for the game itself */
  readonly onRefused: (refusal: Refusal, command: Command | undefined) => void;
}

/** What a client is made of, and whom it tells. */
export interface ClientNeeds {
  readonly makeLine: (needs: Pick<LineNeeds, 'onMessage' | 'onState'>) => Line;
  readonly later: LineNeeds['later'];
  readonly kept: KeptCommands;
  readonly time: ServerTime;
  readonly newId: () => CommandId;
  /** Who is signed in at this browser. */
  readonly person: Person;
  readonly onState: (state: LineState) => void;
  readonly onPerson: (person: Person) => void;
  readonly onLobby: (tables: readonly LobbyTable[]) => void;
  /** The commands that wait for an answer have changed. */
  readonly onKept: (commands: readonly KeptCommand[]) => void;
}

/** The site's side of the conversation with the server. */
export interface Client {
  /** Follows a game until the function that comes back is called. */
  readonly follow: (game: GameId, listener: GameListener) => () => void;
  /** Gives a command. It is kept until the server has answered it, however often it has to be sent. */
  readonly command: (game: GameId, command: Command) => void;
  /** Says something at a table. It is not kept: where there is no connection, that is the answer. */
  readonly talk: (game: GameId, channel: TalkLine['channel'], text: string) => Promise<Answer<undefined>>;
  /** Follows the tables that wait for people, or no longer. */
  readonly followLobby: (on: boolean) => void;
  /** Somebody else is signed in at this browser: the line is opened anew, for them. */
  readonly becomes: (person: Person) => void;
  readonly wake: () => void;
  readonly lose: () => void;
  readonly close: () => void;
}

interface Followed {
  readonly listener: GameListener;
  view: GameView | undefined;
  lastLine: number;
}

/** An answer that takes longer than this does not come, in milliseconds. */
const PATIENCE = 10_000;

/** Faults of the server pass; the same command is sent again after this time, in milliseconds. */
const AFTER_FAULT = 2000;

/** Refusals that say nothing against the command itself. */
const PASSING: ReadonlySet<Refusal['code']> = new Set(['too-many', 'internal-error', 'stopping']);

/** Begins the conversation: one line for everything. */
export function createClient(needs: ClientNeeds): Client {
  const { kept, later, time } = needs;
  const followed = new Map<GameId, Followed>();
  /** Commands the server has committed whose event has not come yet, with its number. */
  const committed = new Map<CommandId, { readonly game: GameId; readonly seq: number }>();
  let inLobby = false;
  let person = needs.person;

  const spoken = createSpokenLines({
    newId: needs.newId,
    send: (said) => {
      const isSent = line.send({ say: 'talk', ...said });
      if (isSent) expectAnswer(() => spoken.isWaiting(said.id));
      return isSent;
    },
  });

  const line = needs.makeLine({
    onState: (state) => {
      if (state.kind !== 'open') spoken.lose();
      needs.onState(state);
    },
    onMessage: hear,
  });

  /** A line on which nothing is answered is taken for lost. */
  function expectAnswer(isWaiting: () => boolean): void {
    later(PATIENCE, () => {
      if (isWaiting()) line.lose();
    });
  }

  function watch(game: GameId, { view, lastLine }: Followed): void {
    line.send({
      say: 'watch',
      game,
      talkAfter: lastLine,
      ...(view === undefined ? {} : { after: view.seq }),
    });
  }

  function send({ id, game, command }: KeptCommand): void {
    const message = { say: 'command', id, game, command } as CommandMessage;
    if (line.send(message)) expectAnswer(() => kept.all().some((waiting) => waiting.id === id));
  }

  function welcome(welcomed: Person): void {
    person = welcomed;
    needs.onPerson(welcomed);
    for (const [game, one] of followed) watch(game, one);
    if (inLobby) line.send({ say: 'lobby', on: true });
    for (const command of kept.all()) if (command.person === welcomed.id) send(command);
  }

  function see(game: GameId, view: GameView): void {
    const one = followed.get(game);
    if (one === undefined) return;
    one.view = view;
    one.listener.onView(view);
    for (const [id, { game: of, seq }] of committed) if (of === game && seq <= view.seq) answered(id);
  }

  /** A command counts as waiting until its event is there too: else the page would show the time before it once more. */
  function done({ id, game, seq }: Extract<ServerMessage, { readonly say: 'done' }>): void {
    if (spoken.answer(id, { ok: true, value: undefined })) return;
    const view = followed.get(game)?.view;
    if (view !== undefined && view.seq < seq) committed.set(id, { game, seq });
    else answered(id);
  }

  function update({ update }: Extract<ServerMessage, { readonly say: 'update' }>): void {
    const one = followed.get(update.game);
    if (one?.view === undefined) return;
    for (const { at } of update.events) time.hear(at);
    const next = withUpdate(one.view, update);
    if (next === undefined) {
      one.view = undefined;
      watch(update.game, one);
    } else if (next !== one.view) see(update.game, next);
  }

  function answered(id: CommandId): KeptCommand | undefined {
    committed.delete(id);
    const command = kept.take(id);
    if (command !== undefined) needs.onKept(kept.all());
    return command;
  }

  function refused({ id, game, refusal }: Extract<ServerMessage, { readonly say: 'refused' }>): void {
    if (id !== undefined && spoken.answer(id, { ok: false, refusal })) return;
    const waiting = kept.all().find((command) => command.id === id);
    if (waiting !== undefined && PASSING.has(refusal.code)) {
      later(refusal.after ?? AFTER_FAULT, () => send(waiting));
      return;
    }
    const command = id === undefined ? undefined : answered(id);
    const about = game === undefined ? undefined : followed.get(game);
    about?.listener.onRefused(refusal, command?.command);
  }

  function talk(game: GameId, lines: readonly TalkLine[]): void {
    const one = followed.get(game);
    const unknown = lines.filter(({ line: number }) => number > (one?.lastLine ?? 0));
    if (one === undefined || unknown.length === 0) return;
    one.lastLine = Math.max(...unknown.map(({ line: number }) => number));
    one.listener.onTalk(unknown);
  }

  function hear(message: ServerMessage): void {
    switch (message.say) {
      case 'welcome':
        time.hear(message.now);
        welcome(message.person);
        break;
      case 'game':
        see(message.view.game, message.view);
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
        followed.get(message.game)?.listener.onHere(message);
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
        line.send({ say: 'unwatch', game });
      };
    },
    command: (game, command) => {
      const given: KeptCommand = { id: needs.newId(), person: person.id, game, command };
      kept.add(given);
      needs.onKept(kept.all());
      send(given);
    },
    talk: (game, channel, text) => spoken.say({ game, channel, text }),
    followLobby: (on) => {
      inLobby = on;
      line.send({ say: 'lobby', on });
    },
    becomes: (next) => {
      person = next;
      line.wake();
    },
    wake: line.wake,
    lose: line.lose,
    close: line.close,
  };
}
