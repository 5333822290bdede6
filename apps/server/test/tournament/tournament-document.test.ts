import type { TournamentEvent, TournamentView } from '@halma/protocol';
import { expect, test } from 'vitest';
import { evolveTournament } from '../../src/tournament/evolve.ts';
import { roundView } from '../../src/tournament/round-view.ts';
import type { TournamentState } from '../../src/tournament/state.ts';
import { tournamentDocument } from '../../src/tournament/tournament-document.ts';
import { tournamentView } from '../../src/tournament/view.ts';
import { testPersonId } from '../game/played-game.ts';
import { newTournament, SimulatedTournament } from './simulated-tournament.ts';

/** The maximum length of a part, in characters: the length at which a part is sent, and one more table. */
const MAX_PART_LENGTH = 20_000;

function viewOf(state: TournamentState): TournamentView {
  return { ...tournamentView(state, { viewer: undefined, pageSize: Infinity }), people: [] };
}

/** Returns the document as one text. */
function wholeDocument(state: TournamentState, tournament: TournamentView): string {
  return JSON.stringify({ tournament, rounds: state.rounds.map((_, index) => roundView(state, index + 1)) });
}

/** Plays one wave of an arena, which pairs all players. */
function playWave(players: number): TournamentState {
  let { state } = new SimulatedTournament(
    newTournament(2, { format: 'arena', minutes: 720 }),
    'a seed',
  ).enter(players);
  const add = (event: TournamentEvent): void => {
    state = evolveTournament('tourney1', state, { seq: state.lastSeq + 1, at: state.changedAt + 1, event });
  };
  const games = Array.from({ length: players / 2 }, (_, table) => ({
    game: `game${String(table).padStart(8, '0')}`,
    sides: [[testPersonId(2 * table + 1)], [testPersonId(2 * table + 2)]],
  }));
  add({ kind: 'started', rounds: 0 });
  add({ kind: 'paired', tables: games.map((game) => ({ games: [game] })), byes: [] });
  add({ kind: 'opened', games: games.map(({ game }) => game) });
  for (const { game } of games) add({ kind: 'finished', game, places: [1, 2], absent: [] });
  return state;
}

test('an arena with a thousand players and 20,000 games is sent in small parts', async () => {
  const played = playWave(1000);
  const view = viewOf(played);
  const state = { ...played, rounds: Array.from({ length: 40 }, () => played.rounds).flat() };
  const parts: string[] = [];
  for await (const part of tournamentDocument(state, view)) parts.push(part);
  expect(parts.join('')).toBe(wholeDocument(state, view));
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(MAX_PART_LENGTH);
  expect(parts.length).toBeGreaterThan(100);
});

test('a knockout with a thousand players is sent in small parts too', async () => {
  const simulated = new SimulatedTournament(newTournament(2, { format: 'knockout', games: 2 }), 'a seed');
  simulated.enter(1000);
  while (simulated.state.rounds.length === 0) simulated.step();
  const { state } = simulated;
  const view = viewOf(state);
  const parts: string[] = [];
  for await (const part of tournamentDocument(state, view)) parts.push(part);
  expect(parts.join('')).toBe(wholeDocument(state, view));
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(MAX_PART_LENGTH);
});

test('a tournament that has not started has no rounds', async () => {
  const { state } = new SimulatedTournament(newTournament(2), 'a seed');
  const view = viewOf(state);
  const parts: string[] = [];
  for await (const part of tournamentDocument(state, view)) parts.push(part);
  expect(JSON.parse(parts.join(''))).toEqual({ tournament: view, rounds: [] });
});
