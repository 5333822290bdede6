import { armies, MAX_ARMIES } from './board';
import { countNode, stopped } from './budget';
import { largestGain } from './gain';
import { followerOf } from './game';
import { listMoves } from './list';
import { moveAt, pick, put, worthAt } from './moves';
import { costOf, isHome, shift } from './state';
import { retrace, tread } from './trail';
import { gainOf } from './travel';

// Where more than two play for themselves: a move is worth what it comes to on average when everybody goes on as he fancies.

/** An army's next moves, its best of so many of them, and the best after it are looked at: of one's own, and of others'. */
const OWN_BREADTH = 16;
const OTHERS_BREADTH = 6;
/** Everybody moves so often, and then the army that began is asked once more what it can gain. */
const ROUNDS = 2;

const MOVES: usize = memory.data(2 * 16512);
// Picking the best writes into three places behind the list.
const WORTHS: usize = memory.data(4 * 16512 + 16);

/**
 * What the armies cost when everybody has moved equally often, then what the army that begins gains with its next two moves and by
 * being home sooner: 64-bit floating point, all playouts together.
 */
export const TOGETHER: usize = memory.data(8 * 7);

/** An army fancies a move by up to so much more than it gains, and has gained so much for each turn that it is home sooner. */
let averageMove: i32 = 0;

/** Says what an average move gains. */
export function setAverageMove(gain: i32): void {
  averageMove = gain;
}

/** Spreads every bit over all 32, as MurmurHash3 does. */
@inline
function mix(word: u32): u32 {
  let mixed = word + <u32>0x9e3779b9;
  mixed = (mixed ^ (mixed >> 16)) * <u32>0x85ebca6b;
  mixed = (mixed ^ (mixed >> 13)) * <u32>0xc2b2ae35;
  return mixed ^ (mixed >> 16);
}

/** How much an army fancies a move: the same throughout a playout, and in the same playout of other moves. */
@inline
function fancyOf(taste: u32, army: i32, move: i32): i32 {
  return <i32>((<u64>mix(mix(taste + <u32>army) ^ <u32>move) * <u64>averageMove) >> 32);
}

/** What the move chosen last and the one after it gain; being home after it counts as an average move. */
let chosenGain: i32 = 0;

/**
 * The move after which an army has gained most with its next, were all others to stand still.
 *
 * @param breadth how many moves are looked at, those of largest gain
 * @param taste decides what the army fancies; 0 for nothing
 * @returns 0 when there is no move
 */
function choose(army: i32, breadth: i32, taste: u32): i32 {
  const count = listMoves(army, MOVES);
  for (let index = 0; index < count; index += 1) {
    const move = moveAt(MOVES, index);
    put(MOVES, WORTHS, index, move, gainOf(army, move) + (taste == 0 ? 0 : fancyOf(taste, army, move)));
  }
  let chosen = 0;
  chosenGain = 0;
  for (let index = 0; index < min(breadth, count); index += 1) {
    const move = pick(MOVES, WORTHS, index, count);
    shift(army, move >> 8, move & 255);
    const gain = worthAt(WORTHS, index) + (isHome(army) ? averageMove : max(0, largestGain(army)));
    shift(army, move & 255, move >> 8);
    if (chosen != 0 && gain <= chosenGain) continue;
    chosen = move;
    chosenGain = gain;
  }
  return chosen;
}

/**
 * Plays on after a move of an army until everybody has had his turns. Where nobody fancies anything it ends with the first who
 * cannot move, for what is left would be no line of play.
 *
 * @returns what the army gains with its next two moves and by being home sooner
 */
function playOn(army: i32, first: i32, taste: u32): i32 {
  tread(army, first);
  let mover = army;
  let spared = 0;
  for (let turn = 1; turn < ROUNDS * armies; turn += 1) {
    mover = followerOf(mover);
    if (isHome(mover)) {
      if (mover == army) spared += averageMove;
      continue;
    }
    countNode();
    const isOwn = mover == army;
    const move = choose(mover, isOwn ? OWN_BREADTH : OTHERS_BREADTH, isOwn ? 0 : taste);
    if (move != 0) tread(mover, move);
    else if (taste == 0) break;
  }
  if (isHome(army)) return spared + 2 * averageMove;
  choose(army, OWN_BREADTH, 0);
  return chosenGain;
}

/**
 * Plays on after a move of an army again and again, each time with other tastes, and writes what that comes to, which means
 * nothing when the time was up before.
 *
 * @param from the number of the first playout: the same numbers bring the same tastes
 */
export function playOut(army: i32, first: i32, from: i32, to: i32): void {
  memory.fill(TOGETHER, 0, 8 * (MAX_ARMIES + 1));
  for (let number = from; number < to && !stopped; number += 1) {
    const gain = playOn(army, first, mix(<u32>number) | 1);
    for (let each = 0; each < armies; each += 1) add(each, costOf(each));
    add(MAX_ARMIES, gain);
    retrace();
  }
}

@inline
function add(index: i32, amount: i32): void {
  const at = TOGETHER + ((<usize>index) << 3);
  store<f64>(at, load<f64>(at) + <f64>amount);
}

/** Plays on after a move of an army, nobody fancying anything. @returns how many moves of it were written */
export function followPlayout(army: i32, first: i32): i32 {
  playOn(army, first, 0);
  return retrace();
}
