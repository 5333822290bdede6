import { expect, test } from 'vitest';
import { ShownTournaments } from '../../src/tournament/shown-tournaments.ts';
import type { TournamentState } from '../../src/tournament/state.ts';
import { tournamentView } from '../../src/tournament/view.ts';
import { testPersonId } from '../game/played-game.ts';
import { newTournament, ORGANISER, SimulatedTournament } from './simulated-tournament.ts';

let now = 0;

/**
 * Starts an arena. Returns the arena, the tournaments that a node shows, and the times at which the node read the list
 * of waiting players.
 *
 * @param players at least two
 */
function startArena(players: number): {
  simulated: SimulatedTournament;
  shownTournaments: ShownTournaments;
  readTimes: number[];
} {
  const simulated = new SimulatedTournament(newTournament(2, { format: 'arena', minutes: 60 }), 'a seed');
  simulated.enter(players);
  expect(simulated.send(ORGANISER, { do: 'start' })).toBe('ok');
  const readTimes: number[] = [];
  const shownTournaments = new ShownTournaments({
    now: () => now,
    arenaQueue: {
      list: async () => {
        readTimes.push(now);
        return simulated.state.players.map(({ person }) => ({ person, since: 0 }));
      },
    },
  });
  return { simulated, shownTournaments, readTimes };
}

test('the pages of a large tournament share a state for two seconds', () => {
  now = 1000;
  const { simulated, shownTournaments } = startArena(120);
  const states: TournamentState[] = [];
  const viewPage = (viewer?: string): number =>
    states.push(shownTournaments.stateFor(simulated.state, viewer));
  viewPage();
  const startedState = simulated.state;
  // Two other players leave.
  for (const player of [3, 4]) expect(simulated.send(testPersonId(player), { do: 'pause' })).toBe('ok');
  now = 2999;
  for (const viewer of [undefined, testPersonId(1), testPersonId(3), ORGANISER]) viewPage(viewer);
  now = 3000;
  viewPage(testPersonId(1));
  const { state } = simulated;
  expect(states).toEqual([startedState, startedState, startedState, state, state, state]);
  expect(simulated.send(testPersonId(5), { do: 'pause' })).toBe('ok');
  // The clock is set back.
  now = 0;
  expect(shownTournaments.stateFor(simulated.state, undefined)).toBe(simulated.state);
});

test('a small tournament, and one that is over, show their latest state', () => {
  now = 1000;
  for (const players of [100, 101]) {
    const { simulated, shownTournaments } = startArena(players);
    shownTournaments.stateFor(simulated.state, undefined);
    expect(simulated.send(testPersonId(3), { do: 'pause' })).toBe('ok');
    expect(shownTournaments.stateFor(simulated.state, undefined) === simulated.state).toBe(players === 100);
    expect(simulated.send(ORGANISER, { do: 'call-off', why: 'enough of it' })).toBe('ok');
    expect(shownTournaments.stateFor(simulated.state, undefined)).toBe(simulated.state);
  }
});

test('a player sees their table immediately, even if the rest of the view is older', () => {
  now = 1000;
  const { simulated, shownTournaments } = startArena(120);
  const before = shownTournaments.stateFor(simulated.state, undefined);
  while (!simulated.state.rounds[0]?.tables[0]?.games[0]?.isOpen) simulated.step();
  const [player = ''] = simulated.state.rounds[0]?.tables[0]?.games[0]?.sides[0] ?? [];
  const state = shownTournaments.stateFor(simulated.state, player);
  expect(state).toBe(before);
  const view = tournamentView(state, { viewer: player, latest: simulated.state });
  expect(view).toMatchObject({
    seq: before.lastSeq,
    games: [simulated.state.rounds[0]?.tables[0]?.games[0]?.game],
  });
});

test('counts many waiting players at most once a second, but a few on every request', async () => {
  for (const [players, readTimes] of [
    [120, [1000, 2000]],
    [90, [1000, 1999, 2000]],
  ] as const) {
    const arena = startArena(players);
    for (now of [1000, 1999, 2000])
      expect(await arena.shownTournaments.countWaiting(arena.simulated.state)).toBe(players);
    expect(arena.readTimes).toEqual(readTimes);
  }
});
