import { TOURNAMENT_FORMATS, type TournamentEventOf } from '@halma/protocol';
import { describe, expect, test } from 'vitest';
import { idsOf } from '../../src/tournament/due.ts';
import { planTournament } from '../../src/tournament/pairing.ts';
import { tournamentStandings, turnCounts } from '../../src/tournament/standing.ts';
import { gamesOf, playerOf, type TournamentState } from '../../src/tournament/state.ts';
import { testPersonId } from '../game/played-game.ts';
import { playRandomTournament } from './random-tournaments.ts';
import { newTournament, ORGANISER, SimulatedTournament } from './simulated-tournament.ts';

const TOURNAMENT_COUNT = 120;

const seeds = Array.from({ length: TOURNAMENT_COUNT }, (_, index) => `event ${index}`);

/** Returns the players at each table in each round. */
function playersByTable({ rounds }: TournamentState): string[][][] {
  return rounds.map(({ tables }) => tables.map(({ games }) => (games[0]?.sides ?? []).flat()));
}

describe.each(seeds)('the random tournament “%s”', (seed) => {
  test('satisfies T1, T2, T3, T5 and T8 until it ends', () => {
    let roundCount = 0;
    const played = playRandomTournament(seed, ({ state }) => {
      if (state.rounds.length === roundCount) return;
      roundCount = state.rounds.length;
      // T8: players who have left are not paired, or lose the game.
      const latest = playersByTable(state).at(-1)?.flat() ?? [];
      // Other formats fix their schedule or bracket in advance, so players who have left lose there.
      const pairsPresent = ['swiss', 'arena'].includes(state.setup.format);
      for (const person of latest) {
        const player = playerOf(state, person);
        const isGone = player?.until !== undefined && player.until < roundCount;
        if (pairsPresent) expect(isGone).toBe(false);
        if (isGone) {
          const games = (state.rounds.at(-1)?.tables ?? []).flatMap(({ games: all }) => all);
          const ownGames = games.filter(({ sides }) => sides.flat().includes(person));
          expect(ownGames.every(({ absent = [] }) => absent.includes(person))).toBe(true);
        }
      }
    });
    const { state } = played;
    expect(['over', 'called-off']).toContain(state.phase);
    // T1: no game occurs twice.
    const ids = gamesOf(state).map(({ game }) => game);
    expect(new Set(ids).size).toBe(ids.length);
    // T2: each player plays at most once in a round.
    for (const [index, round] of playersByTable(state).entries()) {
      // The organiser of an exhibition plays all others at once.
      const isOrganiser = (person: string): boolean =>
        state.setup.format === 'exhibition' && person === ORGANISER;
      const assigned = [...round.flat(), ...(state.rounds[index]?.byes ?? [])].filter(
        (person) => !isOrganiser(person),
      );
      expect(new Set(assigned).size).toBe(assigned.length);
    }
    // T3: a replay of the stored log gives the same state, standings and pairings.
    const replayed = played.replay();
    expect(replayed).toEqual(state);
    expect(tournamentStandings(replayed)).toEqual(tournamentStandings(state));
    // T5: each game has contributed one result.
    const results = played.log.flatMap(({ event }) => (event.kind === 'finished' ? [event.game] : []));
    expect(new Set(results).size).toBe(results.length);
    expect(new Set(results)).toEqual(played.playedGames);
  });
});

test('T3: planning again from the state before a logged pairing gives the same pairing', () => {
  const checked = new Map<string, number>();
  for (const seed of seeds.slice(0, 36)) {
    let before: TournamentState | null = null;
    playRandomTournament(seed, ({ state, log }) => {
      const { event, at = 0 } = log.at(-1) ?? {};
      const isPlanned = event?.kind === 'paired' || event?.kind === 'extended';
      if (isPlanned && before !== null && before.lastSeq === state.lastSeq - 1) {
        expect(planAgain(before, event, at)).toEqual({ ok: true, value: event });
        const { format } = state.setup;
        checked.set(format, (checked.get(format) ?? 0) + 1);
      }
      before = state;
    });
  }
  expect([...checked.keys()].toSorted()).toEqual(TOURNAMENT_FORMATS.toSorted());
});

/** Plans a logged round again; in an arena, for the players who waited, with the same waiting times. */
function planAgain(before: TournamentState, event: TournamentEventOf<'paired' | 'extended'>, at: number) {
  const waited = event.kind === 'paired' ? event.waited : undefined;
  if (waited === undefined) return planTournament(before);
  const waiting = waited.map(({ person, seconds }) => ({ person, since: at - 1000 * seconds }));
  return planTournament(before, { waiting, now: at });
}

