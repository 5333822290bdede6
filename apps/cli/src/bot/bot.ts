import type { OnlineGameId, StreamLine } from '@halma/protocol';
import { formatShortMove, type Move, PASS, type Position, type Seat, seatFromLetter } from '@halma/rules';
import type { Clock } from '../arena/player.ts';
import { createPlayer } from '../arena/players/create-player.ts';
import { mustPass } from '../must-pass.ts';
import type { BotSettings } from './bot-settings.ts';
import { ChallengeResponder } from './challenge-responder.ts';
import { EngineSeat } from './engine-seat.ts';
import { positionOf, reasonAgainst } from './playable.ts';
import type { ServerConnection } from './server-connection.ts';
import { Slots } from './slots.ts';

type TurnLine = Extract<StreamLine, { readonly say: 'turn' }>;
type OverLine = Extract<StreamLine, { readonly say: 'over' }>;

/** The time for a move of a UGI program without limits, in a game without a real-time clock, in milliseconds. */
const MOVE_TIME_MS = 5000;

/**
 * The time given to an engine that uses the file protocol, in a game without a real-time clock, in milliseconds.
 */
const CSCI561_CLOCK_MS = 60_000;

/** The maximum number of finished games that a bot remembers: far more than a stream repeats. */
const MAX_REMEMBERED_ENDS = 1000;

/** A bot's counts of games, moves and faults so far. */
export interface BotCounts {
  games: number;
  /** The games of this run that have ended. */
  over: number;
  moves: number;
  faults: number;
  resigned: number;
}

/** A game that the bot plays. */
interface BotGame {
  readonly engine: EngineSeat;
  /** The number of the event that began the latest turn that the bot knows about. */
  turnSeq: number;
  /** The engine answers one turn after another, even after a takeback. */
  answers: Promise<void>;
}

/** Uses an engine to answer every turn in the games of one access token. */
export class Bot {
  readonly counts: BotCounts = { games: 0, over: 0, moves: 0, faults: 0, resigned: 0 };
  readonly #settings: BotSettings;
  readonly #connection: Pick<ServerConnection, 'post'>;
  readonly #log: (text: string) => void;
  readonly #now: () => number;
  readonly #onFinished: () => void;
  readonly #slots: Slots;
  readonly #games = new Map<OnlineGameId, BotGame>();
  /** The games in progress, including those in which it has not been the bot's turn. */
  readonly #runningGames = new Set<OnlineGameId>();
  /** The latest games whose ends the bot has seen, and those whose results it has logged. */
  readonly #endedGames = new Set<OnlineGameId>();
  readonly #loggedResults = new Set<OnlineGameId>();
  readonly #challenges: ChallengeResponder;
  #isFinished = false;

  /**
   * @param now returns the time of a monotonic clock, in milliseconds
   * @param onFinished called when the bot has finished all the games that it should play
   */
  constructor(
    settings: BotSettings,
    connection: Pick<ServerConnection, 'post'>,
    log: (text: string) => void,
    now: () => number,
    onFinished: () => void = () => undefined,
  ) {
    this.#settings = settings;
    this.#connection = connection;
    this.#log = log;
    this.#now = now;
    this.#onFinished = onFinished;
    this.#slots = new Slots(settings.games);
    this.#challenges = new ChallengeResponder(settings, connection, log, this.#runningGames);
  }

  /** Handles a line from the stream. Returns immediately; the engine thinks in the background. */
  receive(line: StreamLine): void {
    switch (line.say) {
      case 'running':
        this.#forgetEndedGames(new Set(line.games));
        break;
      case 'turn':
        this.#answer(line);
        break;
      case 'ready':
        void this.#send(line.game, `${line.game}-ready-${line.seat}`, { do: 'ready' });
        break;
      case 'challenge':
        void this.#challenges.answer(line, this.remainingGames);
        break;
      case 'started':
        this.#runningGames.add(line.game);
        this.#log(`${line.game}: started, ${line.rules.game}`);
        break;
      case 'over':
        this.#logResult(line);
        this.#challenges.noteEnd(line.game);
        this.#recordEnd(line.game);
        // The command is sent first, since a bot that has finished its games closes its connection.
        if (line.next === true) void this.#continueSeries(line.game).finally(() => this.#stopIfFinished());
        else this.#stopIfFinished();
        break;
      default:
        break;
    }
  }

