import { BOARD, fullMask, maskOf, setWord, spread, word } from './figures-ground';

// The state that is being looked into, seen from one end: men are left on squares of one list, and others have come to squares
// of the other and stay there. Taking moves back exchanges the lists and nothing else.

export const MEN: usize = memory.data(32);
export const STAY: usize = memory.data(32);
/** The squares that are left to be filled. */
export const GOALS: usize = memory.data(32);
/** Where a man may still land: anywhere but on those who stay. */
export const OPEN: usize = memory.data(32);
/** Everyone who may be crossed at one time or another: men, those who stay, and those who will stand on the goals. */
export const STONES: usize = memory.data(32);

export let menMask: u32 = 0;
export let goalsMask: u32 = 0;

/** Sets up a state: men left on squares of a list, and the squares of the other list that are filled. */
@inline
export function setStanding(list: i32, men: u32, filled: u32): void {
  menMask = men;
  goalsMask = fullMask & ~filled;
  spread(list, men, MEN);
  spread(1 - list, filled, STAY);
  spread(1 - list, goalsMask, GOALS);
  for (let k = 0; k < 4; k += 1) {
    setWord(OPEN, k, word(BOARD, k) & ~word(STAY, k));
    setWord(STONES, k, word(MEN, k) | word(STAY, k) | word(GOALS, k));
  }
}

/** The squares of a list among those cells of a set whose class is not k and that touch a certain cell of class k. */
@inline
export function stepsFrom(list: i32, k: i32, neighbours: usize, set: usize): u32 {
  return (
    maskOf(list, k ^ 1, word(neighbours, k ^ 1) & word(set, k ^ 1)) |
    maskOf(list, k ^ 2, word(neighbours, k ^ 2) & word(set, k ^ 2)) |
    maskOf(list, k ^ 3, word(neighbours, k ^ 3) & word(set, k ^ 3))
  );
}
