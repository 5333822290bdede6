import { fadeOrdering, firstKiller, priority, reward, secondKiller } from './ordering';
import { costOf, hashOf, homeCostOf, shift } from './state';
import { LIST_BYTES, largestGain, listMoves, NO_GAIN } from './sweep';
import { AT_LEAST, AT_MOST, boundIn, depthIn, entryOf, EXACT, holds, keep, moveIn, scoreIn } from './table';
import { gainOf } from './travel';

/** The host's clock, in milliseconds. */
@external('host', 'clock')
declare function clock(): f64;

const MAX_PLY = 60;
const MOVES: usize = memory.data(2 * 16512 * 62);
const WORTHS: usize = memory.data(4 * 16512 * 62);

/** The moves of the position to be searched, written by the host, and what each is worth apart from the search. */
export const ROOT_MOVES: usize = memory.data(2 * 16512);
export const ROOT_BIASES: usize = memory.data(4 * 16512);

const INFINITE: i32 = 1 << 26;
const WON: i32 = 1 << 24;
/** Beyond this a score tells a game that is decided. */
const DECIDED: i32 = WON - 1000;

/** Of the opponent's best gain, so many sixteenths are feared at the last ply. */
const FEAR = 10;

let nodes: i64 = 0;
let deadline: f64 = 0;
let stopped = false;

export function nodesSearched(): i64 {
  return nodes;
}

export function hasStopped(): bool {
  return stopped;
}

/** Makes ready for a search that may take until then on the host's clock. */
export function beginSearch(until: f64): void {
  nodes = 0;
  stopped = false;
  deadline = until;
  fadeOrdering();
}

@inline
function moveAt(list: usize, index: i32): i32 {
  return <i32>load<u16>(list + ((<usize>index) << 1));
}

@inline
function worthAt(list: usize, index: i32): i32 {
  return load<i32>(list + ((<usize>index) << 2));
}

/** Brings the worthiest move that is left to a place of the list, and returns it. */
function pick(moves: usize, worths: usize, place: i32, count: i32): i32 {
  let best = place;
  for (let index = place + 1; index < count; index += 1) {
    if (worthAt(worths, index) > worthAt(worths, best)) best = index;
  }
  const move = moveAt(moves, best);
  const worth = worthAt(worths, best);
  store<u16>(moves + ((<usize>best) << 1), <u16>moveAt(moves, place));
  store<i32>(worths + ((<usize>best) << 2), worthAt(worths, place));
  store<u16>(moves + ((<usize>place) << 1), <u16>move);
  store<i32>(worths + ((<usize>place) << 2), worth);
  return move;
}

/**
 * The last ply is not played out: costs are sums over men, so the best child is worth the parent and the largest gain. What
 * the opponent threatens to gain in turn is taken off in part, and only looked up where it can matter.
 */