  /** Records that the bot is about to request a stream. Call this before each connection. */
  noteConnecting(): void {
    this.#challenges.noteConnecting();
  }

  /** Offers or accepts the next game of a series; ends the series if the bot may not begin any more games. */
  async #continueSeries(game: OnlineGameId): Promise<void> {
    const command = this.remainingGames > 0 ? 'rematch' : 'end-series';
    await this.#send(game, `${game}-${command}`, { do: command });
  }

  /**
   * Forgets the games that ended while there was no stream.
   *
   * @param runningGames the games in progress
   */
  #forgetEndedGames(runningGames: ReadonlySet<OnlineGameId>): void {
    for (const game of new Set([...this.#runningGames, ...this.#games.keys()])) {
      if (runningGames.has(game) || this.#challenges.hasJustStarted(game)) continue;
      this.#log(`${game}: ended while there was no connection`);
      this.#recordEnd(game);
    }
    for (const game of runningGames) this.#runningGames.add(game);
    this.#stopIfFinished();
  }

  /** Stops all engines. */
  close(): void {
    for (const { engine } of this.#games.values()) engine.close();
    this.#games.clear();
  }

  /** The number of games that the bot may still begin, not counting the games in progress. */
  get remainingGames(): number {
    const { count = Number.POSITIVE_INFINITY } = this.#settings;
    return count - this.counts.over - this.#runningGames.size;
  }

  /**
   * Counts a game as over, unless it has been counted before or an earlier run played it: a new stream reports the
   * ends of some games again, and of those that ended since the token's last stream.
   */
  #recordEnd(game: OnlineGameId): void {
    // The end of a game can arrive before the response to the acceptance that started it.
    const isOfThisRun = this.#runningGames.has(game) || this.#games.has(game) || this.#challenges.isAccepting;
    this.#games.get(game)?.engine.close();
    this.#games.delete(game);
    this.#runningGames.delete(game);
    if (this.#endedGames.has(game)) return;
    remember(this.#endedGames, game);
    if (isOfThisRun) this.counts.over += 1;
  }

  /** Logs the result of a game, unless an earlier stream has reported it. */
  #logResult({ game, result, termination }: OverLine): void {
    if (this.#loggedResults.has(game)) return;
    remember(this.#loggedResults, game);
    this.#log(`${game}: over, ${result}${termination ? ` (${termination})` : ''}`);
  }

  #stopIfFinished(): void {
    const { count } = this.#settings;
    if (count === undefined || this.counts.over < count || this.#isFinished) return;
    this.#isFinished = true;
    this.#onFinished();
  }

  #answer(turn: TurnLine): void {
    this.#runningGames.add(turn.game);
    const game = this.#games.get(turn.game) ?? this.#createGame(turn);
    // When the bot reconnects, the server sends every turn again, including a turn that the engine is already
    // thinking about.
    if (turn.seq <= game.turnSeq) return;
    game.turnSeq = turn.seq;
    const receivedAt = this.#now();
    game.answers = game.answers
      .then(() => this.#slots.run(() => this.#play(turn, game, receivedAt)))
      .catch((error: unknown) => this.#log(`${turn.game}: ${String(error)}`));
  }

  #createGame({ game, clock }: TurnLine): BotGame {
    const { engine: entrant } = this.#settings;
    const needsMoveTime = clock.kind !== 'real-time' && Object.keys(entrant.limits).length === 0;
    const limitedEntrant =
      needsMoveTime && entrant.kind === 'ugi'
        ? { ...entrant, limits: { moveTimeMs: MOVE_TIME_MS } }
        : entrant;
    const engine = new EngineSeat(
      createPlayer(limitedEntrant),
      ({ kind, detail }, count) => {
        this.counts.faults += 1;
        this.#log(`${game}: engine fault ${count}: ${kind}, ${detail}`);
      },
      this.#settings.resignation,
    );
    const botGame = { engine, turnSeq: -1, answers: Promise.resolve() };
    this.#games.set(game, botGame);
    this.counts.games += 1;
    return botGame;
  }

  async #play(turn: TurnLine, game: BotGame, receivedAt: number): Promise<void> {
    // While the turn waited for a slot, the game may have ended or moved on.
    if (this.#games.get(turn.game) !== game || game.turnSeq !== turn.seq) return;
    const objection = reasonAgainst(turn.rules, this.#settings);
    if (objection !== undefined) return this.#resign(turn, objection);
    const position = positionOf(turn);
    if (!position.ok) return this.#resign(turn, `it does not know the rules: ${position.refusal.code}`);
    const move = await this.#chooseMove(turn, position.value, game, receivedAt);
    if (move === null || this.#games.get(turn.game) !== game || game.turnSeq !== turn.seq) return;
    if (typeof move === 'string') return this.#resign(turn, move);
    if (game.engine.shouldResign) return this.#resign(turn, 'its engine sees no chance of winning');
    const text = formatShortMove(position.value.rules.board, move);
    const code = await this.#send(turn.game, commandId(turn), { do: 'move', ply: turn.ply, move: text });
    if (code === undefined) this.counts.moves += 1;
  }

  /** Returns a move, or why the engine cannot play on; null if the game has ended in the meantime. */
  async #chooseMove(
    turn: TurnLine,
    position: Position,
    { engine }: BotGame,
    receivedAt: number,
  ): Promise<Move | string | null> {
    if (mustPass(position)) return PASS;
    const chosen = await engine.chooseMove(position, () => this.#clocks(turn, this.#now() - receivedAt));
    if (chosen === null) return null;
    return chosen.ok ? chosen.value : `its engine has failed three times: ${chosen.refusal.detail}`;
  }

  /**
   * Returns the clocks to pass to the engine.
   *
   * @param waitedMs the time since the turn arrived
   */
  #clocks({ clock, left, dueIn, seat: mover }: TurnLine, waitedMs: number): ReadonlyMap<Seat, Clock> {
    const { overheadMs, engine } = this.#settings;
    const toMove = seatFromLetter(mover);
    if (clock.kind !== 'real-time') {
      const remainingMs = Math.min(CSCI561_CLOCK_MS, (dueIn ?? Number.POSITIVE_INFINITY) - waitedMs);
      return toMove !== undefined && engine.kind === 'csci561'
        ? new Map([[toMove, { remainingMs, incrementMs: 0 }]])
        : new Map();
    }
    return new Map(
      Object.entries(left ?? {}).flatMap(([letter, leftMs]): [Seat, Clock][] => {
        const seat = seatFromLetter(letter);
        if (seat === undefined || leftMs === undefined) return [];
        const ownMs = Math.min(leftMs, (dueIn ?? leftMs) - waitedMs) - overheadMs;
        const remainingMs = Math.max(1, seat === toMove ? ownMs : leftMs);
        return [[seat, { remainingMs, incrementMs: clock.increment }]];
      }),
    );
  }

  async #resign(turn: TurnLine, reason: string): Promise<void> {
    this.#log(`${turn.game}: resigned, because ${reason}`);
    this.counts.resigned += 1;
    await this.#send(turn.game, `${turn.game}-r${turn.seq}`, { do: 'resign' });
  }

  async #send(game: OnlineGameId, id: string, command: object): Promise<string | undefined> {
    const response = await this.#connection.post(`/api/games/${game}/commands`, { id, command });
    if (response.ok) return undefined;
    this.#log(`${game}: the server refused ${id}: ${response.code}`);
    return response.code;
  }
}

/** Adds a finished game to a set, and removes the oldest games beyond the maximum. */
function remember(games: Set<OnlineGameId>, game: OnlineGameId): void {
  games.add(game);
  for (const oldest of games) {
    if (games.size <= MAX_REMEMBERED_ENDS) break;
    games.delete(oldest);
  }
}

/** Returns the id of the command that answers a turn. A repeated turn has the same id. */
function commandId({ game, seq }: TurnLine): string {
  return `${game}-${seq}`;
}
