import { POINT } from '@halma/pairing';
import {
  type GameFacts,
  type NewTournament,
  TOURNAMENT_FORMATS,
  type TournamentSetup,
} from '@halma/protocol';
import { describe, expect, test } from 'vitest';
import { decideTournament } from '../../src/tournament/creation.ts';
import { knockoutRounds } from '../../src/tournament/formats/knockout.ts';
import { resultOf, seatedGame } from '../../src/tournament/seating.ts';
import { tournamentStandings, turnCounts } from '../../src/tournament/standing.ts';
import { forfeitersOf, gamesOf, isDecided, playerOf, type RoundGame } from '../../src/tournament/state.ts';
import { tournamentView } from '../../src/tournament/view.ts';
import { testPersonId } from '../game/played-game.ts';
import { newTournament, ORGANISER, partnerTerms, SimulatedTournament } from './simulated-tournament.ts';

const SEATS = [2, 3, 4, 6];

/** Creates a tournament in which the player with the smaller number always wins, and enters its players. */
function tournamentWonByNumber(setup: NewTournament, players: number): SimulatedTournament {
  const simulated = new SimulatedTournament(setup, `${setup.format} ${players}`).enter(players);
  simulated.placesOf = ({ sides }) => {
    const strengths = sides.map(([person = 'zzz']) => person);
    return strengths.map((own) => 1 + strengths.filter((other) => other < own).length);
  };
  return simulated;
}

const ANNOUNCED_AT = newTournament(2).startsAt;
const LATEST_START = ANNOUNCED_AT + 366 * 24 * 60 * 60_000;
const BY_CORRESPONDENCE = { clock: { kind: 'days', days: 1 } } as const;
const RATED = { rated: true, entry: 'accounts' } as const;
const ARENA = { format: 'arena', minutes: 30 } as const;

test.each<[number, Partial<NewTournament>, string | undefined]>([
  [2, { startsAt: ANNOUNCED_AT }, 'none'],
  [2, { startsAt: ANNOUNCED_AT - 1 }, 'startsAt'],
  [2, { startsAt: LATEST_START }, 'none'],
  [2, { startsAt: LATEST_START + 1 }, 'startsAt'],
  [2, { odd: 'computer' }, 'odd'],
  [3, { odd: 'computer' }, 'none'],
  [3, { odd: 'computer', ...BY_CORRESPONDENCE }, 'odd'],
  [2, { minutes: 30 }, 'minutes'],
  [2, { ...RATED }, 'none'],
  [2, { ...RATED, entry: 'open' }, 'rated'],
  [3, { ...RATED, odd: 'computer' }, 'rated'],
  [2, { ...RATED, rules: { game: 'halma-2', preset: 'standard', options: { evacuate: 'off' } } }, 'rated'],
  [2, { format: 'round-robin', rounds: 3 }, 'rounds'],
  [3, { format: 'round-robin', rounds: 3 }, 'rounds'],
  [3, { format: 'round-robin', rounds: 3, games: 3 }, 'none'],
  [3, { format: 'round-robin', rounds: 3, turns: 'within-one' }, 'none'],
  [2, { format: 'swiss' }, 'none'],
  [3, { format: 'swiss' }, 'rounds'],
  [3, { format: 'swiss', rounds: 3 }, 'none'],
  [2, { format: 'swiss', rounds: 20 }, 'none'],
  [2, { format: 'swiss', rounds: 21 }, 'rounds'],
  [2, { format: 'knockout', games: 2 }, 'none'],
  [2, { format: 'knockout', games: 3 }, 'games'],
  [2, { format: 'knockout', games: 2, rounds: 3 }, 'rounds'],
  [3, { format: 'knockout', games: 3 }, 'odd'],
  [3, { format: 'knockout', games: 3, odd: 'computer' }, 'none'],
  [2, { format: 'series' }, 'rounds'],
  [2, { format: 'series', rounds: 3 }, 'rounds'],
  [2, { format: 'series', rounds: 4 }, 'none'],
  [2, { format: 'series', rounds: 4, games: 2 }, 'games'],
  [3, { format: 'series', rounds: 3, odd: 'computer' }, 'odd'],
  [2, ARENA, 'none'],
  [2, { format: 'arena' }, 'minutes'],
  [2, { ...ARENA, ...BY_CORRESPONDENCE }, 'clock'],
  [2, { ...ARENA, games: 2 }, 'games'],
  [2, { ...ARENA, rounds: 3 }, 'rounds'],
  [2, { format: 'exhibition' }, 'none'],
  [3, { format: 'exhibition' }, 'rules'],
  [2, { format: 'exhibition', games: 2 }, 'games'],
  [2, { format: 'exhibition', rounds: 3 }, 'rounds'],
])('the invalid property of a tournament at tables of %i with the terms %j: %s', (seats, terms, detail) => {
  const decided = decideTournament(newTournament(seats, terms), ORGANISER, {
    now: ANNOUNCED_AT,
    seed: 'x',
    isBot: false,
  });
  expect(decided.ok ? undefined : decided.refusal).toEqual(
    detail === 'none' ? undefined : { code: 'bad-tournament', detail },
  );
});

