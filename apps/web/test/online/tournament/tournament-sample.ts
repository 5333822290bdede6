import type { TournamentRoundView, TournamentSetup, TournamentView } from '@halma/protocol';
import { RUTH, TOMAS } from '../sample-game.ts';

export const VERA = { id: 'vera000000000000', name: 'Vera', guest: false };

/**
 * Returns the setup of a Swiss tournament for two.
 *
 * @param overrides the terms to replace
 */
export function setupWith(overrides: Partial<TournamentSetup> = {}): TournamentSetup {
  return {
    name: 'Autumn cup',
    format: 'swiss',
    rules: { game: 'halma-2', preset: 'standard', options: {} },
    clock: { kind: 'real-time', main: 600_000, increment: 5000, delay: 0 },
    entry: 'open',
    rounds: 4,
    games: 1,
    odd: 'bye',
    level: 4,
    turns: 'within-one',
    startsAt: 1_700_000_000_000,
    pause: 60_000,
    text: '',
    listed: true,
    ...overrides,
  };
}

/**
 * Returns the view of a tournament that Ruth organises and plays in.
 *
 * @param overrides the properties to replace
 */
export function viewWith(overrides: Partial<TournamentView> = {}): TournamentView {
  return {
    tournament: 'autumn01',
    setup: setupWith(),
    phase: 'running',
    players: 2,
    round: 2,
    rounds: 4,
    organiser: RUTH.id,
    seats: 2,
    hasPassword: false,
    commitment: '',
    people: [RUTH, TOMAS],
    entries: [RUTH, TOMAS].map(({ id }) => ({ person: id, state: 'playing', from: 1, turns: [1, 1] })),
    standing: [],
    lineCount: 0,
    roundSeqs: [9, 12],
    games: [],
    tables: [],
    chat: { line: 0, open: true },
    seq: 12,
    ...overrides,
  };
}

/**
 * Returns a round with a game between Ruth, who moves first, and Tomas.
 *
 * @param game the properties of the game to replace
 */
export function roundWith(
  round: number,
  game: Partial<TournamentRoundView['tables'][number]['games'][number]> = {},
): TournamentRoundView {
  return {
    round,
    after: 0,
    tableCount: 1,
    tables: [
      {
        table: 1,
        games: [{ game: `game0000000${round}`, sides: [[RUTH.id], [TOMAS.id]], opened: true, ...game }],
      },
    ],
    byes: [VERA.id],
    byeCount: 1,
    people: [],
  };
}
