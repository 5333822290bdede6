import { describe, expect, test } from 'vitest';
import { gameSetup, PlayedGame } from './played-game.ts';

describe('refuses a setup with', () => {
  const me = { kind: 'me' } as const;
  const open = { kind: 'open' } as const;
  const level = { kind: 'level', level: 5 } as const;
  test.each([
    ['an unknown game', gameSetup('chess'), 'unknown-game'],
    [
      'an option from a different game',
      { ...gameSetup('cetro'), rules: { game: 'cetro', preset: 'standard', options: { teams: 'opposite' } } },
      'option-not-for-game',
    ],
    ['one seat too few', gameSetup('halma-2', { seats: { A: me } }), 'no-such-seat'],
    ['one seat too many', gameSetup('halma-2', { seats: { A: me, C: open, D: open } }), 'no-such-seat'],
    ['the same player in two seats', gameSetup('halma-2', { seats: { A: me, C: me } }), 'already-seated'],
    ['engines in all seats', gameSetup('halma-2', { seats: { A: level, C: level } }), 'no-person'],
    [
      'an engine and a correspondence clock',
      gameSetup('halma-2', { seats: { A: me, C: level }, clock: { kind: 'days', days: 1 } }),
      'clock-needs-people',
    ],
  ] as const)('%s', (_, setup, code) => {
    expect(() => new PlayedGame(setup)).toThrow(code);
  });
});
