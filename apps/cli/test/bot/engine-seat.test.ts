import { describe, expect, test } from 'vitest';
import type { ArenaPlayer, PlayerFault } from '../../src/arena/player.ts';
import { EngineSeat } from '../../src/bot/engine-seat.ts';
import { positionOf } from '../support/positions.ts';

const KILLED: PlayerFault = { kind: 'crash', detail: 'killed by SIGKILL' };

/** A player whose program never answers: a pending request ends with a crash when the player is closed. */
class SilentPlayer implements ArenaPlayer {
  readonly #slowStep: 'start' | 'move';
  readonly #startFault: PlayerFault | null;
  #reportCrash: (fault: PlayerFault) => void = () => {};
  starts = 0;
  moves = 0;
  isRunning = false;

  /** @param startFault the result of a slow start that is interrupted */
  constructor(slowStep: 'start' | 'move', startFault: PlayerFault | null) {
    this.#slowStep = slowStep;
    this.#startFault = startFault;
  }

  async startGame(): Promise<PlayerFault | null> {
    this.starts += 1;
    if (this.#slowStep === 'start') await this.#crash();
    const fault = this.#slowStep === 'start' ? this.#startFault : null;
    this.isRunning = fault === null;
    return fault;
  }

  async chooseMove(): Promise<{ readonly fault: PlayerFault }> {
    this.moves += 1;
    return { fault: await this.#crash() };
  }

  cpuTimeMs(): number {
    return 0;
  }

  close(): void {
    this.isRunning = false;
    this.#reportCrash(KILLED);
  }

  #crash(): Promise<PlayerFault> {
    return new Promise((resolve) => {
      this.#reportCrash = resolve;
    });
  }
}

describe('a seat that is closed while its engine', () => {
  test.each<readonly [string, SilentPlayer, number]>([
    ['thinks', new SilentPlayer('move', null), 1],
    ['starts', new SilentPlayer('start', KILLED), 0],
    ['finishes its start', new SilentPlayer('start', null), 0],
  ])(
    '%s counts no fault and leaves no program running',
    async (_, player, moves) => {
      const faults: PlayerFault[] = [];
      const seat = new EngineSeat(player, (fault) => faults.push(fault));
      const choice = seat.chooseMove(positionOf('grasshopper-8'), () => new Map());
      await expect.poll(() => player.starts + player.moves).toBe(1 + moves);
      seat.close();
      expect(await choice).toBeNull();
      expect([faults, player.starts, player.moves, player.isRunning]).toEqual([[], 1, moves, false]);
    },
    5000,
  );
});