@inline
function lastPly(side: i32, here: i32, alpha: i32, ply: i32): i32 {
  const gain = largestGain(side);
  if (gain == NO_GAIN) return here;
  if (costOf(side) - gain == homeCostOf(side)) return WON - ply - 1;
  const value = here + gain;
  if (value <= alpha) return value;
  const threat = largestGain(1 - side);
  return threat <= 0 ? value : value - ((threat * FEAR) >> 4);
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

/** Principal variation search: the value of the position for the side to move. */
function search(side: i32, depth: i32, alpha: i32, beta: i32, ply: i32): i32 {
  nodes += 1;
  if ((nodes & 1023) == 0 && clock() > deadline) stopped = true;
  if (stopped) return 0;
  const other = 1 - side;
  if (costOf(other) == homeCostOf(other)) return ply - WON;
  const here = costOf(other) - costOf(side);
  if (depth <= 0 || ply >= MAX_PLY) return here;
  if (depth == 1) return lastPly(side, here, alpha, ply);

  const hash = hashOf(side);
  const entry = entryOf(hash);
  let known = 0;
  if (holds(entry, hash)) {
    known = moveIn(entry);
    if (depthIn(entry) >= depth) {
      let score = scoreIn(entry);
      if (score > DECIDED) score -= ply;
      else if (score < -DECIDED) score += ply;
      const bound = boundIn(entry);
      if (bound == EXACT || (bound == AT_LEAST && score >= beta) || (bound == AT_MOST && score <= alpha)) return score;
    }
  }

  const moves = MOVES + <usize>ply * LIST_BYTES;
  const worths = WORTHS + <usize>ply * (2 * LIST_BYTES);
  const listed = listMoves(side, moves);
  if (listed == 0) return here;
  const prunes = depth <= 4 && alpha > -DECIDED && beta < DECIDED;
  const needed = prunes ? alpha - here - margin(depth) : -INFINITE;
  let count = 0;
  let passedOver = -INFINITE;
  for (let index = 0; index < listed; index += 1) {
    const move = moveAt(moves, index);
    const gain = gainOf(side, move);
    if (gain <= needed && move != known) {
      passedOver = max(passedOver, gain);
      continue;
    }
    store<u16>(moves + ((<usize>count) << 1), <u16>move);
    store<i32>(worths + ((<usize>count) << 2), move == known ? INFINITE : priority(side, move, gain, ply));
    count += 1;
  }
  if (count == 0) return min(alpha, here + passedOver);

  const floor = alpha;
  let best = -INFINITE;
  let bestMove = 0;
  for (let index = 0; index < count; index += 1) {
    const move = pick(moves, worths, index, count);
    const from = move >> 8;
    const to = move & 255;
    shift(side, from, to);
    let value: i32;
    if (index == 0) value = -search(other, depth - 1, -beta, -alpha, ply + 1);
    else {
      const killer = move == firstKiller(ply) || move == secondKiller(ply);
      const less = killer ? 0 : reduction(depth, index);
      value = -search(other, depth - 1 - less, -alpha - 1, -alpha, ply + 1);
      if (less > 0 && value > alpha && !stopped) value = -search(other, depth - 1, -alpha - 1, -alpha, ply + 1);
      if (value > alpha && value < beta && !stopped) value = -search(other, depth - 1, -beta, -alpha, ply + 1);
    }
    shift(side, to, from);
    if (stopped) return 0;
    if (value > best) {
      best = value;
      bestMove = move;
    }
    alpha = max(alpha, value);
    if (alpha >= beta) {
      reward(side, move, depth, ply);
      break;
    }
  }
  let score = best;
  if (score > DECIDED) score += ply;
  else if (score < -DECIDED) score -= ply;
  keep(entry, hash, score, bestMove, depth, best >= beta ? AT_LEAST : best > floor ? EXACT : AT_MOST);
  return best;
}

/**
 * Searches the root moves once, to a depth. A move that proves better than those before it comes to the front of the list with
 * its bias, so the list ends with the best first and is in good order for the next depth.
 *
 * @returns the value of the best move; meaningless when nothing was found before the time was up
 */
export function searchRoot(side: i32, depth: i32, count: i32): i32 {
  const other = 1 - side;
  let alpha = -INFINITE;
  for (let index = 0; index < count; index += 1) {
    const move = moveAt(ROOT_MOVES, index);
    const bias = worthAt(ROOT_BIASES, index);
    const bar = alpha - bias;
    shift(side, move >> 8, move & 255);
    let value: i32;
    if (index == 0) value = -search(other, depth - 1, -INFINITE, INFINITE, 1);
    else {
      value = -search(other, depth - 1, -bar - 1, -bar, 1);
      if (value > bar && !stopped) value = -search(other, depth - 1, -INFINITE, -bar, 1);
    }
    shift(side, move & 255, move >> 8);
    if (stopped) return alpha;
    if (value + bias <= alpha) continue;
    alpha = value + bias;
    for (let place = index; place > 0; place -= 1) {
      store<u16>(ROOT_MOVES + ((<usize>place) << 1), <u16>moveAt(ROOT_MOVES, place - 1));
      store<i32>(ROOT_BIASES + ((<usize>place) << 2), worthAt(ROOT_BIASES, place - 1));
    }
    store<u16>(ROOT_MOVES, <u16>move);
    store<i32>(ROOT_BIASES, bias);
  }
  return alpha;
}