test.each<[string, number, Partial<NewTournament>]>([
  ['a round robin', 2, { format: 'round-robin', turns: 'within-one' }],
  ['a Swiss tournament', 2, { format: 'swiss', rounds: 1 }],
  ['a knockout', 2, { format: 'knockout', games: 2 }],
  ['a match', 2, { format: 'series', rounds: 2 }],
  ['a match at a table of three', 3, { format: 'series', rounds: 3 }],
  ['an arena', 2, { format: 'arena', minutes: 30 }],
  ['an arena at tables of four', 4, { format: 'arena', minutes: 30 }],
  ['an arena at tables of four with the engine', 2, { format: 'arena', minutes: 30, odd: 'computer' }],
  ['an exhibition', 1, { format: 'exhibition' }],
])('%s with fewer than %i players cannot start, and is called off when it is due', (_, min, terms) => {
  const seats = terms.odd === 'computer' ? 4 : Math.max(2, min);
  const simulated = new SimulatedTournament(newTournament(seats, terms), 'too few').enter(min - 1);
  expect(simulated.send(ORGANISER, { do: 'start' })).toBe('too-few-players');
  const announced = simulated.state;
  expect(simulated.run().state).toMatchObject({ phase: 'called-off', why: 'too-few-players' });
  simulated.state = announced;
  expect(simulated.enter(min).send(ORGANISER, { do: 'start' })).toBe('ok');
});

/** How a two-player game ended for the player who came last. */
interface Loser {
  readonly turns: number;
  readonly why: 'time' | 'resignation';
}

test.each<[Loser, number, { absent: boolean; short?: true }]>([
  [{ turns: 0, why: 'time' }, 30, { absent: true }],
  [{ turns: 0, why: 'resignation' }, 30, { absent: false }],
  [{ turns: 1, why: 'time' }, 30, { absent: false }],
  [{ turns: 1, why: 'time' }, 29, { absent: false, short: true }],
])('for a loser with %j after %i plies, the result of a game has %j', (loser, plies, { absent, short }) => {
  const simulated = new SimulatedTournament(newTournament(2, { format: 'swiss', rounds: 1 }), 'result').enter(
    2,
  );
  while (gamesOf(simulated.state).length === 0) simulated.step();
  const [game] = gamesOf(simulated.state);
  if (game === undefined) throw new Error('no game has been paired');
  const [winner = '', person = ''] = game.sides.flat();
  const facts = {
    seats: [
      { seat: 'A', person: winner, turns: 15, place: 1 },
      { seat: 'C', person, turns: loser.turns, place: 2, out: { why: loser.why, ply: 1 } },
    ],
    plies,
  };
  expect(resultOf(simulated.state, game, facts as unknown as GameFacts)).toEqual({
    do: 'finish',
    game: game.game,
    places: [1, 2],
    absent: absent ? [person] : [],
    ...(short && { short }),
  });
});

