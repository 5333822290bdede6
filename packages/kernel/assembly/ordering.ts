// Which moves to try first: those that gain most way, then those that were good elsewhere at the same ply.

const MAX_PLY = 64;
const KILLERS: usize = memory.data(64 * 8);
/** What having refuted another move is worth, in travel cost. */
const FIRST_KILLER = 190;
const SECOND_KILLER = 160;

@inline
export function firstKiller(ply: i32): i32 {
  return load<i32>(KILLERS + ((<usize>ply) << 3));
}

@inline
export function secondKiller(ply: i32): i32 {
  return load<i32>(KILLERS + ((<usize>ply) << 3), 4);
}

/** What a move is worth trying early: its gain first of all. */
@inline
export function priority(move: i32, gain: i32, ply: i32): i32 {
  if (move == firstKiller(ply)) return gain + FIRST_KILLER;
  return move == secondKiller(ply) ? gain + SECOND_KILLER : gain;
}

/** Remembers a move that refuted what came before it. */
export function reward(move: i32, ply: i32): void {
  const killers = KILLERS + ((<usize>ply) << 3);
  if (load<i32>(killers) == move) return;
  store<i32>(killers, load<i32>(killers), 4);
  store<i32>(killers, move);
}

/** Between moves of a game the killers go. */
export function forgetKillers(): void {
  memory.fill(KILLERS, 0, MAX_PLY * 8);
}
