import { base } from './base';
import { MAX_PLY } from './limits';

// Move ordering: largest gain first, with a bonus for the two killer moves of the ply.

const KILLERS: usize = base + memory.data(8 * MAX_PLY);
/** Bonuses for the killer moves, in units of travel cost. */
const FIRST_KILLER_BONUS = 190;
const SECOND_KILLER_BONUS = 160;

@inline
export function firstKiller(ply: i32): i32 {
  return load<i32>(KILLERS + ((<usize>ply) << 3));
}

@inline
export function secondKiller(ply: i32): i32 {
  return load<i32>(KILLERS + ((<usize>ply) << 3), 4);
}

/** Returns the priority of a move with a given gain. */
@inline
export function priorityOf(move: i32, gain: i32, ply: i32): i32 {
  if (move == firstKiller(ply)) return gain + FIRST_KILLER_BONUS;
  return move == secondKiller(ply) ? gain + SECOND_KILLER_BONUS : gain;
}

/** Records a move that caused a cutoff as the first killer of its ply. */
export function recordCutoff(move: i32, ply: i32): void {
  const killers = KILLERS + ((<usize>ply) << 3);
  if (load<i32>(killers) == move) return;
  store<i32>(killers, load<i32>(killers), 4);
  store<i32>(killers, move);
}

export function clearKillers(): void {
  memory.fill(KILLERS, 0, 8 * MAX_PLY);
}