describe('knockout', () => {
  const rows = SEATS.flatMap((seats) =>
    [2, seats, seats + 1, 3 * seats, 4 * seats + 1].map((players) => [seats, players] as const),
  );

  test.each(rows)(
    'at tables of %i, the best of %i players wins, and each takes every turn position equally often',
    (seats, players) => {
      const odd = seats > 2 ? 'computer' : 'bye';
      const setup = newTournament(seats, { format: 'knockout', games: seats, odd });
      const { state } = tournamentWonByNumber(setup, players).run();
      expect(state.phase).toBe('over');
      const standing = tournamentStandings(state);
      expect(standing[0]).toMatchObject({ id: testPersonId(1), rank: 1 });
      expect(standing.filter(({ rank }) => rank === 1)).toHaveLength(1);
      expect(standing).toHaveLength(players);
      expect(state.rounds).toHaveLength(state.roundCount);
      for (const counts of turnCounts(state).values()) expect(new Set(counts).size).toBe(1);
      // The next round contains exactly the players who advance.
      const bracket = knockoutRounds(state);
      for (const [index, { tables, byes }] of bracket.entries()) {
        const next = bracket[index + 1];
        if (next === undefined) continue;
        const advanced = tables.flatMap(({ order, advancing }) => (order ?? []).slice(0, advancing));
        const seated = next.tables.flatMap((table) => table.players);
        expect([...seated, ...next.byes].toSorted()).toEqual([...advanced, ...byes].toSorted());
      }
      // Players rank by their place in the final, or behind everyone who was in a later round than they were.
      const peopleInRounds = bracket.map(({ tables, byes }) => [
        ...tables.flatMap((table) => table.players),
        ...byes,
      ]);
      for (const { id, rank, points, played } of standing) {
        const laterRound = peopleInRounds[peopleInRounds.findLastIndex((people) => people.includes(id)) + 1];
        const finalPlace = (bracket.at(-1)?.tables[0]?.order ?? []).indexOf(id) + 1;
        expect(rank).toBe(laterRound === undefined ? finalPlace : 1 + laterRound.length);
        const ownGames = gamesOf(state).filter(({ sides }) => sides.flat().includes(id));
        expect(played).toBe(ownGames.length);
        if (seats > 2) continue;
        const wins = ownGames.filter(
          ({ sides, places = [] }) => places[sides.findIndex(([one]) => one === id)] === 1,
        );
        expect(points).toBe(POINT * wins.length);
      }
    },
  );

  test.each<[string, Partial<NewTournament>, readonly number[]]>([
    ['a real-time clock', {}, [60_000, 60_000, 30_000, 30_000, 15_000, 15_000, 10_000, 10_000]],
    ['days for each move', { clock: { kind: 'days', days: 5 } }, [5, 5, 2, 2, 1, 1, 1, 1]],
  ])(
    'a tie with %s is played off up to three times, with less time each time, and then the better seed wins',
    (...row) => {
      const [, terms, times] = row;
      const setup = newTournament(2, { format: 'knockout', games: 2, ...terms });
      const simulated = new SimulatedTournament(setup, 'ties').enter(2);
      simulated.placesOf = ({ sides }) => sides.map(() => 1);
      const { state } = simulated.run();
      const games = gamesOf(state);
      expect(games).toHaveLength(8);
      const gameTimes = games.map((game) => {
        const { clock } = seatedGame(state, game).terms;
        return clock.kind === 'days' ? clock.days : clock.kind === 'real-time' ? clock.main : 0;
      });
      expect(gameTimes).toEqual(times);
      expect(tournamentStandings(state).map(({ id, rank }) => [id, rank])).toEqual(
        state.seeds.map((person, index) => [person, index + 1]),
      );
      expect(simulated.replay()).toEqual(state);
    },
  );

  test('a player who leaves loses to those who stay, and results of earlier rounds stand', () => {
    const setup = newTournament(2, { format: 'knockout', games: 2 });
    const simulated = tournamentWonByNumber(setup, 8);
    while (simulated.state.rounds.length < 2) simulated.step();
    const [champion, [first]] = [testPersonId(1), gamesOf(simulated.state)];
    expect(simulated.send(champion, { do: 'withdraw' })).toBe('ok');
    const places = first?.places?.toReversed() ?? [];
    const correction = { do: 'correct', game: first?.game ?? '', places, why: 'too late' } as const;
    expect(simulated.send(ORGANISER, correction)).toBe('wrong-phase');
    const { state } = simulated.run();
    expect(tournamentStandings(state)[0]?.id).not.toBe(champion);
    expect(tournamentStandings(state).find(({ id }) => id === champion)?.rank).toBe(3);
  });

  test('a winner who withdraws before the tournament has ended has still won', () => {
    const simulated = tournamentWonByNumber(newTournament(2, { format: 'knockout', games: 2 }), 4);
    const [champion] = [testPersonId(1)];
    const isDone = () => simulated.state.rounds.length === 2 && simulated.state.completeSince !== null;
    while (!isDone()) simulated.step();
    expect(simulated.send(champion, { do: 'withdraw' })).toBe('ok');
    const { state } = simulated.run();
    expect(state.phase).toBe('over');
    expect(tournamentStandings(state)[0]?.id).toBe(champion);
    expect(simulated.replay()).toEqual(state);
  });
});

