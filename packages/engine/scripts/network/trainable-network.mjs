import { seededRandom } from '../../../../bench/seeded-random.mjs';

/** @typedef {import('./samples.mjs').Samples} Samples */

// The network in floating point, with its gradient. Each side sees its own men and the other side's on a board that is
// turned so that both sides move in the same direction. Both views share the neurons, whose outputs are limited to the
// range from 0 to 1.

/** The unit of the output and of the errors, in moves. */
const UNIT = 4;
const [INPUT_SPREAD, FIRST_BIAS, OUTPUT_SPREAD] = [0.12, 0.4, 0.05];
/** The decay rates of the means of the gradient and of its square (Adam). */
const [MEAN_DECAY, SQUARE_DECAY] = [0.9, 0.999];
const EPSILON = 1e-8;

/**
 * Returns a normally distributed number.
 *
 * @param {() => number} random
 */
function normal(random) {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

const NO_NEURONS = new Int32Array();

/**
 * @param {Float32Array} numbers
 * @param {number} index
 * @param {number} amount
 */
function add(numbers, index, amount) {
  numbers[index] = (numbers[index] ?? 0) + amount;
}

export class TrainableNetwork {
  /**
   * The input weights by input and neuron, the biases, the output weights for both views, and the output bias.
   */
  parameters;
  #gradient;
  #means;
  #squares;
  #steps = 0;
  /** The neurons' sums, first for the side to move and then for the other side. */
  #sums;
  /** The gradient with respect to each sum. */
  #errors;
  /** The neurons of each view whose error is not 0. */
  #active;

  /**
   * @param {number} neurons
   * @param {readonly number[]} mirror the mirror image of each cell of the board
   * @param {number} seed the seed of the initial parameters
   */
  constructor(neurons, mirror, seed) {
    const cellCount = mirror.length;
    this.cellCount = cellCount;
    this.neurons = neurons;
    /** For each cell, its number and the number of its mirror image. */
    this.cells = Uint8Array.from(mirror, (_, cell) => cell);
    this.mirror = Uint8Array.from(mirror);
    this.biasOffset = 2 * cellCount * neurons;
    this.outputOffset = this.biasOffset + neurons;
    const size = this.outputOffset + 2 * neurons + 1;
    const random = seededRandom(seed);
    this.parameters = Float32Array.from({ length: size }, (_, index) => {
      if (index < this.biasOffset) return INPUT_SPREAD * normal(random);
      if (index < this.outputOffset) return FIRST_BIAS;
      return index < size - 1 ? OUTPUT_SPREAD * normal(random) : 0;
    });
    this.#gradient = new Float32Array(size);
    this.#means = new Float32Array(size);
    this.#squares = new Float32Array(size);
    this.#sums = new Float32Array(2 * neurons);
    this.#errors = new Float32Array(2 * neurons);
    this.#active = [new Int32Array(neurons), new Int32Array(neurons)];
  }

  /**
   * Returns the output for a sample, in moves.
   *
   * @param {Samples} samples
   * @param {number} index
   * @param {boolean} isMirrored
   */
  correction(samples, index, isMirrored = false) {
    const { parameters, neurons, biasOffset, outputOffset, cellCount } = this;
    const cellMap = isMirrored ? this.mirror : this.cells;
    const sums = this.#sums;
    for (let neuron = 0; neuron < neurons; neuron += 1) {
      const bias = parameters[biasOffset + neuron] ?? 0;
      sums[neuron] = bias;
      sums[neurons + neuron] = bias;
    }
    const { men, own, other } = samples;
    for (let man = men * index; man < men * (index + 1); man += 1) {
      const x = cellMap[own[man] ?? 0] ?? 0;
      const y = cellMap[other[man] ?? 0] ?? 0;
      const ownRow = neurons * x;
      const opponentRow = neurons * (2 * cellCount - 1 - y);
      const otherOwnRow = neurons * y;
      const otherOpponentRow = neurons * (2 * cellCount - 1 - x);
      for (let neuron = 0; neuron < neurons; neuron += 1) {
        sums[neuron] =
          (sums[neuron] ?? 0) + (parameters[ownRow + neuron] ?? 0) + (parameters[opponentRow + neuron] ?? 0);
        sums[neurons + neuron] =
          (sums[neurons + neuron] ?? 0) +
          (parameters[otherOwnRow + neuron] ?? 0) +
          (parameters[otherOpponentRow + neuron] ?? 0);
      }
    }
    let output = parameters[parameters.length - 1] ?? 0;
    for (let neuron = 0; neuron < 2 * neurons; neuron += 1) {
      const sum = sums[neuron] ?? 0;
      if (sum > 0) output += (sum < 1 ? sum : 1) * (parameters[outputOffset + neuron] ?? 0);
    }
    return UNIT * output;
  }

  /**
   * Returns the corrected evaluation of a sample, in moves.
   *
   * @param {Samples} samples
   * @param {number} index
   * @param {boolean} isMirrored
   */
  #estimate(samples, index, isMirrored) {
    return (samples.values[index] ?? 0) + this.correction(samples, index, isMirrored);
  }

  /**
   * Adds the gradient of a sample's squared error.
   *
   * @returns {number} the squared error
   * @param {Samples} samples
   * @param {number} index
   * @param {boolean} isMirrored
   * @param {number} weight
   */
  #addGradient(samples, index, isMirrored, weight) {
    const { parameters, neurons, biasOffset, outputOffset, cellCount } = this;
    const cellMap = isMirrored ? this.mirror : this.cells;
    const [sums, errors, gradient] = [this.#sums, this.#errors, this.#gradient];
    const difference = (this.#estimate(samples, index, isMirrored) - (samples.labels[index] ?? 0)) / UNIT;
    const error = weight * difference;
    add(gradient, gradient.length - 1, error);
    const [first = NO_NEURONS, second = NO_NEURONS] = this.#active;
    let [firstCount, secondCount] = [0, 0];
    for (let neuron = 0; neuron < 2 * neurons; neuron += 1) {
      const sum = sums[neuron] ?? 0;
      if (sum <= 0) continue;
      add(gradient, outputOffset + neuron, error * (sum < 1 ? sum : 1));
      if (sum >= 1) continue;
      const sumError = error * (parameters[outputOffset + neuron] ?? 0);
      errors[neuron] = sumError;
      if (neuron < neurons) {
        add(gradient, biasOffset + neuron, sumError);
        first[firstCount] = neuron;
        firstCount += 1;
      } else {
        add(gradient, biasOffset + neuron - neurons, sumError);
        second[secondCount] = neuron - neurons;
        secondCount += 1;
      }
    }
    const { men, own, other } = samples;
    for (let man = men * index; man < men * (index + 1); man += 1) {
      const x = cellMap[own[man] ?? 0] ?? 0;
      const y = cellMap[other[man] ?? 0] ?? 0;
      const ownRow = neurons * x;
      const opponentRow = neurons * (2 * cellCount - 1 - y);
      for (let activeIndex = 0; activeIndex < firstCount; activeIndex += 1) {
        const neuron = first[activeIndex] ?? 0;
        const sumError = errors[neuron] ?? 0;
        add(gradient, ownRow + neuron, sumError);
        add(gradient, opponentRow + neuron, sumError);
      }
      const otherOwnRow = neurons * y;
      const otherOpponentRow = neurons * (2 * cellCount - 1 - x);
      for (let activeIndex = 0; activeIndex < secondCount; activeIndex += 1) {
        const neuron = second[activeIndex] ?? 0;
        const sumError = errors[neurons + neuron] ?? 0;
        add(gradient, otherOwnRow + neuron, sumError);
        add(gradient, otherOpponentRow + neuron, sumError);
      }
    }
    return difference * difference;
  }

  /**
   * Takes one Adam step on a batch of samples, each of which may be mirrored at random.
   *
   * @param {Samples} samples
   * @param {Uint32Array} batch the indices of the samples in the batch
   * @param {() => number} random
   * @param {{ readonly rate: number, readonly decay: number }} step the learning rate, and the fraction by which
   * weights decay
   * @returns {number} the sum of the squared errors, in squared units
   */
  train(samples, batch, random, { rate, decay }) {
    const [gradient, means, squares, parameters] = [
      this.#gradient,
      this.#means,
      this.#squares,
      this.parameters,
    ];
    gradient.fill(0);
    let loss = 0;
    for (const index of batch) loss += this.#addGradient(samples, index, random() < 0.5, 1 / batch.length);
    this.#steps += 1;
    const stepSize = (rate * Math.sqrt(1 - SQUARE_DECAY ** this.#steps)) / (1 - MEAN_DECAY ** this.#steps);
    for (let index = 0; index < parameters.length; index += 1) {
      const slope = gradient[index] ?? 0;
      const mean = MEAN_DECAY * (means[index] ?? 0) + (1 - MEAN_DECAY) * slope;
      const square = SQUARE_DECAY * (squares[index] ?? 0) + (1 - SQUARE_DECAY) * slope * slope;
      means[index] = mean;
      squares[index] = square;
      const parameter = parameters[index] ?? 0;
      parameters[index] = parameter - (stepSize * mean) / (Math.sqrt(square) + EPSILON) - decay * parameter;
    }
    return loss;
  }

  /**
   * Returns the mean squared error of samples, in squared moves.
   *
   * @param {Samples} samples
   */
  meanSquaredError(samples) {
    let sum = 0;
    for (let index = 0; index < samples.count; index += 1)
      sum += (this.#estimate(samples, index, false) - (samples.labels[index] ?? 0)) ** 2;
    return sum / samples.count;
  }
}

/**
 * Returns the output weights and bias of a network in moves.
 *
 * @param {TrainableNetwork} network
 */
export function outputsInMoves({ parameters, outputOffset }) {
  return parameters.slice(outputOffset).map((output) => UNIT * output);
}

/**
 * Sets the output weights and bias in moves.
 *
 * @param {TrainableNetwork} network
 * @param {readonly number[]} outputs
 */
export function setOutputsInMoves({ parameters, outputOffset }, outputs) {
  parameters.set(
    outputs.map((output) => output / UNIT),
    outputOffset,
  );
}
