import { accept, type Move, type Position, play, type Result, type Seat } from '@halma/rules';
import type { ArenaPlayer, Clock, PlayerFault } from '../arena/player.ts';
import type { Resignation } from './bot-settings.ts';

/** The number of faults in a game after which the bot resigns it. */
const MAX_FAULTS = 3;

/** The engine for one game. It restarts after a fault. */
export class EngineSeat {
  readonly #player: ArenaPlayer;
  readonly #onFault: (fault: PlayerFault, count: number) => void;
  readonly #resignation: Resignation | undefined;
  #faults = 0;
  #badTurns = 0;
  #isStarted = false;
  #isClosed = false;

  /** @param resignation the condition for resigning; undefined to never resign */
  constructor(
    player: ArenaPlayer,
    onFault: (fault: PlayerFault, count: number) => void,
    resignation?: Resignation,
  ) {
    this.#player = player;
    this.#onFault = onFault;
    this.#resignation = resignation;
  }

  /**
   * Chooses a legal move.
   *
   * @param clocksNow returns the clocks at the moment the engine starts to think
   * @returns the move, or the last fault if the engine has failed for the third time; null if the seat has been closed
   */
  async chooseMove(
    position: Position,
    clocksNow: () => ReadonlyMap<Seat, Clock>,
  ): Promise<Result<Move, PlayerFault> | null> {
    while (!this.#isClosed) {
      const attempt = await this.#tryMove(position, clocksNow);
      // An engine that was closed while it was thinking reports a crash.
      if (attempt === null || this.#isClosed) break;
      if ('move' in attempt) return accept(attempt.move);
      this.#faults += 1;
      this.#onFault(attempt, this.#faults);
      this.#stopPlayer();
      if (this.#faults >= MAX_FAULTS) return { ok: false, refusal: attempt };
    }
    // The seat may have been closed while the engine was still starting.
    this.#stopPlayer();
    return null;
  }

  /** Whether the engine has reported low scores for enough turns to resign. */
  get shouldResign(): boolean {
    return this.#resignation !== undefined && this.#badTurns >= this.#resignation.turns;
  }

  /** Stops the processes of the engine for good. */
  close(): void {
    this.#isClosed = true;
    this.#stopPlayer();
  }

  /** Stops the processes of the engine. The next attempt starts it again. */
  #stopPlayer(): void {
    this.#isStarted = false;
    this.#player.close();
  }

  #noteScore(score: number | undefined): void {
    const isBad = this.#resignation !== undefined && score !== undefined && score <= this.#resignation.score;
    this.#badTurns = isBad ? this.#badTurns + 1 : 0;
  }

  /** Returns a legal move or a fault; null if the seat was closed before the engine could think. */
  async #tryMove(
    position: Position,
    clocksNow: () => ReadonlyMap<Seat, Clock>,
  ): Promise<{ readonly move: Move } | PlayerFault | null> {
    try {
      const fault = this.#isStarted ? null : await this.#player.startGame(position, position.ply);
      if (fault !== null) return fault;
      if (this.#isClosed) return null;
      this.#isStarted = true;
      const choice = await this.#player.chooseMove({ position, clocks: clocksNow() });
      if ('fault' in choice) return choice.fault;
      this.#noteScore(choice.score);
      const next = play(position, choice.move);
      return next.ok ? { move: choice.move } : { kind: 'illegal-move', detail: next.refusal.code };
    } catch (error) {
      return { kind: 'crash', detail: error instanceof Error ? error.message : String(error) };
    }
  }
}