describe('arena', () => {
  type TieBreaks = Readonly<Partial<Record<string, number>>>;
  const lead = (own: TieBreaks, other: TieBreaks, code: string): number =>
    (own[code] ?? 0) - (other[code] ?? 0);

  test.each(SEATS)('at tables of %i, waiting players get tables until it closes', (seats) => {
    const setup = newTournament(seats, { format: 'arena', minutes: 30 });
    const simulated = tournamentWonByNumber(setup, 3 * seats);
    simulated.run();
    const { state, log } = simulated;
    expect(state.phase).toBe('over');
    expect(gamesOf(state).length).toBeGreaterThan(8);
    const closesAt = (state.startedAt ?? 0) + 29 * 60_000 + 30_000;
    const waves = log.filter(({ event }) => event.kind === 'paired');
    for (const { at } of waves) expect(at).toBeLessThan(closesAt);
    expect(log.at(-1)?.at).toBeGreaterThanOrEqual((state.startedAt ?? 0) + 30 * 60_000);
    // No player has two games at a time.
    const busy = new Set<string>();
    for (const { event } of log) {
      if (event.kind === 'paired')
        for (const person of event.tables.flatMap(({ games }) =>
          games.flatMap(({ sides }) => sides.flat()),
        )) {
          expect(busy.has(person)).toBe(false);
          busy.add(person);
        }
      if (event.kind === 'finished')
        for (const person of gamesOf(state)
          .find(({ game }) => game === event.game)
          ?.sides.flat() ?? [])
          busy.delete(person);
    }
    // The best player wins every game, so all their games but the first two count double.
    const standings = tournamentStandings(state);
    const [best] = standings;
    const winCount = best?.played ?? 0;
    expect(best).toMatchObject({
      id: testPersonId(1),
      streak: winCount,
      tieBreaks: { MR: 100 * POINT },
    });
    const winPoints = (seats === 2 ? 2 : seats - 1) * POINT;
    expect(best?.points).toBe(winPoints * (Math.min(2, winCount) + 2 * Math.max(0, winCount - 2)));
    // More points rank higher, then a better mean result, then a better lot.
    for (const [index, { rank, id, points, played, tieBreaks }] of standings.entries()) {
      const ownGames = gamesOf(state).filter(({ sides }) => sides.flat().includes(id));
      expect([rank, played]).toEqual([index + 1, ownGames.length]);
      const next = standings[index + 1];
      if (next === undefined) continue;
      const leads = [
        points - next.points,
        ...['MR', 'lot'].map((code) => lead(tieBreaks, next.tieBreaks, code)),
      ];
      expect(leads.find((difference) => difference !== 0)).toBeGreaterThan(0);
    }
    for (const counts of turnCounts(state).values())
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(3);
  });

  test('a player who is not waiting gets no table, and a player who returns from a pause gets none for ten seconds', () => {
    const setup = newTournament(2, { format: 'arena', minutes: 20 });
    const simulated = new SimulatedTournament(setup, 'away').enter(6);
    const [ann, bob] = [testPersonId(1), testPersonId(2)];
    simulated.notWaiting.add(ann);
    while (simulated.state.rounds.length < 3) simulated.step();
    const tableCount = (person: string): number =>
      gamesOf(simulated.state).filter(({ sides }) => sides.flat().includes(person)).length;
    expect(tableCount(ann)).toBe(0);
    expect(simulated.send(bob, { do: 'pause' })).toBe('ok');
    const pausedAt = simulated.now;
    expect(simulated.send(bob, { do: 'return' })).toBe('ok');
    expect(playerOf(simulated.state, bob)?.freeFrom).toBe(pausedAt + 10_000);
    simulated.notWaiting.delete(ann);
    simulated.run();
    expect(tableCount(ann)).toBeGreaterThan(0);
    // No player can enter an arena that is over.
    expect(simulated.send(testPersonId(99), { do: 'enter' })).toBe('entry-closed');
  });

  test('a game whose result is refused counts as a tie, and the arena continues', () => {
    const simulated = tournamentWonByNumber(newTournament(2, { format: 'arena', minutes: 5 }), 4);
    while (gamesOf(simulated.state).every(({ isOpen }) => !isOpen)) simulated.step();
    const [{ game } = { game: '' }] = gamesOf(simulated.state);
    expect(simulated.sendAsServer({ do: 'refuse', game, code: 'bad-places' })).toBe('ok');
    expect(gamesOf(simulated.state)[0]).toMatchObject({ places: [1, 1], absent: [] });
    expect(simulated.sendAsServer({ do: 'refuse', game, code: 'bad-places' })).toBe('game-over');
    expect(simulated.run().state.phase).toBe('over');
  });

  test('a player who misses a game gets no other game until they return', () => {
    const setup = newTournament(2, { format: 'arena', minutes: 20 });
    const simulated = new SimulatedTournament(setup, 'no-show').enter(4);
    const ann = testPersonId(1);
    while (gamesOf(simulated.state).every(({ isOpen }) => !isOpen)) simulated.step();
    const game = gamesOf(simulated.state).find(({ sides }) => sides.flat().includes(ann));
    if (game === undefined) throw new Error('the player has no game');
    const places = game.sides.map((side) => (side.includes(ann) ? 2 : 1));
    simulated.sendAsServer({ do: 'finish', game: game.game, places, absent: [ann] });
    const roundCount = simulated.state.rounds.length;
    for (let step = 0; step < 60; step += 1) simulated.step();
    const laterTables = simulated.state.rounds.slice(roundCount).flatMap(({ tables }) => tables);
    expect(laterTables.length).toBeGreaterThan(0);
    expect(laterTables.flatMap(({ games }) => games.flatMap(({ sides }) => sides.flat()))).not.toContain(ann);
    const { entries } = tournamentView(simulated.state, { viewer: undefined });
    expect(entries.find(({ person }) => person === ann)?.state).toBe('missing');
    expect(simulated.send(ann, { do: 'return' })).toBe('ok');
  });

  test('the engine fills a table when too few players wait', () => {
    const setup = newTournament(3, { format: 'arena', minutes: 20, odd: 'computer' });
    const { state } = new SimulatedTournament(setup, 'filled').enter(2).run();
    expect(gamesOf(state).length).toBeGreaterThan(2);
    for (const { sides } of gamesOf(state)) expect(sides.filter((side) => side.length === 0)).toHaveLength(1);
  });
});

