import { countNode, stopped } from './budget';
import { sideOf } from './game';
import { largestGain, NO_GAIN } from './gain';
import { ANY_GAIN, listGaining } from './gaining';
import { moveAt, pick, put, worthAt } from './moves';
import { firstKiller, forgetKillers, priority, reward, secondKiller } from './ordering';
import { hashOf, isSideHome, nextOf, shift, sideCostOf, sideHomeCostOf } from './state';
import { LIST_BYTES } from './list';
import { AT_LEAST, AT_MOST, age, boundIn, depthIn, EXACT, entryOf, keep, moveIn, scoreIn } from './table';

const MAX_PLY = 60;
const MOVES: usize = memory.data(2 * 16512 * 62);
const WORTHS: usize = memory.data(4 * 16512 * 62);

/** More than any value. */
export const INFINITE: i32 = 1 << 26;
const WON: i32 = 1 << 24;
/** Beyond this a score tells a game that is decided. */
const DECIDED: i32 = WON - 1000;

/** Of the next army's best gain, so many sixteenths are feared at the last ply. */
let fear: i32 = 0;

/** Makes ready for a search that fears so many sixteenths. */
export function beginSearch(sixteenthsFeared: i32): void {
  fear = sixteenthsFeared;
  forgetKillers();
  age();
}

/**
 * The last ply is not played out: costs are sums over men, so the best child is worth the parent and the largest gain. What
 * the next army threatens to gain in turn is taken off in part, and only looked up where it can matter.
 */
@inline
function lastPly(army: i32, here: i32, alpha: i32, ply: i32): i32 {
  const gain = largestGain(army);
  if (gain == NO_GAIN) return here;
  const side = sideOf(army);
  if (sideCostOf(side) - gain == sideHomeCostOf(side)) return WON - ply - 1;
  const value = here + gain;
  if (value <= alpha || fear == 0) return value;
  const next = nextOf(army);
  if (sideOf(next) == side) return value;
  const threat = largestGain(next);
  return threat <= 0 ? value : value - ((threat * fear) >> 4);
}

/** How far the gain of a move may lie below what is needed before the move is passed over. */
@inline
function margin(depth: i32): i32 {
  return depth == 2 ? 0 : 440;
}

/** Plies by which a late move is searched less deep. */
@inline
function reduction(depth: i32, index: i32): i32 {
  if (depth < 3 || index < 4) return 0;
  if (depth >= 5 && index >= 30) return 3;
  return depth >= 4 && index >= 12 ? 2 : 1;
}

/** What a position is worth to the mover, searched for the army that plays next. */
export function valueAfter(side: i32, next: i32, depth: i32, alpha: i32, beta: i32, ply: i32): i32 {
  return sideOf(next) == side ? search(next, depth, alpha, beta, ply) : -search(next, depth, -beta, -alpha, ply);
}

/** What a move is worth to the side that makes it. */
function valueOfMove(army: i32, move: i32, depth: i32, alpha: i32, beta: i32, ply: i32): i32 {
  shift(army, move >> 8, move & 255);
  const value = valueAfter(sideOf(army), nextOf(army), depth, alpha, beta, ply + 1);
  shift(army, move & 255, move >> 8);
  return value;
}

/** Principal variation search: the value of the position for the side of the army to move. */
function search(army: i32, depth: i32, alpha: i32, beta: i32, ply: i32): i32 {
  countNode();
  if (stopped) return 0;
  const side = sideOf(army);
  if (isSideHome(1 - side)) return ply - WON;
  if (isSideHome(side)) return WON - ply;
  const here = sideCostOf(1 - side) - sideCostOf(side);
  if (depth <= 0 || ply >= MAX_PLY) return here;
  if (depth == 1) return lastPly(army, here, alpha, ply);

  const hash = hashOf(army);
  const entry = entryOf(hash);
  let known = 0;
  if (entry != 0) {
    known = moveIn(entry);
    if (depthIn(entry) >= depth) {
      let score = scoreIn(entry);
      if (score > DECIDED) score -= ply;
      else if (score < -DECIDED) score += ply;
      const bound = boundIn(entry);
      if (bound == EXACT || (bound == AT_LEAST && score >= beta) || (bound == AT_MOST && score <= alpha)) return score;
    }
  }

  const floor = alpha;
  let best = -INFINITE;
  let bestMove = 0;
  if (known != 0) {
    best = valueOfMove(army, known, depth - 1, alpha, beta, ply);
    if (stopped) return 0;
    bestMove = known;
    alpha = max(alpha, best);
  }
  if (alpha < beta) {
    const moves = MOVES + <usize>ply * LIST_BYTES;
    const worths = WORTHS + <usize>ply * (2 * LIST_BYTES);
    const prunes = depth <= 4 && alpha > -DECIDED && beta < DECIDED;
    const needed = prunes ? alpha - here - margin(depth) : ANY_GAIN;
    const listed = listGaining(army, needed, moves, worths);
    let count = 0;
    for (let index = 0; index < listed; index += 1) {
      const move = moveAt(moves, index);
      if (move == known) continue;
      put(moves, worths, count, move, priority(move, worthAt(worths, index), ply));
      count += 1;
    }
    if (count == 0 && known == 0) {
      const most = largestGain(army);
      return most == NO_GAIN ? here : min(alpha, here + most);
    }
    const before = known == 0 ? 0 : 1;
    for (let index = 0; index < count; index += 1) {
      const move = pick(moves, worths, index, count);
      let value: i32;
      if (index + before == 0) value = valueOfMove(army, move, depth - 1, alpha, beta, ply);
      else {
        const killer = move == firstKiller(ply) || move == secondKiller(ply);
        const less = killer ? 0 : reduction(depth, index + before);
        value = valueOfMove(army, move, depth - 1 - less, alpha, alpha + 1, ply);
        if (less > 0 && value > alpha && !stopped) value = valueOfMove(army, move, depth - 1, alpha, alpha + 1, ply);
        if (value > alpha && value < beta && !stopped) value = valueOfMove(army, move, depth - 1, alpha, beta, ply);
      }
      if (stopped) return 0;
      if (value > best) {
        best = value;
        bestMove = move;
      }
      alpha = max(alpha, value);
      if (alpha >= beta) break;
    }
  }
  if (alpha >= beta) reward(bestMove, ply);
  let score = best;
  if (score > DECIDED) score += ply;
  else if (score < -DECIDED) score -= ply;
  keep(hash, score, bestMove, depth, best >= beta ? AT_LEAST : best > floor ? EXACT : AT_MOST);
  return best;
}
