import { base } from './base';
import { bitboard, menOf } from './board';
import { ACTIVATION_LIMIT, BIT_COUNT, CLASS_COUNT, HIDDEN_NEURONS, NETWORK_FRACTION_BITS } from './limits';

// A small network that corrects the evaluation where two armies play. Each army has its own inputs: its men
// and its opponent's, on the board turned so that it runs the same way as the other. One layer of neurons serves both
// views. Their sums change with every move, in whole numbers, so that undoing the move restores them exactly. A
// correction takes the sums of both views, limited to 0 … ACTIVATION_LIMIT, and has separate weights for the army to
// move and for its opponent. All numbers are integers, so the results are the same on every machine.

/** The views, one for each of the two armies. */
const VIEWS = 2;
/** The bytes of the sums, or of the weights after the neurons, of one view. */
const VIEW_BYTES: usize = 2 * HIDDEN_NEURONS;
/** The neurons: as many bytes as the weights of one input. */
const NEURONS: usize = HIDDEN_NEURONS;

/**
 * By input (own men by bit index, then the opponent's men by bit index) and neuron: 8 bits. Written by the host, like
 * all that follow.
 */
export const INPUT_WEIGHTS: usize = base + memory.data(2 * BIT_COUNT * HIDDEN_NEURONS, 16);
/** By neuron: 16 bits. */
export const NEURON_BIASES: usize = base + memory.data(2 * HIDDEN_NEURONS, 16);
/** By neuron of the view of the army to move, then of its opponent's: 16 bits. */
export const OUTPUT_WEIGHTS: usize = base + memory.data(2 * VIEWS * HIDDEN_NEURONS, 16);
/** By bit index: the bit index on the board turned by 180°, 8 bits. */
export const TURNED_CELLS: usize = base + memory.data(BIT_COUNT);
/**
 * Two numbers of 32 bits: the bias of the output, and the travel cost that one unit of the output is worth, in units of
 * 2 to the power of -NETWORK_FRACTION_BITS. The cost is 0 without a network.
 */
export const OUTPUT_SCALE: usize = base + memory.data(8);

/**
 * By view and neuron: the sum of the bias and of the weights of all men, 16 bits. It cannot overflow with a bias of up
 * to 2 ** 14 and up to 128 men.
 */
const SUMS: usize = base + memory.data(2 * VIEWS * HIDDEN_NEURONS, 16);

/** Whether the running search uses the network. */
export let usesNetwork = false;

/** Returns the weights of an army's man in a view. */
@inline
function inputRow(view: i32, army: i32, bitIndex: i32): usize {
  const cell = view == 0 ? bitIndex : <i32>load<u8>(TURNED_CELLS + <usize>bitIndex);
  return INPUT_WEIGHTS + <usize>((view == army ? 0 : BIT_COUNT) + cell) * NEURONS;
}

/** Computes the sums from the men, if the host has set a network. */
export function prepareNetwork(): void {
  usesNetwork = load<i32>(OUTPUT_SCALE, 4) != 0;
  if (!usesNetwork) return;
  for (let view = 0; view < VIEWS; view += 1) {
    const sums = SUMS + <usize>view * VIEW_BYTES;
    memory.copy(sums, NEURON_BIASES, VIEW_BYTES);
    for (let army = 0; army < 2 * VIEWS; army += 1) {
      for (let k = 0; k < CLASS_COUNT; k += 1) {
        for (let men = bitboard(menOf(army), k); men != 0; men &= men - 1) {
          // Marked men are the armies 2 and 3. To the network they are men like others.
          const row = inputRow(view, army & 1, (k << 6) | <i32>ctz(men));
          for (let neuron: usize = 0; neuron < NEURONS; neuron += 8) {
            const at = sums + (neuron << 1);
            v128.store(at, i16x8.add(v128.load(at), v128.load_ext<i8>(row + neuron)));
          }
        }
      }
    }
  }
}

@inline
function moveInView(view: i32, army: i32, from: i32, to: i32): void {
  const sums = SUMS + <usize>view * VIEW_BYTES;
  const left = inputRow(view, army, from);
  const reached = inputRow(view, army, to);
  for (let neuron: usize = 0; neuron < NEURONS; neuron += 8) {
    const at = sums + (neuron << 1);
    const change = i16x8.sub(v128.load_ext<i8>(reached + neuron), v128.load_ext<i8>(left + neuron));
    v128.store(at, i16x8.add(v128.load(at), change));
  }
}

/** Updates the sums for a move of an army's man. */
@inline
export function moveInNetwork(army: i32, from: i32, to: i32): void {
  moveInView(0, army, from, to);
  moveInView(1, army, from, to);
}

/** Returns the total of the neurons of a view, each limited and weighted, in four parts. */
@inline
function weightedNeurons(view: i32, weights: usize): v128 {
  const sums = SUMS + <usize>view * VIEW_BYTES;
  const zero = i16x8.splat(0);
  const limit = i16x8.splat(<i16>ACTIVATION_LIMIT);
  let total = i32x4.splat(0);
  for (let neuron: usize = 0; neuron < NEURONS; neuron += 8) {
    const active = i16x8.min_s(i16x8.max_s(v128.load(sums + (neuron << 1)), zero), limit);
    total = i32x4.add(total, i32x4.dot_i16x8_s(active, v128.load(weights + (neuron << 1))));
  }
  return total;
}

/** Returns the correction of the evaluation for an army to move, in units of travel cost; 0 without a network. */
@inline
export function correctionFor(army: i32): i32 {
  if (!usesNetwork) return 0;
  const parts = i32x4.add(
    weightedNeurons(army, OUTPUT_WEIGHTS),
    weightedNeurons(1 - army, OUTPUT_WEIGHTS + VIEW_BYTES),
  );
  const output =
    i32x4.extract_lane(parts, 0) +
    i32x4.extract_lane(parts, 1) +
    i32x4.extract_lane(parts, 2) +
    i32x4.extract_lane(parts, 3) +
    load<i32>(OUTPUT_SCALE);
  return <i32>((<i64>output * <i64>load<i32>(OUTPUT_SCALE, 4)) >> NETWORK_FRACTION_BITS);
}