test.each(SEATS)(
  'a match at a table of %i ends when it is decided, and its players move first equally often',
  (seats) => {
    const setup = newTournament(seats, { format: 'series', rounds: 3 * seats });
    const tiedMatch = new SimulatedTournament(setup, 'ties').enter(seats);
    tiedMatch.placesOf = ({ sides }) => sides.map(() => 1);
    tiedMatch.run();
    expect(tiedMatch.state.rounds).toHaveLength(3 * seats);
    for (const counts of turnCounts(tiedMatch.state).values()) expect(new Set(counts).size).toBe(1);
    const { state } = tournamentWonByNumber(setup, seats).run();
    expect(state.phase).toBe('over');
    expect(state.rounds.length).toBeLessThan(3 * seats);
    expect(tournamentStandings(state)[0]?.id).toBe(testPersonId(1));
    // No pause follows the deciding game.
    expect(state.changedAt).toBe(gamesOf(state).at(-1)?.endedAt);
  },
);

test('a match between two players ends at once when one of them leaves during the pause', () => {
  const setup = newTournament(2, { format: 'series', rounds: 4, pause: 60_000 });
  const simulated = tournamentWonByNumber(setup, 2);
  while (gamesOf(simulated.state)[0]?.places === undefined) simulated.step();
  simulated.now += 1000;
  expect(simulated.send(testPersonId(2), { do: 'withdraw' })).toBe('ok');
  const { now } = simulated;
  simulated.run();
  expect(simulated.state).toMatchObject({ phase: 'over', changedAt: now });
});

