import { base } from './base';
import { bitboard, menOf } from './board';
import {
  ACTIVATION_LIMIT,
  BIT_COUNT,
  CLASS_COUNT,
  MAX_NEURONS,
  MAX_PLY,
  NETWORK_FRACTION_BITS,
  NETWORK_SETTING_COUNT,
  NEURON_GROUP,
} from './limits';

// A small network that corrects the evaluation when two armies play. Each army has its own inputs: its men
// and its opponent's, on the board turned so that both armies move in the same direction. One layer of
// neurons serves both views. A correction takes the sums of both views, limited to 0 … ACTIVATION_LIMIT, and
// has separate weights for the army to move and for its opponent. All numbers are integers, so the results
// are the same on every machine.
//
// Each ply keeps its own sums. A search computes a position's sums from its parent's sums and the move
// between them, and only if it searches deeper or needs the correction; undoing a move costs nothing.

/** The number of views, one for each of the two armies. */
const VIEW_COUNT = 2;

/**
 * The weights by input (own men by bit index, then the opponent's men by bit index) and neuron, 8 bits each.
 * The host writes them, and the other regions up to SUMS. The weights of a network with fewer than
 * MAX_NEURONS neurons are packed without gaps.
 */
export const INPUT_WEIGHTS: usize = base + memory.data(2 * BIT_COUNT * MAX_NEURONS, 16);
/** The bias of each neuron, 16 bits each. */
export const NEURON_BIASES: usize = base + memory.data(2 * MAX_NEURONS, 16);
/** The weights by neuron of the view of the army to move, then of its opponent's view, 16 bits each. */
export const OUTPUT_WEIGHTS: usize = base + memory.data(2 * VIEW_COUNT * MAX_NEURONS, 16);
/** For each bit index, the bit index on the board turned by 180°, 8 bits each. */
export const TURNED_CELLS: usize = base + memory.data(BIT_COUNT);
/**
 * 32-bit numbers: the number of neurons, the bias of the output, and the travel cost that one unit of the output is
 * worth, in units of 2 to the power of -NETWORK_FRACTION_BITS. The cost is 0 if there is no network.
 */
export const NETWORK_SETTINGS: usize = base + memory.data(4 * NETWORK_SETTING_COUNT);

/**
 * The sums of the bias and of the weights of all men, by ply, view and neuron, 16 bits each. They cannot overflow with
 * a bias of up to 2 ** 14 and up to 128 men.
 */
const SUMS: usize = base + memory.data(2 * VIEW_COUNT * MAX_NEURONS * (MAX_PLY + 1), 16);
const PLY_BYTES: usize = 2 * VIEW_COUNT * MAX_NEURONS;
/** The move that led to each ply, and the army that made it. */
const MOVES_MADE: usize = base + memory.data(4 * (MAX_PLY + 1));

/** Whether the running search uses the network. */
export let usesNetwork = false;
/** The size of one input's weights, in bytes: the number of neurons. */
let inputBytes: usize = 0;
let outputBias: i32 = 0;
let unitCost: i64 = 0;

/** Returns the address of the sums of a view at a ply. */
@inline
function sumsAt(ply: i32, view: i32): usize {
  return SUMS + <usize>ply * PLY_BYTES + <usize>view * (inputBytes << 1);
}

/** Returns the address of the weights of an army's man in a view. */
@inline
function inputRow(view: i32, army: i32, bitIndex: i32): usize {
  const cell = view == 0 ? bitIndex : <i32>load<u8>(TURNED_CELLS + <usize>bitIndex);
  return INPUT_WEIGHTS + <usize>((view == army ? 0 : BIT_COUNT) + cell) * inputBytes;
}

/** Computes the sums of the root from the men, if the host has set a network. */
export function prepareNetwork(): void {
  inputBytes = <usize>load<i32>(NETWORK_SETTINGS);
  outputBias = load<i32>(NETWORK_SETTINGS, 4);
  unitCost = <i64>load<i32>(NETWORK_SETTINGS, 8);
  usesNetwork = unitCost != 0;
  if (!usesNetwork) return;
  for (let view = 0; view < VIEW_COUNT; view += 1) {
    const sums = sumsAt(0, view);
    memory.copy(sums, NEURON_BIASES, inputBytes << 1);
    for (let army = 0; army < 2 * VIEW_COUNT; army += 1) {
      for (let k = 0; k < CLASS_COUNT; k += 1) {
        for (let men = bitboard(menOf(army), k); men != 0; men &= men - 1) {
          // The marked men are armies 2 and 3. The network does not distinguish them from other men.
          const row = inputRow(view, army & 1, (k << 6) | <i32>ctz(men));
          for (let neuron: usize = 0; neuron < inputBytes; neuron += NEURON_GROUP) {
            const address = sums + (neuron << 1);
            v128.store(address, i16x8.add(v128.load(address), v128.load_ext<i8>(row + neuron)));
          }
        }
      }
    }
  }
}