describe('T6: the guaranteed turn balance', () => {
  const rows = [2, 3, 4, 6].flatMap((seats) =>
    [seats, seats + 1, 2 * seats, 2 * seats + 3].map((players) => [seats, players] as const),
  );
  test.each(rows)('%i seats, %i players: each takes every position equally often', (seats, players) => {
    const { state } = new SimulatedTournament(newTournament(seats), `${seats}/${players}`)
      .enter(players)
      .run();
    expect(state.phase).toBe('over');
    for (const counts of turnCounts(state).values()) expect(new Set(counts).size).toBe(1);
    expect(turnCounts(state).size).toBe(players);
  });

  test.each(rows)(
    '%i seats, %i players: a player’s counts of turn positions differ by at most one',
    (seats, players) => {
      const setup = newTournament(seats, { turns: 'within-one' });
      const { state } = new SimulatedTournament(setup, `within ${seats}/${players}`).enter(players).run();
      expect(state.phase).toBe('over');
      expect(turnCounts(state).size).toBe(players);
      for (const counts of turnCounts(state).values())
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    },
  );

  test.each([5, 6, 9, 12])(
    'a two-player Swiss tournament with %i players: a player’s counts of turn positions differ by at most two',
    (players) => {
      const setup = newTournament(2, { format: 'swiss' });
      const { state } = new SimulatedTournament(setup, `swiss ${players}`).enter(players).run();
      for (const [first = 0, second = 0] of turnCounts(state).values())
        expect(Math.abs(first - second)).toBeLessThanOrEqual(2);
    },
  );
});

test.each([
  [2, 1],
  [4, 3],
  [5, 5],
  [12, 9],
])('with %i players, a two-player Swiss tournament set to nine rounds has %i', (players, rounds) => {
  const setup = newTournament(2, { format: 'swiss', rounds: 9 });
  const { state } = new SimulatedTournament(setup, `bound ${players}`).enter(players).run();
  expect(state.rounds).toHaveLength(rounds);
});

/** Returns whether the given players can all be paired with players they have not met. Tries all pairings. */
function canAvoidRepeats([first, ...others]: readonly string[], met: ReadonlySet<string>): boolean {
  if (first === undefined) return true;
  return others.some(
    (other) =>
      !met.has([first, other].toSorted().join()) &&
      canAvoidRepeats(
        others.filter((person) => person !== other),
        met,
      ),
  );
}

test('T7: players in a Swiss tournament meet again only if every possible pairing of the round repeats a meeting', () => {
  let repeatCount = 0;
  for (const players of [4, 6, 7, 8, 10])
    for (const seed of ['a', 'b', 'c']) {
      const setup = newTournament(2, { format: 'swiss', rounds: 5 });
      const simulated = new SimulatedTournament(setup, `${players} ${seed}`).enter(players);
      // With fewer players left, a repeat can become inevitable.
      simulated.run((played) => {
        if (played.state.rounds.length === 3)
          for (let gone = 5; gone <= players; gone += 1) played.send(testPersonId(gone), { do: 'withdraw' });
      });
      const { state } = simulated;
      const met = new Set<string>();
      for (const tables of playersByTable(state)) {
        const pairs = tables.map((table) => table.toSorted().join());
        const hasRepeat = pairs.some((pair) => met.has(pair));
        if (hasRepeat) {
          repeatCount += 1;
          expect(canAvoidRepeats(tables.flat(), met)).toBe(false);
        }
        for (const pair of pairs) met.add(pair);
      }
    }
  // Four players have three rounds without a repeat, so the four who are left may have met already.
  expect(repeatCount).toBeGreaterThan(0);
});

test('a late report that games are open changes nothing', () => {
  const simulated = new SimulatedTournament(newTournament(2, { format: 'swiss', rounds: 1 }), 'late').enter(
    4,
  );
  while (gamesOf(simulated.state).every(({ isOpen }) => !isOpen)) simulated.step();
  const lateReport = { do: 'open', games: idsOf(gamesOf(simulated.state)) } as const;
  expect(simulated.sendAsServer(lateReport)).toBe('game-over');
  simulated.run();
  expect(simulated.state.phase).toBe('over');
  expect(simulated.sendAsServer(lateReport)).toBe('wrong-phase');
});