test('in an exhibition, the organiser plays all games at once and moves first in half of them', () => {
  const setup = newTournament(2, { format: 'exhibition' });
  const simulated = new SimulatedTournament(setup, 'host').enter(7);
  expect(simulated.send(ORGANISER, { do: 'enter' })).toBe('not-allowed');
  while (gamesOf(simulated.state).every(({ isOpen }) => !isOpen)) simulated.step();
  const { tables } = tournamentView(simulated.state, { viewer: ORGANISER });
  expect(tables).toHaveLength(7);
  expect(tables.filter(({ sides }) => sides[0]?.includes(ORGANISER))).toHaveLength(4);
  const { state } = simulated.run();
  expect(state).toMatchObject({ phase: 'over', rounds: [{ byes: [] }] });
  expect(gamesOf(state).every((game: RoundGame) => isDecided(game))).toBe(true);
});

test('the players with the best ratings get the best seeds, and games in a rated tournament are rated', () => {
  const setup = newTournament(2, { format: 'knockout', games: 2, entry: 'accounts', rated: true });
  const simulated = new SimulatedTournament(setup, 'ratings');
  const ratings = [1500, 1700, 1500, 1900, 1600, 1500];
  simulated.ratingOf = (person) => ratings[Number(person.replaceAll(/\D/g, '')) - 1] ?? 0;
  for (let player = 1; player <= 6; player += 1) {
    expect(simulated.send(testPersonId(player), { do: 'enter' })).toBe('no-account');
    expect(simulated.send(testPersonId(player), { do: 'enter' }, { hasAccount: true })).toBe('ok');
  }
  const { state } = simulated.run();
  expect(state.seeds.slice(0, 3)).toEqual([4, 2, 5].map(testPersonId));
  expect(state.rounds[0]?.byes).toEqual([4, 2].map(testPersonId));
  const [game] = gamesOf(state);
  expect(game && seatedGame(state, game).terms.rated).toBe(true);
  const { entries } = tournamentView(state, { viewer: undefined });
  expect(entries.map(({ rating }) => rating)).toEqual(ratings);
});

test('a tournament’s random seed determines the seeds of unrated players', () => {
  const setup = newTournament(2, { format: 'knockout', games: 2 });
  const seedsOf = (seed: string): readonly string[] =>
    new SimulatedTournament(setup, seed).enter(8).run().state.seeds;
  expect(seedsOf('one')).toEqual(seedsOf('one'));
  expect(seedsOf('one')).not.toEqual(seedsOf('other'));
});

