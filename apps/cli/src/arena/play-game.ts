import {
  formatShortMove,
  loseOnTime,
  PASS,
  type Position,
  play,
  playUnchecked,
  resign,
  type Seat,
} from '@halma/rules';
import { mustPass } from '../must-pass.ts';
import type { WorkContext } from '../verbs/verb.ts';
import type { Adjudication, Adjudicator } from './adjudicate.ts';
import type { ArenaPlayer, Clock, MoveRequest, PlayerChoice, PlayerFault } from './player.ts';
import type { ClockLimit } from './player-limits.ts';

/** A player with its clock, if it has one. */
export interface SeatedPlayer {
  readonly player: ArenaPlayer;
  readonly clock?: ClockLimit;
}

/** A fault in a game. */
interface GameFault extends PlayerFault {
  readonly seat: Seat;
  /** The number of plies before the fault. */
  readonly ply: number;
}

/** A game that has been played to its end. */
export interface PlayedGame {
  /** Every position from the start to the end, including those after a resignation. */
  readonly positions: readonly Position[];
  readonly faults: readonly GameFault[];
  /** The decision that ended the game; null if the game was not adjudicated. */
  readonly adjudication: Adjudication | null;
  /** The number of turns of each player, including one that ended with a fault. */
  readonly turns: ReadonlyMap<Seat, number>;
}

/** The start of a game, its players, and how it is played. */
export interface GameSetup {
  readonly start: Position;
  /** The position from which the players take over: the start or a later one. */
  readonly opening: Position;
  readonly seats: ReadonlyMap<Seat, SeatedPlayer>;
  /** Ends games early; undefined to play them out. */
  readonly adjudicate?: Adjudicator | undefined;
  /** Seeds the players' random choices. */
  readonly seed: number;
  readonly work: Pick<WorkContext, 'now' | 'yieldToEventLoop' | 'signal'>;
}

/** The maximum time by which a seat may exceed its clock, since messages between processes take time. */
const GRACE_MS = 50;

/**
 * Plays a game to its end. A player that exceeds its time loses on time. A player that crashes, sends an
 * invalid response or plays an illegal move is treated as if it had resigned. The rules decide whether the
 * others play on. The loser of an adjudicated game resigns.
 *
 * @returns null if the game was stopped
 */
export async function playGame(setup: GameSetup): Promise<PlayedGame | null> {
  const { signal, yieldToEventLoop } = setup.work;
  const game = new RunningGame(setup);
  await game.startPlayers();
  while (!signal.aborted && game.position.outcome === null) {
    if (game.adjudicate()) break;
    await game.playTurn();
    await yieldToEventLoop();
  }
  // The players are closed when the game is stopped, so their faults may come from that.
  return signal.aborted ? null : game;
}

class RunningGame implements PlayedGame {
  readonly positions: Position[];
  readonly faults: GameFault[] = [];
  adjudication: Adjudication | null = null;
  readonly turns: Map<Seat, number> = new Map<Seat, number>();
  readonly #setup: GameSetup;
  readonly #clocks: Map<Seat, Clock>;

  constructor(setup: GameSetup) {
    this.#setup = setup;
    this.positions = positionsTo(setup.opening, setup.start);
    this.#clocks = new Map(
      [...setup.seats].flatMap(([seat, { clock }]) =>
        clock === undefined ? [] : [[seat, { remainingMs: clock.initialMs, incrementMs: clock.incrementMs }]],
      ),
    );
  }

  get position(): Position {
    return this.positions.at(-1) ?? this.#setup.start;
  }

  /** Starts the players one after another, until the game is stopped. */
  async startPlayers(): Promise<void> {
    for (const [seat, { player }] of this.#setup.seats) {
      if (this.#setup.work.signal.aborted) return;
      const fault = await player.startGame(this.#setup.start, this.#setup.seed + seat).catch(crashFault);
      if (fault !== null) this.#forfeitSeat(seat, fault);
    }
  }

  /**
   * Ends the game if the adjudicator has reached a decision.
   *
   * @returns whether the game has ended
   */
  adjudicate(): boolean {
    const { position } = this;
    this.adjudication = this.#setup.adjudicate?.(position) ?? null;
    if (this.adjudication === null) return false;
    const next = resign(position, this.adjudication.loser);
    if (!next.ok) throw new Error(`the loser of an adjudicated game cannot resign: ${next.refusal.code}`);
    this.#advance(next.value);
    return true;
  }

  async playTurn(): Promise<void> {
    const { position } = this;
    if (mustPass(position)) return this.#advance(playUnchecked(position, PASS));
    const seat = position.toMove;
    const { player } = this.#seatedPlayer(seat);
    const start = this.#setup.work.now();
    const choice = await player.chooseMove(this.#createRequest()).catch(
      (error: unknown): PlayerChoice => ({
        fault: crashFault(error),
      }),
    );
    const elapsedMs = this.#setup.work.now() - start;
    this.turns.set(seat, 1 + (this.turns.get(seat) ?? 0));
    if ('fault' in choice) return this.#forfeitSeat(seat, choice.fault);
    const timeout = this.#chargeClock(seat, choice.chargedMs ?? elapsedMs);
    if (timeout !== null) return this.#forfeitSeat(seat, timeout);
    const next = play(position, choice.move);
    if (next.ok) return this.#advance(next.value);
    const detail = `${formatShortMove(position.rules.board, choice.move)} (${next.refusal.code})`;
    this.#forfeitSeat(seat, { kind: 'illegal-move', detail });
  }

  #seatedPlayer(seat: Seat): SeatedPlayer {
    const seated = this.#setup.seats.get(seat);
    if (seated === undefined) throw new Error(`seat ${seat} has no player`);
    return seated;
  }

  #createRequest(): MoveRequest {
    return { position: this.position, clocks: this.#clocks };
  }

  #advance(next: Position): void {
    this.positions.push(next);
  }

  /**
   * Charges time to the clock of a seat.
   *
   * @returns the fault if the clock has run out, or null
   */
  #chargeClock(seat: Seat, milliseconds: number): PlayerFault | null {
    const clock = this.#clocks.get(seat);
    if (clock === undefined) return null;
    const remainingMs = clock.remainingMs - milliseconds;
    if (remainingMs < -GRACE_MS)
      return { kind: 'timeout', detail: `${Math.round(-remainingMs)} ms over its clock` };
    this.#clocks.set(seat, { ...clock, remainingMs: Math.max(remainingMs, 0) + clock.incrementMs });
    return null;
  }

  #forfeitSeat(seat: Seat, fault: PlayerFault): void {
    const { position } = this;
    this.faults.push({ ...fault, seat, ply: position.ply });
    const next = fault.kind === 'timeout' ? loseOnTime(position, seat) : resign(position, seat);
    // Several players may fail before the first move, and an earlier fault may already have ended the game.
    if (next.ok) this.positions.push(next.value);
  }
}

function crashFault(error: unknown): PlayerFault {
  return { kind: 'crash', detail: error instanceof Error ? error.message : String(error) };
}

function positionsTo(last: Position, start: Position): Position[] {
  const positions: Position[] = [];
  for (let position: Position | null = last; position !== null; position = position.previous) {
    positions.push(position);
    if (position === start) break;
  }
  return positions.reverse();
}
