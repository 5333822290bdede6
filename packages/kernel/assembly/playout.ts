import { homeCostOf, nextArmy } from './armies';
import { base } from './base';
import { armyCount, toggleCell, toggleMan } from './board';
import { countNode, stopped } from './budget';
import { largestGainAbove } from './largest-gain';
import { MAX_ARMIES, MAX_MOVES } from './limits';
import { moveAt, priorityAt, selectNext, writeMove } from './move-buffer';
import { listMoves } from './move-list';
import { makeMove, unmakeMoves } from './move-stack';
import { costOf, isHome } from './state';
import { gainOf } from './travel-cost';

// Playouts, for games with more than two sides: a move is evaluated by the average result of several noisy
// continuations.

/**
 * The number of moves that the army that began the playout examines together with its best next move, and the number
 * that the other armies examine.
 */
const OWN_BREADTH = 16;
const OTHERS_BREADTH = 6;
/** The number of moves of each army in a playout. At its end, the army that began looks for its best next two moves. */
const ROUND_COUNT = 2;

const MOVES: usize = base + memory.data(2 * MAX_MOVES);
// `selectNext` overwrites the four entries after the list.
const PRIORITIES: usize = base + memory.data(4 * MAX_MOVES + 16);

/**
 * The sums over playouts, as 64-bit floats: the travel cost of each army after all have moved equally often; then the
 * gain of the next two moves of the army that began, and of the turns that it saves.
 */
export const PLAYOUT_TOTALS: usize = base + memory.data(8 * (MAX_ARMIES + 1));

/** The upper limit of the noise added to a move's gain, in eighths of the gain of an average move. */
const NOISE_EIGHTHS = 13;

/** The gain that counts for each saved turn. */
let averageMoveGain: i32 = 0;
let noiseLimit: i32 = 0;

export function setAverageMoveGain(gain: i32): void {
  averageMoveGain = gain;
  noiseLimit = (NOISE_EIGHTHS * gain) >> 3;
}

/** Spreads every bit over all 32, with the finalizer of MurmurHash3. */
@inline
function mix(value: u32): u32 {
  let mixed = value + <u32>0x9e3779b9;
  mixed = (mixed ^ (mixed >> 16)) * <u32>0x85ebca6b;
  mixed = (mixed ^ (mixed >> 13)) * <u32>0xc2b2ae35;
  return mixed ^ (mixed >> 16);
}

/** Returns the noise added to a move's gain. It is constant within a playout, and the same for every root move. */
@inline
function moveNoise(noiseSeed: u32, army: i32, move: i32): i32 {
  return <i32>((<u64>mix(mix(noiseSeed + <u32>army) ^ <u32>move) * <u64>noiseLimit) >> 32);
}

/**
 * The gain of the most recently chosen move and the next one together. If the move brings the army home, the next
 * counts as average.
 */
let chosenGain: i32 = 0;

/** Moves a man on the bitboards alone. The same call again moves it back. Games with more than two sides have no marked men. */
@inline
function toggleMove(army: i32, move: i32): void {
  const from = move >> 8;
  const to = move & 255;
  toggleMan(army, from);
  toggleMan(army, to);
  toggleCell(from);
  toggleCell(to);
}

/**
 * Returns the move that gains most together with the army's best next move, assuming that no other army moves.
 *
 * @param breadth the number of moves to examine, those with the largest gain
 * @param noiseSeed the seed of the noise; 0 for none
 * @returns 0 if there is no move
 */
function chooseMove(army: i32, breadth: i32, noiseSeed: u32): i32 {
  const count = listMoves(army, MOVES);
  for (let index = 0; index < count; index += 1) {
    const move = moveAt(MOVES, index);
    writeMove(MOVES, PRIORITIES, index, move, gainOf(army, move) + (noiseSeed == 0 ? 0 : moveNoise(noiseSeed, army, move)));
  }
  let chosen = 0;
  chosenGain = 0;
  for (let index = 0; index < min(breadth, count); index += 1) {
    const move = selectNext(MOVES, PRIORITIES, index, count);
    const gain = priorityAt(PRIORITIES, index);
    // Only a larger next gain would make this move the best one.
    const bound = chosen == 0 ? 0 : max(0, chosenGain - gain);
    toggleMove(army, move);
    const nextGain = costOf(army) - gainOf(army, move) == homeCostOf(army) ? averageMoveGain : largestGainAbove(army, bound);
    toggleMove(army, move);
    if (chosen != 0 && gain + nextGain <= chosenGain) continue;
    chosen = move;
    chosenGain = gain + nextGain;
  }
  return chosen;
}

/**
 * Plays on after a root move until each army has moved ROUND_COUNT times. Without noise, the playout ends at
 * the first army that has no legal moves, since the moves would no longer form a line.
 *
 * @returns the gain of the army's next two moves and of the turns that it saves
 */
function playOut(army: i32, rootMove: i32, noiseSeed: u32): i32 {
  makeMove(army, rootMove);
  let mover = army;
  let savedGain = 0;
  for (let turn = 1; turn < ROUND_COUNT * armyCount; turn += 1) {
    mover = nextArmy(mover);
    if (isHome(mover)) {
      if (mover == army) savedGain += averageMoveGain;
      continue;
    }
    countNode();
    const isOwn = mover == army;
    const move = chooseMove(mover, isOwn ? OWN_BREADTH : OTHERS_BREADTH, isOwn ? 0 : noiseSeed);
    if (move != 0) makeMove(mover, move);
    else if (noiseSeed == 0) break;
  }
  if (isHome(army)) return savedGain + 2 * averageMoveGain;
  chooseMove(army, OWN_BREADTH, 0);
  return chosenGain;
}

/**
 * Runs playouts of an army's root move, each with different noise, and writes PLAYOUT_TOTALS. The totals are invalid if
 * the search has stopped.
 *
 * @param firstPlayout the index of the first playout, which seeds its noise
 * @param endPlayout one past the index of the last playout
 */
export function runPlayouts(army: i32, rootMove: i32, firstPlayout: i32, endPlayout: i32): void {
  memory.fill(PLAYOUT_TOTALS, 0, 8 * (MAX_ARMIES + 1));
  for (let playout = firstPlayout; playout < endPlayout && !stopped; playout += 1) {
    const gain = playOut(army, rootMove, mix(<u32>playout) | 1);
    for (let index = 0; index < armyCount; index += 1) addToTotal(index, costOf(index));
    addToTotal(MAX_ARMIES, gain);
    unmakeMoves();
  }
}

@inline
function addToTotal(index: i32, amount: i32): void {
  const address = PLAYOUT_TOTALS + ((<usize>index) << 3);
  store<f64>(address, load<f64>(address) + <f64>amount);
}

/**
 * Writes the line of a playout without noise to MOVE_STACK.
 *
 * @returns its length
 */
export function readPlayoutLine(army: i32, rootMove: i32): i32 {
  playOut(army, rootMove, 0);
  return unmakeMoves();
}
