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
import type { ArenaPlayer, Clock, MoveRequest, PlayerChoice, PlayerFault } from './player.ts';
import type { ClockLimit } from './player-limits.ts';

/** The player of a seat, with its clock if any. */
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

export interface PlayedGame {
  /** Every position from the start on, including those after a resignation. */
  readonly positions: readonly Position[];
  readonly faults: readonly GameFault[];
  /** The number of moves each player chose. */
  readonly turns: ReadonlyMap<Seat, number>;
}

export interface GameSetup {
  readonly start: Position;
  /** The position where the players take over; the start or a later position. */
  readonly opening: Position;
  readonly seats: ReadonlyMap<Seat, SeatedPlayer>;
  /** Seeds the players' random choices. */
  readonly seed: number;
  readonly work: Pick<WorkContext, 'now' | 'yieldToEventLoop' | 'signal'>;
}

/** The time by which a seat may overrun its clock, since messages between processes take time. */
const GRACE_MS = 50;

/**
 * Plays a game to its end. A player that crashes, sends an invalid answer, plays an illegal move or exceeds its time resigns
 * or loses on time; the rules decide whether the others play on.
 *
 * @returns null when the game was stopped
 */
export async function playGame(setup: GameSetup): Promise<PlayedGame | null> {
  const game = new RunningGame(setup);
  await game.startPlayers();
  while (game.position.outcome === null) {
    await game.playTurn();
    await setup.work.yieldToEventLoop();
    if (setup.work.signal.aborted) return null;
  }
  return game;
}

class RunningGame implements PlayedGame {
  readonly positions: Position[];
  readonly faults: GameFault[] = [];
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

  async startPlayers(): Promise<void> {
    for (const [seat, { player }] of this.#setup.seats) {
      const fault = await player.startGame(this.#setup.start, this.#setup.seed + seat).catch(crashFault);
      if (fault !== null) this.#removeSeat(seat, fault);
    }
  }

  async playTurn(): Promise<void> {
    const { position } = this;
    if (mustPass(position)) return this.#advance(playUnchecked(position, PASS));
    const seat = position.toMove;
    const { player } = this.#seatedPlayer(seat);
    const start = this.#setup.work.now();
    const chosen = await player.chooseMove(this.#turn()).catch(
      (error: unknown): PlayerChoice => ({
        fault: crashFault(error),
      }),
    );
    const elapsed = this.#setup.work.now() - start;
    this.turns.set(seat, 1 + (this.turns.get(seat) ?? 0));
    if ('fault' in chosen) return this.#removeSeat(seat, chosen.fault);
    const timeout = this.#charge(seat, chosen.chargedMs ?? elapsed);
    if (timeout !== null) return this.#removeSeat(seat, timeout);
    const next = play(position, chosen.move);
    if (next.ok) return this.#advance(next.value);
    const detail = `${formatShortMove(position.rules.board, chosen.move)} (${next.refusal.code})`;
    this.#removeSeat(seat, { kind: 'illegal-move', detail });
  }

  #seatedPlayer(seat: Seat): SeatedPlayer {
    const seated = this.#setup.seats.get(seat);
    if (seated === undefined) throw new Error(`seat ${seat} has no player`);
    return seated;
  }

  #turn(): MoveRequest {
    return { position: this.position, clocks: this.#clocks };
  }

  #advance(next: Position): void {
    this.positions.push(next);
  }

  /** Charges time to a seat's clock. @returns a timeout, or null */
  #charge(seat: Seat, milliseconds: number): PlayerFault | null {
    const clock = this.#clocks.get(seat);
    if (clock === undefined) return null;
    const left = clock.remainingMs - milliseconds;
    if (left < -GRACE_MS) return { kind: 'timeout', detail: `${Math.round(-left)} ms over its clock` };
    this.#clocks.set(seat, { ...clock, remainingMs: Math.max(left, 0) + clock.incrementMs });
    return null;
  }

  #removeSeat(seat: Seat, fault: PlayerFault): void {
    const { position } = this;
    this.faults.push({ ...fault, seat, ply: position.ply });
    const next = fault.kind === 'timeout' ? loseOnTime(position, seat) : resign(position, seat);
    // When several players fail before the first move, an earlier fault may have ended the game.
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
