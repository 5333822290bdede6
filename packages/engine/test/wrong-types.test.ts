import { makeRules, type Position, type Rules, startPosition } from '@halma/rules';
import { expect, test } from 'vitest';
import {
  chooseMove,
  EnginePlayer,
  explainMove,
  extractFeatures,
  leadsOf,
  loadNetwork,
  PositionAnalyser,
  reviewGame,
  summariseReview,
  thinkingTimeMs,
  winningChances,
} from '../src/index.ts';
import { must } from './support/positions.ts';

const position = must(startPosition(must(makeRules({ game: 'halma-2' }))));
const result = { ok: true, value: position } as unknown as Position & Rules;
const missing = undefined as never;
const limits = { now: () => 0, nodes: 1 };

// A caller of `loadNetwork` gets a promise, which rejects with the error.
test.each<[name: string, message: string, call: () => unknown]>([
  ['EnginePlayer', '`position`', () => new EnginePlayer(result)],
  ['PositionAnalyser', '`rules`', () => new PositionAnalyser(result)],
  ['chooseMove', 'A search needs a clock', () => chooseMove(position, missing)],
  ['think', 'A search needs a clock', () => new EnginePlayer(position).think(position, missing)],
  [
    'analyse',
    'A search needs a clock',
    () => new PositionAnalyser(position.rules).analyse(position, missing).next(),
  ],
  ['reviewGame', '`position`', () => reviewGame([position, result], limits).next()],
  ['reviewGame without limits', 'A search needs a clock', () => reviewGame([position], missing).next()],
  ['summariseReview', '`rules`', () => summariseReview(result, [])],
  ['extractFeatures', '`position`', () => extractFeatures(result, 1)],
  ['explainMove', '`position`', () => explainMove(result, { kind: 'pass' })],
  ['leadsOf', '`position`', () => leadsOf(result, { depth: 1, nodes: 1, lines: [] })],
  ['winningChances', '`position`', () => winningChances(result, { winningChance: 0.5 })],
  ['thinkingTimeMs', '`position`', () => thinkingTimeMs(result, { remainingMs: 1 })],
  [
    'thinkingTimeMs without a clock',
    '`remainingMs` must be a number',
    () => thinkingTimeMs(position, missing),
  ],
  [
    'thinkingTimeMs, NaN',
    '`incrementMs`',
    () => thinkingTimeMs(position, { remainingMs: 1, incrementMs: Number.NaN }),
  ],
  ['loadNetwork', '`rules`', () => loadNetwork(result)],
  ['loadNetwork, -1', '`waitMs`', () => loadNetwork(position.rules, { waitMs: -1 })],
])('%s names the argument that is missing or of the wrong type', async (_name, message, call) => {
  await expect(async () => call()).rejects.toThrow(message);
});
