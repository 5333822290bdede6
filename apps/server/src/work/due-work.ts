import type { Result } from '@halma/protocol';
import type { DueKind } from '../game/due.ts';
import type { GameState } from '../game/state.ts';
import type { GameStore, TakenWork } from '../store/game-store.ts';
import type { Tables } from '../tables/tables.ts';

/** Chooses the computer's turns. */
export interface Thinker {
  /** How many more turns it can think about now. */
  readonly free: number;
  /** The text of a legal move for the seat to move, the computer's. */
  choose(state: GameState): Promise<string>;
}

/** What a node needs to do work that falls due. */
export interface DueWorkNeeds {
  readonly games: GameStore;
  readonly tables: Pick<Tables, 'find' | 'command'>;
  readonly thinker: Thinker;
  /** Call time, too: for nodes that people can reach, since whoever reaches none is not charged. */
  readonly callsTime: boolean;
  readonly now: () => number;
  /** Told of faults; the work is then taken again, here or elsewhere, when its lease has ended. */
  readonly onFault: (fault: unknown) => void;
}

/** How long others leave taken work alone, in milliseconds: a node that dies takes its work with it for so long. */
const LEASES: Readonly<Record<DueKind, number>> = { time: 5_000, level: 30_000 };

/** After a refusal, such as that of a clock running a little fast, work is looked at again so much later. */
const PAUSE = 200;

const AT_ONCE = 50;

/**
 * Takes work that is due, as much as this node can do now, and does it. Nothing waits in this process: what is not taken,
 * or not finished, lies in the store for whoever comes next.
 *
 * @returns how much was taken
 */
export async function doDueWork(need: DueWorkNeeds): Promise<number> {
  const late = need.callsTime ? await need.games.takeDue('time', need.now(), LEASES.time, AT_ONCE) : [];
  const free = need.thinker.free;
  const levels = free > 0 ? await need.games.takeDue('level', need.now(), LEASES.level, free) : [];
  await Promise.all(late.map((work) => safely(need, work, callTime)));
  // Thinking takes long; who waits for time to be called need not wait for it.
  for (const work of levels) void safely(need, work, moveLevel);
  return late.length + levels.length;
}

type Doing = (need: DueWorkNeeds, work: TakenWork, state: GameState) => Promise<Result<number>>;

async function safely(need: DueWorkNeeds, work: TakenWork, doing: Doing): Promise<void> {
  try {
    const live = await need.tables.find(work.game);
    if (live === undefined) return;
    const done = await doing(need, work, live.state);
    if (!done.ok) await need.games.giveBack(work, need.now() + PAUSE);
  } catch (fault) {
    need.onFault(fault);
  }
}

const callTime: Doing = ({ tables }, { game }, state) =>
  tables.command(game, `time-${state.seq}`, { by: 'server', order: { do: 'time' } });

const moveLevel: Doing = async (need, work, state) => {
  const ply = state.position?.ply ?? 0;
  const move = await need.thinker.choose(state);
  const order = { by: 'server', order: { do: 'level-move', ply, move } } as const;
  const moved = await need.tables.command(work.game, `level-${state.seq}`, order);
  // The computer, too, loses when its time is up.
  return !moved.ok && moved.refusal.code === 'time-is-up' ? callTime(need, work, state) : moved;
};
