import { expect, test } from 'vitest';
import { parseClock, parsePlayerSettings } from '../../src/arena/player-limits.ts';

test.each([
  ['100ms', { moveTimeMs: 100 }],
  ['0.5s', { moveTimeMs: 500 }],
  ['5000n', { nodes: 5000 }],
  ['6d', { depth: 6 }],
  ['100ms,6d', { moveTimeMs: 100, depth: 6 }],
  ['300s/game', { clock: { initialMs: 300_000, incrementMs: 0 } }],
  ['60s+0.5s/game', { clock: { initialMs: 60_000, incrementMs: 500 } }],
  ['60+1/game', { clock: { initialMs: 60_000, incrementMs: 1000 } }],
])('parses the limits %j', (text, limits) => {
  expect(parsePlayerSettings(text)).toEqual({ limits, options: {} });
});

test.each(['', '100', '0ms', '-5ms', '100ms,', '100 ms', 'fast', '0s/game', '100ms/game'])(
  'does not read %j as limits',
  (text) => {
    expect(parsePlayerSettings(text)).toBeUndefined();
  },
);

test.each([
  ['Threads=2', {}, { Threads: '2' }],
  ['100ms,Threads=2,Style=', { moveTimeMs: 100 }, { Threads: '2', Style: '' }],
  ['Multi PV=3,6d', { depth: 6 }, { 'Multi PV': '3' }],
])('parses the settings %j', (text, limits, options) => {
  expect(parsePlayerSettings(text)).toEqual({ limits, options });
});

test.each(['=2', '--x=2', 'engine --x=2', '2=2'])('does not read %j as an option', (text) => {
  expect(parsePlayerSettings(text)).toBeUndefined();
});

test.each([
  ['300', { initialMs: 300_000, incrementMs: 0 }],
  ['0.1+0.01', { initialMs: 100, incrementMs: 10 }],
])('parses the clock %j', (text, clock) => {
  expect(parseClock(text)).toEqual(clock);
});

test.each(['+5', '5+', 'x'])('does not read %j as a clock', (text) => {
  expect(parseClock(text)).toBeUndefined();
});