/** The terms of a tournament in each format, and its number of players. */
const TOURNAMENTS: Readonly<Record<TournamentSetup['format'], readonly [Partial<NewTournament>, number]>> = {
  'round-robin': [{ turns: 'within-one' }, 6],
  swiss: [{ rounds: 4 }, 8],
  arena: [{ minutes: 15 }, 6],
  knockout: [{ games: 2 }, 8],
  series: [{ rounds: 6 }, 2],
  exhibition: [{}, 5],
};

const formats = TOURNAMENT_FORMATS.map((format) => [format] as const);

/** Creates a tournament in a format and enters its players. */
function createTournament(format: TournamentSetup['format'], seed: string): SimulatedTournament {
  const [terms, players] = TOURNAMENTS[format];
  return new SimulatedTournament(newTournament(2, { format, ...terms }), seed).enter(players);
}

test.each(formats)(
  'T9: a player who withdraws from a %s plays no more games, and the tournament continues to its end',
  (format) => {
    const simulated = createTournament(format, 'withdrawal');
    while (gamesOf(simulated.state).every(({ isOpen }) => !isOpen)) simulated.step();
    const [game] = gamesOf(simulated.state).filter(({ isOpen }) => isOpen);
    const leaver = game?.sides.flat().find((person) => person !== ORGANISER) ?? '';
    expect(simulated.send(leaver, { do: 'withdraw' })).toBe('ok');
    expect(forfeitersOf(simulated.state, game as RoundGame)).toContain(leaver);
    const roundCount = simulated.state.rounds.length;
    const { state } = simulated.run();
    expect(state.phase).toBe('over');
    expect(simulated.replay()).toEqual(state);
    // The player is in no later game, or loses it without playing.
    const laterGames = state.rounds
      .slice(roundCount)
      .flatMap(({ tables }) => tables.flatMap(({ games }) => games));
    for (const { sides, isOpen } of laterGames) if (sides.flat().includes(leaver)) expect(isOpen).toBe(false);
    const standing = tournamentStandings(state);
    const line = standing.find(({ id }) => id === leaver);
    if (line !== undefined && standing.length > 1) expect(line.rank).toBeGreaterThan(1);
  },
);

test.each(formats)('T10: in a %s, a corrected result counts as if the game had always had it', (format) => {
  const simulated = createTournament(format, 'correction');
  const isDecisive = ({ places }: RoundGame): boolean => places !== undefined && new Set(places).size === 2;
  while (!gamesOf(simulated.state).some(isDecisive)) simulated.step();
  const game = gamesOf(simulated.state).find(isDecisive);
  const places = game?.places?.map((place) => 3 - place) ?? [];
  const before = tournamentStandings(simulated.state);
  const id = game?.game ?? '';
  expect(simulated.send(ORGANISER, { do: 'correct', game: id, places, why: 'the wrong way round' })).toBe(
    'ok',
  );
  const { state, log } = simulated;
  const reversed = log
    .filter(({ event }) => event.kind !== 'corrected')
    .map((logged) =>
      logged.event.kind === 'finished' && logged.event.game === id
        ? { ...logged, event: { ...logged.event, places } }
        : logged,
    );
  log.splice(0, log.length, ...reversed);
  const replayed = simulated.replay();
  expect(tournamentStandings(state)).toEqual(tournamentStandings(replayed));
  expect(tournamentStandings(state)).not.toEqual(before);
});

test('a bye in a round robin counts from its round on', () => {
  const simulated = new SimulatedTournament(newTournament(2, { turns: 'within-one' }), 'byes').enter(5);
  while (simulated.state.rounds.length === 0) simulated.step();
  const [round] = simulated.state.rounds;
  const points = tournamentStandings(simulated.state).map((line) => [line.id, line.points]);
  expect(points.filter(([, own]) => own !== 0)).toEqual(round?.byes.map((person) => [person, POINT]));
});