/** Records the move of an army that leads to a ply. */
@inline
export function recordMove(ply: i32, army: i32, move: i32): void {
  store<i32>(MOVES_MADE + (<usize>ply << 2), (army << 16) | move);
}

/** Returns eight sums of a view after a move, from those of the previous ply. */
@inline
function sumsAfter(previousSums: usize, originRow: usize, destinationRow: usize, neuron: usize): v128 {
  const change = i16x8.sub(v128.load_ext<i8>(destinationRow + neuron), v128.load_ext<i8>(originRow + neuron));
  return i16x8.add(v128.load(previousSums + (neuron << 1)), change);
}

/** Computes the sums of a ply after the root from those of the previous ply and the recorded move. */
export function updateSums(ply: i32): void {
  const moveMade = load<i32>(MOVES_MADE + (<usize>ply << 2));
  for (let view = 0; view < VIEW_COUNT; view += 1) {
    const previousSums = sumsAt(ply - 1, view);
    const sums = sumsAt(ply, view);
    const originRow = inputRow(view, moveMade >> 16, (moveMade >> 8) & 255);
    const destinationRow = inputRow(view, moveMade >> 16, moveMade & 255);
    for (let neuron: usize = 0; neuron < inputBytes; neuron += NEURON_GROUP) {
      v128.store(sums + (neuron << 1), sumsAfter(previousSums, originRow, destinationRow, neuron));
    }
  }
}

/** Returns the products of eight limited neurons and their weights, as four partial sums. */
@inline
function weightedSums(sums: v128, weights: usize): v128 {
  const active = i16x8.min_s(i16x8.max_s(sums, i16x8.splat(0)), i16x8.splat(<i16>ACTIVATION_LIMIT));
  return i32x4.dot_i16x8_s(active, v128.load(weights));
}

/** Returns the address of the output weights for a view when an army is to move. */
@inline
function outputRow(view: i32, army: i32): usize {
  return view == army ? OUTPUT_WEIGHTS : OUTPUT_WEIGHTS + (inputBytes << 1);
}

/** Returns a correction of the evaluation in units of travel cost, from the products of all neurons. */
@inline
function correctionOf(parts: v128): i32 {
  const output =
    i32x4.extract_lane(parts, 0) +
    i32x4.extract_lane(parts, 1) +
    i32x4.extract_lane(parts, 2) +
    i32x4.extract_lane(parts, 3) +
    outputBias;
  return <i32>((<i64>output * unitCost) >> NETWORK_FRACTION_BITS);
}

/** Returns the correction for an army to move at a ply whose sums are computed; 0 if there is no network. */
export function correctionAt(ply: i32, army: i32): i32 {
  if (!usesNetwork) return 0;
  let parts = i32x4.splat(0);
  for (let view = 0; view < VIEW_COUNT; view += 1) {
    const sums = sumsAt(ply, view);
    const weights = outputRow(view, army);
    for (let offset: usize = 0; offset < inputBytes << 1; offset += 2 * NEURON_GROUP) {
      parts = i32x4.add(parts, weightedSums(v128.load(sums + offset), weights + offset));
    }
  }
  return correctionOf(parts);
}

/**
 * Returns the correction at a ply after the root, computed from the sums of the previous ply without storing new sums;
 * 0 if there is no network.
 */
export function correctionAfterMove(ply: i32, army: i32): i32 {
  if (!usesNetwork) return 0;
  const moveMade = load<i32>(MOVES_MADE + (<usize>ply << 2));
  let parts = i32x4.splat(0);
  for (let view = 0; view < VIEW_COUNT; view += 1) {
    const previousSums = sumsAt(ply - 1, view);
    const originRow = inputRow(view, moveMade >> 16, (moveMade >> 8) & 255);
    const destinationRow = inputRow(view, moveMade >> 16, moveMade & 255);
    const weights = outputRow(view, army);
    for (let neuron: usize = 0; neuron < inputBytes; neuron += NEURON_GROUP) {
      parts = i32x4.add(parts, weightedSums(sumsAfter(previousSums, originRow, destinationRow, neuron), weights + (neuron << 1)));
    }
  }
  return correctionOf(parts);
}
