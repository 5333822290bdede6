// Which moves to try first: those that gain most way, then those that were good elsewhere in the search.

const MAX_PLY = 64;
const HISTORY: usize = memory.data(6 * 65536 * 4);
const KILLERS: usize = memory.data(64 * 8);
const HISTORY_LIMIT = 4000;
const FIRST_KILLER = 3000;
const SECOND_KILLER = 2500;
const GAIN_WEIGHT = 16;

@inline
function history(army: i32, move: i32): usize {
  return HISTORY + ((<usize>((army << 16) | move)) << 2);
}

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
export function priority(army: i32, move: i32, gain: i32, ply: i32): i32 {
  let worth = gain * GAIN_WEIGHT + load<i32>(history(army, move));
  if (move == firstKiller(ply)) worth += FIRST_KILLER;
  else if (move == secondKiller(ply)) worth += SECOND_KILLER;
  return worth;
}

/** Remembers a move that refuted what came before it. */
export function reward(army: i32, move: i32, depth: i32, ply: i32): void {
  const killers = KILLERS + ((<usize>ply) << 3);
  if (load<i32>(killers) != move) {
    store<i32>(killers, load<i32>(killers), 4);
    store<i32>(killers, move);
  }
  const at = history(army, move);
  const worth = load<i32>(at) + depth * depth;
  store<i32>(at, worth);
  if (worth <= HISTORY_LIMIT) return;
  for (let other = 0; other < 65536; other += 1) {
    const place = history(army, other);
    store<i32>(place, load<i32>(place) >> 1);
  }
}

/** Between moves of a game: killers go, history fades. */
export function fadeOrdering(): void {
  memory.fill(KILLERS, 0, MAX_PLY * 8);
  for (let index: usize = 0; index < 6 * 65536; index += 1) {
    store<i32>(HISTORY + (index << 2), load<i32>(HISTORY + (index << 2)) >> 2);
  }
}