describe('partners', () => {
  const rows = (['round-robin', 'swiss'] as const).flatMap((format) =>
    [4, 6].flatMap((seats) =>
      [seats, 2 * seats, 2 * seats + 1].map((players) => [format, seats, players] as const),
    ),
  );

  test.each(rows)(
    'in a %s at tables of %i with %i players change, and each gets the points of their side',
    (format, seats, players) => {
      const setup = newTournament(seats, { format, rounds: 3, ...partnerTerms(seats) });
      const simulated = new SimulatedTournament(setup, `partners ${players}`).enter(players).run();
      const { state } = simulated;
      expect([state.phase, state.rounds.length]).toEqual(['over', 3]);
      const points = new Map(state.players.map(({ person }) => [person, 0]));
      const timesTogether = new Map<string, number>();
      for (const { sides, places = [] } of gamesOf(state)) {
        expect(sides.map(({ length }) => length)).toEqual(sides.map(() => 2));
        for (const [side, people] of sides.entries()) {
          const key = people.toSorted().join(' ');
          timesTogether.set(key, (timesTogether.get(key) ?? 0) + 1);
          const aheadCount = places.filter((place) => place > (places[side] ?? 0)).length;
          const tiedCount = places.filter((place) => place === places[side]).length - 1;
          for (const person of people)
            points.set(person, (points.get(person) ?? 0) + POINT * (aheadCount + tiedCount / 2));
        }
      }
      expect(Math.max(...timesTogether.values())).toBe(1);
      for (const { byes } of state.rounds)
        for (const person of byes) points.set(person, (points.get(person) ?? 0) + POINT);
      expect(new Map(tournamentStandings(state).map((line) => [line.id, line.points]))).toEqual(points);
      for (const counts of turnCounts(state).values()) expect(counts).toHaveLength(seats / 2);
      expect(simulated.replay()).toEqual(state);
    },
  );

  test.each([
    ['opposite', { A: 'C', C: 'A', B: 'D', D: 'B' }],
    ['adjacent', { A: 'B', B: 'A', C: 'D', D: 'C' }],
  ] as const)('sit %s in every round, and the result is read from their seats', (teams, partnerOf) => {
    const { rules, ...terms } = partnerTerms(4);
    const setup = newTournament(4, { ...terms, games: 2, rules: { ...rules, options: { teams } } });
    const { state } = new SimulatedTournament(setup, 'seats').enter(8).run();
    for (const game of gamesOf(state)) {
      const { seats, first = '' } = seatedGame(state, game);
      const seatOf = new Map(
        Object.entries(seats).map(([seat, holder]) => [holder.kind === 'person' ? holder.person : '', seat]),
      );
      expect(seatOf.size).toBe(4);
      for (const [one = '', other = ''] of game.sides)
        expect(seatOf.get(other)).toBe(partnerOf[seatOf.get(one) as keyof typeof partnerOf]);
      expect(game.sides[0]?.map((person) => seatOf.get(person))).toContain(first);
      const inTurnOrder = [...'ABCD'.slice('ABCD'.indexOf(first)), ...'ABCD'.slice(0, 'ABCD'.indexOf(first))];
      const [, losers = []] = game.sides;
      const facts = {
        seats: inTurnOrder.map((seat) => {
          const person = [...seatOf].find(([, own]) => own === seat)?.[0] ?? '';
          return { seat, person, turns: 9, place: losers.includes(person) ? 2 : 1 };
        }),
        plies: 80,
      };
      expect(resultOf(state, game, facts as unknown as GameFacts)).toMatchObject({
        places: [1, 2],
        absent: [],
      });
    }
  });

  test.each<[Partial<NewTournament>, string]>([
    [{ format: 'arena', minutes: 30 }, 'rules'],
    [{ format: 'knockout', games: 4, odd: 'computer' }, 'rules'],
    [{ odd: 'computer' }, 'odd'],
    [{ turns: 'equal' }, 'turns'],
  ])('are refused with %j', (terms, detail) => {
    const setup = newTournament(4, { ...partnerTerms(4), ...terms });
    const decided = decideTournament(setup, ORGANISER, { now: setup.startsAt - 1, seed: 'x', isBot: false });
    expect(decided).toEqual({ ok: false, refusal: { code: 'bad-tournament', detail } });
  });
});
