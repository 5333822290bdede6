import {
  formatShortMove,
  PASS,
  type Position,
  play,
  playListed,
  resign,
  runOutOfTime,
  type Seat,
} from '@halma/rules';
import { hasToPass } from '../has-to-pass.ts';
import type { Work } from '../verbs/verb.ts';
import type { Chosen, Clock, Contestant, PlayerFault, Turn } from './contestant.ts';
import type { ClockLimit } from './limits-text.ts';

/** Who sits where, and with which clock if any. */
export interface Seated {
  readonly contestant: Contestant;
  readonly clock?: ClockLimit;
}

/** What a player did wrong in a game, and before which turn. */
export interface GameFault extends PlayerFault {
  readonly seat: Seat;
  readonly ply: number;
}

export interface PlayedGame {
  /** Every position of the game, from the start on; also those to which a seat that gave up led. */
  readonly positions: readonly Position[];
  readonly faults: readonly GameFault[];
  /** By seat: the turns chosen by its player. */
  readonly turns: ReadonlyMap<Seat, number>;
}

export interface GameSetting {
  readonly start: Position;
  /** Where the players take over; the start, or a position that came from it. */
  readonly opening: Position;
  readonly seats: ReadonlyMap<Seat, Seated>;
  /** A number for whatever chance there is in the game. */
  readonly seed: number;
  readonly work: Pick<Work, 'now' | 'breathe' | 'stop'>;
}

/** How far a clock may be overdrawn before its seat loses, in milliseconds: signals take their time too. */
const GRACE_MS = 50;

/**
 * Plays a game to its end. A player who crashes, answers nonsense, plays an illegal move or is late gives up his seat; that
 * ends the game or leaves the others to play on, as the rules have it.
 *
 * @returns null when it was stopped before its end
 */
export async function playGame(setting: GameSetting): Promise<PlayedGame | null> {
  const game = new GameInPlay(setting);
  await game.begin();
  while (game.position.outcome === null) {
    await game.playTurn();
    await setting.work.breathe();
    if (setting.work.stop.aborted) return null;
  }
  return game;
}

class GameInPlay implements PlayedGame {
  readonly positions: Position[];
  readonly faults: GameFault[] = [];
  readonly turns: Map<Seat, number> = new Map<Seat, number>();
  readonly #setting: GameSetting;
  readonly #clocks: Map<Seat, Clock>;

  constructor(setting: GameSetting) {
    this.#setting = setting;
    this.positions = positionsTo(setting.opening, setting.start);
    this.#clocks = new Map(
      [...setting.seats].flatMap(([seat, { clock }]) =>
        clock === undefined ? [] : [[seat, { left: clock.milliseconds, increment: clock.increment }]],
      ),
    );
  }

  get position(): Position {
    return this.positions.at(-1) ?? this.#setting.start;
  }

  async begin(): Promise<void> {
    for (const [seat, { contestant }] of this.#setting.seats) {
      const fault = await contestant.begin(this.#setting.start, this.#setting.seed + seat).catch(crash);
      if (fault !== null) this.#withdraw(seat, fault);
    }
  }

  async playTurn(): Promise<void> {
    const { position } = this;
    if (hasToPass(position)) return this.#advance(playListed(position, PASS));
    const seat = position.toMove;
    const { contestant } = this.#seated(seat);
    const begun = this.#setting.work.now();
    const chosen = await contestant.choose(this.#turn()).catch(
      (error: unknown): Chosen => ({
        fault: crash(error),
      }),
    );
    const elapsed = this.#setting.work.now() - begun;
    this.turns.set(seat, 1 + (this.turns.get(seat) ?? 0));
    if ('fault' in chosen) return this.#withdraw(seat, chosen.fault);
    const late = this.#charge(seat, chosen.milliseconds ?? elapsed);
    if (late !== null) return this.#withdraw(seat, late);
    const next = play(position, chosen.move);
    if (next.ok) return this.#advance(next.value);
    const detail = `${formatShortMove(position.rules.board, chosen.move)} (${next.refusal.code})`;
    this.#withdraw(seat, { kind: 'illegal-move', detail });
  }

  #seated(seat: Seat): Seated {
    const seated = this.#setting.seats.get(seat);
    if (seated === undefined) throw new Error(`nobody plays seat ${seat}`);
    return seated;
  }

  #turn(): Turn {
    return { position: this.position, clocks: this.#clocks };
  }

  #advance(next: Position): void {
    this.positions.push(next);
  }

  /** Takes time off a seat's clock. @returns the fault of running out of it, or null */
  #charge(seat: Seat, milliseconds: number): PlayerFault | null {
    const clock = this.#clocks.get(seat);
    if (clock === undefined) return null;
    const left = clock.left - milliseconds;
    if (left < -GRACE_MS) return { kind: 'timeout', detail: `${Math.round(-left)} ms over its clock` };
    this.#clocks.set(seat, { ...clock, left: Math.max(left, 0) + clock.increment });
    return null;
  }

  #withdraw(seat: Seat, fault: PlayerFault): void {
    const { position } = this;
    this.faults.push({ ...fault, seat, ply: position.ply });
    const next = fault.kind === 'timeout' ? runOutOfTime(position, seat) : resign(position, seat);
    // A seat that did wrong before the game began may find it decided by another's wrong.
    if (next.ok) this.positions.push(next.value);
  }
}

function crash(error: unknown): PlayerFault {
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
