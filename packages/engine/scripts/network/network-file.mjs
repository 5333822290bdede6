import { readFileSync, writeFileSync } from 'node:fs';
import { loadNetwork } from '@halma/engine';
import { ACTIVATION_LIMIT } from '../../../kernel/dist/generated/limits.js';
import { decodeNetwork } from '../../dist/values/network.js';
import { outputsInMoves, setOutputsInMoves, TrainableNetwork } from './trainable-network.mjs';

/** @typedef {import('../../dist/values/network.js').EncodedNetwork} EncodedNetwork */
/** @typedef {import('@halma/rules').Rules} Rules */

const [MAX_BYTE, MAX_NUMBER] = [127, 32_767];
/** The largest bias at which the sum of all men's weights still fits in 16 bits. */
const MAX_BIAS = 2 ** 14;

/**
 * @param {number} value
 * @param {number} limit
 */
const rounded = (value, limit) => Math.max(-limit, Math.min(limit, Math.round(value)));

/**
 * Rounds a network to the integers that the kernel uses, and sets the network's own parameters to the rounded values.
 *
 * @param {TrainableNetwork} network
 * @returns {EncodedNetwork}
 */
export function encodeNetwork(network) {
  const { parameters, biasOffset, outputOffset, neurons } = network;
  const outputs = outputsInMoves(network);
  const largest = outputs
    .subarray(0, 2 * neurons)
    .reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const outputScale = 2 ** Math.floor(Math.log2(MAX_NUMBER / largest));
  const inputWeights = Int8Array.from(parameters.subarray(0, biasOffset), (weight) =>
    rounded(ACTIVATION_LIMIT * weight, MAX_BYTE),
  );
  const neuronBiases = Int16Array.from(parameters.subarray(biasOffset, outputOffset), (weight) =>
    rounded(ACTIVATION_LIMIT * weight, MAX_BIAS),
  );
  const outputWeights = Int16Array.from(outputs.subarray(0, 2 * neurons), (weight) =>
    rounded(outputScale * weight, MAX_NUMBER),
  );
  const outputBias = Math.round(ACTIVATION_LIMIT * outputScale * (outputs[2 * neurons] ?? 0));
  setParameters(network, { inputWeights, neuronBiases, outputWeights, outputBias, outputScale });
  const bytes = Buffer.alloc(inputWeights.length + 2 * neuronBiases.length + 2 * outputWeights.length);
  let offset = 0;
  for (const weight of inputWeights) offset = bytes.writeInt8(weight, offset);
  for (const value of [...neuronBiases, ...outputWeights]) offset = bytes.writeInt16LE(value, offset);
  return { neurons, outputBias, outputScale, weights: bytes.toString('base64') };
}

/**
 * Sets a network's parameters from the kernel's integers.
 *
 * @param {TrainableNetwork} network
 * @param {Omit<import('@halma/engine').KernelNetwork, 'neurons'>} integers
 */
function setParameters(network, { inputWeights, neuronBiases, outputWeights, outputBias, outputScale }) {
  const { parameters, biasOffset } = network;
  const scaled = (/** @type {ArrayLike<number>} */ numbers) =>
    Float32Array.from(numbers, (integer) => integer / ACTIVATION_LIMIT);
  parameters.set(scaled(inputWeights));
  parameters.set(scaled(neuronBiases), biasOffset);
  setOutputsInMoves(network, [
    ...Array.from(outputWeights, (weight) => weight / outputScale),
    outputBias / ACTIVATION_LIMIT / outputScale,
  ]);
}

/**
 * Reads a file that `writeNetwork` wrote.
 *
 * @param {string} path
 * @param {readonly number[]} mirror the mirror image of each cell of the board
 */
export function readTrainableNetwork(path, mirror) {
  const integers = decodeNetwork(JSON.parse(readFileSync(path, 'utf8')), mirror.length);
  const network = new TrainableNetwork(integers.neurons, mirror, 0);
  setParameters(network, integers);
  return network;
}

/**
 * Writes a network as JSON.
 *
 * @param {string} path
 * @param {EncodedNetwork} network
 */
export function writeNetwork(path, network) {
  writeFileSync(path, `${JSON.stringify(network)}\n`);
}

/**
 * Reads a network: `none`, `engine` for the network that the engine uses, or a file.
 *
 * @param {Rules} rules
 * @param {string} source
 * @returns {Promise<import('@halma/engine').KernelNetwork | null>} null for `none` only
 * @throws Error for `engine` if the engine has no network for the game, so that results obtained without a network are not mistaken for the engine's
 */
export async function readNetwork(rules, source) {
  if (source === 'none') return null;
  if (source === 'engine') {
    const network = await loadNetwork(rules);
    if (network === null) throw new Error(`the engine has no network for ${rules.game.id}`);
    return network;
  }
  return decodeNetwork(JSON.parse(readFileSync(source, 'utf8')), rules.board.cellCount);
}
