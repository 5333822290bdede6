import { makeRandom, type Random } from '@halma/pairing';
import {
  type NewTournament,
  TOURNAMENT_FORMATS,
  type TournamentCommand,
  type TournamentEventOf,
  type TournamentSetup,
} from '@halma/protocol';
import { describe, expect, test } from 'vitest';
import { idsOf, nextAction } from '../../src/tournament/due.ts';
import { planTournament } from '../../src/tournament/pairing.ts';
import { tournamentStanding, turnCounts } from '../../src/tournament/standing.ts';
import {
  forfeitersOf,
  gamesOf,
  isDecided,
  playerOf,
  type RoundGame,
  type TournamentState,
} from '../../src/tournament/state.ts';
import { roundView, tournamentView } from '../../src/tournament/view.ts';
import { testPersonId } from '../game/played-game.ts';
import { newTournament, ORGANISER, partnerTerms, SimulatedTournament } from './simulated-tournament.ts';

const EVENTS = 120;

/** The terms of a random event of each format that belong to the format, and how many players it has. */
const TERMS: Readonly<
  Record<
    TournamentSetup['format'],
    (random: Random, seats: number) => { readonly terms: Partial<NewTournament>; readonly players: number }
  >
> = {
  'round-robin': (random, seats) => ({ terms: someGames(random), players: someMore(random, seats) }),
  swiss: (random, seats) => ({
    terms: {
      ...someGames(random),
      ...(seats > 2 || random.below(2) === 0 ? { rounds: 2 + random.below(4) } : {}),
    },
    players: someMore(random, seats),
  }),
  arena: (random, seats) => ({
    terms: { minutes: 5 + random.below(30) },
    players: someMore(random, seats),
  }),
  knockout: (random, seats) => ({
    terms: { games: seats, odd: seats > 2 ? 'computer' : 'bye' },
    players: 2 + random.below(5 * seats),
  }),
  series: (random, seats) => ({
    terms: { rounds: seats * (1 + random.below(3)), odd: 'bye' },
    players: seats,
  }),
  exhibition: (random) => ({ terms: {}, players: 1 + random.below(9) }),
};

function someGames(random: Random): Partial<NewTournament> {
  return { games: random.below(4) === 0 ? 2 : 1 };
}

function someMore(random: Random, seats: number): number {
  return seats + random.below(9);
}

/** Returns the terms and the number of players of a random event. The formats take turns. */
function randomEvent(seed: string): { readonly setup: NewTournament; readonly players: number } {
  const random = makeRandom(seed, 'event');
  const format = TOURNAMENT_FORMATS[Number(seed.split(' ')[1]) % TOURNAMENT_FORMATS.length] ?? 'swiss';
  const seats = format === 'exhibition' ? 2 : ([2, 2, 3, 4, 6][random.below(5)] ?? 2);
  const { terms, players } = TERMS[format](random, seats);
  // At half of the tables that can have partners, there are some.
  const hasPartners =
    ['round-robin', 'swiss'].includes(format) && [4, 6].includes(seats) && random.below(2) === 0;
  const isByMail = random.below(5) === 0 && seats === 2 && format !== 'arena';
  return {
    setup: newTournament(seats, {
      format,
      odd: seats > 2 && random.below(3) === 0 ? 'computer' : 'bye',
      clock: isByMail
        ? { kind: 'days', days: 2 }
        : { kind: 'real-time', main: 60_000, increment: 0, delay: 0 },
      ...terms,
      ...(hasPartners ? partnerTerms(seats) : {}),
    }),
    players,
  };
}

/** Plays a random event to its end, with players who come late, leave, pause and miss games. */
function playRandomEvent(seed: string, afterStep: (played: SimulatedTournament) => void = () => undefined) {
  const { setup, players } = randomEvent(seed);
  const simulated = new SimulatedTournament(setup, seed).enter(players);
  simulated.noShowPercent = simulated.random.below(3) * 4;
  let newcomer = players;
  return simulated.run((played) => {
    const { random } = played;
    const person = testPersonId(1 + random.below(players));
    const chance = random.below(100);
    if (chance < 3) {
      newcomer += 1;
      played.send(testPersonId(newcomer), { do: 'enter' });
    } else if (chance < 5) played.send(person, { do: 'withdraw' });
    else if (chance < 8) played.send(person, { do: 'pause' });
    else if (chance < 14) played.send(person, { do: 'return' });
    else if (chance < 17) {
      const game = gamesOf(played.state)[random.below(20)];
      if (game !== undefined) played.send(ORGANISER, { do: 'forfeit', game: game.game, person });
    } else if (chance < 20) {
      const finished = gamesOf(played.state).filter(({ places }) => places !== undefined);
      const game = finished[random.below(Math.max(1, finished.length))];
      if (game !== undefined)
        played.send(ORGANISER, {
          do: 'correct',
          game: game.game,
          places: game.sides.map(() => 1),
          why: 'the players agreed',
        });
    }
    afterStep(played);
  });
}

function correction(game: string, places: number[]): TournamentCommand {
  return { do: 'correct', game, places, why: 'reported by the players' };
}

const seeds = Array.from({ length: EVENTS }, (_, number) => `event ${number}`);

/** Returns the players of each table of each round. */
function seatedIn({ rounds }: TournamentState): string[][][] {
  return rounds.map(({ tables }) => tables.map(({ games }) => (games[0]?.sides ?? []).flat()));
}

describe.each(seeds)('%s', (seed) => {
  test('keeps T1, T2, T3, T5 and T8 until it ends', () => {
    let paired = 0;
    const played = playRandomEvent(seed, ({ state }) => {
      if (state.rounds.length === paired) return;
      paired = state.rounds.length;
      // T8: players who have left are not paired, or lose.
      const latest = seatedIn(state).at(-1)?.flat() ?? [];
      // The places of a schedule and of a bracket are fixed, so that players who have left lose there.
      const pairsPresent = ['swiss', 'arena'].includes(state.setup.format);
      for (const person of latest) {
        const player = playerOf(state, person);
        const isGone = player?.until !== undefined && player.until < paired;
        if (pairsPresent) expect(isGone).toBe(false);
        if (isGone) {
          const games = (state.rounds.at(-1)?.tables ?? []).flatMap(({ games: all }) => all);
          const own = games.filter(({ sides }) => sides.flat().includes(person));
          expect(own.every(({ absent = [] }) => absent.includes(person))).toBe(true);
        }
      }
    });
    const { state } = played;
    expect(['over', 'called-off']).toContain(state.phase);
    // T1: no game and no table twice.
    const ids = gamesOf(state).map(({ game }) => game);
    expect(new Set(ids).size).toBe(ids.length);
    // T2: each player at most once a round.
    for (const [index, round] of seatedIn(state).entries()) {
      // The organiser of an exhibition plays all others at once.
      const isHost = (person: string): boolean => state.setup.format === 'exhibition' && person === ORGANISER;
      const assigned = [...round.flat(), ...(state.rounds[index]?.byes ?? [])].filter(
        (person) => !isHost(person),
      );
      expect(new Set(assigned).size).toBe(assigned.length);
    }
    // T3: a replay of the stored log gives the same state, standing and pairings.
    const replayed = played.replay();
    expect(replayed).toEqual(state);
    expect(tournamentStanding(replayed)).toEqual(tournamentStanding(state));
    // T5: each game has entered one result.
    const results = played.log.flatMap(({ event }) => (event.kind === 'finished' ? [event.game] : []));
    expect(new Set(results).size).toBe(results.length);
    expect(new Set(results)).toEqual(played.playedGames);
  });
});

test('T3: the pairing in the log is the pairing of the state before it and the seed', () => {
  const checked = new Map<string, number>();
  for (const seed of seeds.slice(0, 36)) {
    let before: TournamentState | null = null;
    playRandomEvent(seed, ({ state, log }) => {
      const { event, at = 0 } = log.at(-1) ?? {};
      const isPlanned = event?.kind === 'paired' || event?.kind === 'extended';
      if (isPlanned && before !== null && before.lastSeq === state.lastSeq - 1) {
        expect(replanned(before, event, at)).toEqual({ ok: true, value: event });
        const { format } = state.setup;
        checked.set(format, (checked.get(format) ?? 0) + 1);
      }
      before = state;
    });
  }
  expect([...checked.keys()].toSorted()).toEqual(TOURNAMENT_FORMATS.toSorted());
});

/** Plans a round again; in an arena for those who waited, for as long as they had. */
function replanned(before: TournamentState, event: TournamentEventOf<'paired' | 'extended'>, at: number) {
  const waited = event.kind === 'paired' ? event.waited : undefined;
  if (waited === undefined) return planTournament(before);
  const waiting = waited.map(({ person, seconds }) => ({ person, since: at - 1000 * seconds }));
  return planTournament(before, { waiting, now: at });
}

describe('T6: the promised turn balance', () => {
  const rows = [2, 3, 4, 6].flatMap((seats) =>
    [seats, seats + 1, 2 * seats, 2 * seats + 3].map((players) => [seats, players] as const),
  );
  test.each(rows)('%i seats, %i players: each takes every position equally often', (seats, players) => {
    if (players < 2) return;
    const { state } = new SimulatedTournament(newTournament(seats), `${seats}/${players}`)
      .enter(players)
      .run();
    expect(state.phase).toBe('over');
    for (const counts of turnCounts(state).values()) expect(new Set(counts).size).toBe(1);
    expect(turnCounts(state).size).toBe(players);
  });

  const withinOne = [2, 3, 4, 6].flatMap((seats) =>
    [seats, seats + 1, 2 * seats, 2 * seats + 3].map((players) => [seats, players] as const),
  );
  test.each(withinOne)('%i seats, %i players, within one', (seats, players) => {
    const setup = newTournament(seats, { turns: 'within-one' });
    const { state } = new SimulatedTournament(setup, `within ${seats}/${players}`).enter(players).run();
    expect(state.phase).toBe('over');
    expect(turnCounts(state).size).toBe(players);
    for (const counts of turnCounts(state).values())
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  });

  test.each([5, 6, 9, 12])('Swiss for two with %i players: within two', (players) => {
    const setup = newTournament(2, { format: 'swiss' });
    const { state } = new SimulatedTournament(setup, `swiss ${players}`).enter(players).run();
    for (const [first = 0, second = 0] of turnCounts(state).values())
      expect(Math.abs(first - second)).toBeLessThanOrEqual(2);
  });
});

test('T8: a player who pauses is not paired until they return', () => {
  for (const seats of [2, 3, 4, 6]) {
    const setup = newTournament(seats, { format: 'swiss', rounds: 4, odd: seats === 2 ? 'bye' : 'computer' });
    const simulated = new SimulatedTournament(setup, `pausing ${seats}`).enter(2 * seats + 1);
    const ann = testPersonId(1);
    const pairedIn: boolean[] = [];
    simulated.run(({ state }) => {
      const isNew = state.rounds.length > pairedIn.length;
      if (isNew) pairedIn.push(isSeated(state, ann));
      if (isNew && pairedIn.length === 1) expect(simulated.send(ann, { do: 'pause' })).toBe('ok');
      if (isNew && pairedIn.length === 3) expect(simulated.send(ann, { do: 'return' })).toBe('ok');
    });
    expect([seats, ...pairedIn]).toEqual([seats, true, false, false, true]);
  }
});

/** Returns whether a player has a table or a bye in the last round. */
function isSeated({ rounds }: TournamentState, person: string): boolean {
  const { tables = [], byes = [] } = rounds.at(-1) ?? {};
  return [...tables.flatMap(({ games }) => (games[0]?.sides ?? []).flat()), ...byes].includes(person);
}

test.each(['open', 'running'] as const)(
  'a player removed from a tournament that is %s cannot enter again',
  (phase) => {
    const setup = newTournament(2, { format: 'swiss', rounds: 4 });
    const simulated = new SimulatedTournament(setup, 'removal').enter(6);
    if (phase === 'running') simulated.send(ORGANISER, { do: 'start' });
    const ann = testPersonId(1);
    expect(simulated.send(ORGANISER, { do: 'remove', person: ann })).toBe('ok');
    expect(simulated.send(ann, { do: 'enter' })).toBe(phase === 'open' ? 'not-allowed' : 'already-entered');
    expect(playerOf(simulated.state, ann)?.until).toBe(phase === 'open' ? undefined : 0);
    expect(simulated.replay()).toEqual(simulated.state);
  },
);

test('a moderator decides about a tournament only if they do not play in it', () => {
  const simulated = new SimulatedTournament(
    newTournament(2, { format: 'swiss', rounds: 1 }),
    'moderator',
  ).enter(4);
  const [ann, bob] = [testPersonId(1), testPersonId(2)];
  const remove = (moderator: string) =>
    simulated.send(moderator, { do: 'remove', person: bob }, { isModerator: true });
  expect([remove(ann), remove('stranger')]).toEqual(['not-allowed', 'ok']);
});

test.each([
  [2, 1],
  [4, 3],
  [5, 5],
  [12, 9],
])('a Swiss tournament for two with %i players has %i rounds of 9 chosen', (players, rounds) => {
  const setup = newTournament(2, { format: 'swiss', rounds: 9 });
  const { state } = new SimulatedTournament(setup, `bound ${players}`).enter(players).run();
  expect(state.rounds).toHaveLength(rounds);
});

/** Returns whether all of these players can be paired with players whom they have not met, by trying everything. */
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

test('T7: players of a Swiss tournament meet again only if every pairing of the round repeats a meeting', () => {
  let repeats = 0;
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
      for (const tables of seatedIn(state)) {
        const pairs = tables.map((table) => table.toSorted().join());
        const hasRepeat = pairs.some((pair) => met.has(pair));
        if (hasRepeat) {
          repeats += 1;
          expect(canAvoidRepeats(tables.flat(), met)).toBe(false);
        }
        for (const pair of pairs) met.add(pair);
      }
    }
  // Four players have three rounds without a repeat, so the four left may have met already.
  expect(repeats).toBeGreaterThan(0);
});

describe('T9: who withdraws', () => {
  const played = (rounds: number) => {
    const simulated = new SimulatedTournament(newTournament(2, { turns: 'within-one' }), 'leavers').enter(6);
    simulated.run(({ state }) => {
      const resting = state.restingSince !== null && state.rounds.length === rounds;
      if (resting && state.phase === 'running') simulated.send(testPersonId(1), { do: 'withdraw' });
    });
    return simulated.state;
  };

  test('before half of their games is struck from a round robin', () => {
    const standing = tournamentStanding(played(2));
    expect(standing.map(({ id }) => id)).not.toContain(testPersonId(1));
    expect(standing).toHaveLength(5);
    expect(standing.every(({ played: games }) => games <= 4)).toBe(true);
  });

  test('later forfeits the rest', () => {
    const state = played(3);
    const standing = tournamentStanding(state);
    expect(standing).toHaveLength(6);
    const lost = gamesOf(state).filter(({ absent = [] }) => absent.includes(testPersonId(1)));
    expect(lost).toHaveLength(2);
    expect(lost.every(({ isOpen }) => !isOpen)).toBe(true);
  });

  test('is withdrawn by the second missed game, and is not paired before they return', () => {
    const setup = newTournament(2, { format: 'swiss', rounds: 5 });
    const simulated = new SimulatedTournament(setup, 'missing').enter(8);
    const [ann, missed] = [testPersonId(1), new Set<number>()];
    while (simulated.state.phase !== 'over') {
      const round = simulated.state.rounds.length;
      const own = gamesOf(simulated.state).find(
        ({ sides, places, isOpen }) => isOpen && places === undefined && sides.flat().includes(ann),
      );
      if (own === undefined) {
        if (simulated.state.restingSince !== null && missed.size === 1) {
          if (round === 2) expect(simulated.send(ann, { do: 'return' })).toBe('ok');
        }
        simulated.step();
        continue;
      }
      missed.add(round);
      const places = own.sides.map((side) => (side.includes(ann) ? 2 : 1));
      simulated.server({ do: 'finish', game: own.game, places, absent: [ann] });
    }
    // Not paired in the second round, back in the third, and then withdrawn.
    expect([...missed]).toEqual([1, 3]);
    expect(playerOf(simulated.state, ann)?.until).toBe(3);
  });

  /** Plays until Ann has missed one more game. Returns the game. */
  const missNext = (simulated: SimulatedTournament, ann: string): RoundGame => {
    for (let steps = 0; steps < 1000; steps += 1) {
      const own = gamesOf(simulated.state).find(
        (game) => game.isOpen && !isDecided(game) && game.sides.flat().includes(ann),
      );
      if (own !== undefined) {
        const places = own.sides.map((side) => (side.includes(ann) ? 2 : 1));
        expect(simulated.server({ do: 'finish', game: own.game, places, absent: [ann] })).toBe('ok');
        return own;
      }
      simulated.send(ann, { do: 'return' });
      simulated.step();
    }
    throw new Error('there is no game to miss');
  };

  /** Plays until Ann has missed two games and is withdrawn. Returns these games. */
  const missTwo = (simulated: SimulatedTournament, ann: string): readonly [RoundGame, RoundGame] => {
    const missed = [missNext(simulated, ann), missNext(simulated, ann)] as const;
    expect(playerOf(simulated.state, ann)).toMatchObject({ until: simulated.state.rounds.length });
    return missed;
  };

  const BY_MAIL = { kind: 'days', days: 2 } as const;

  test.each([
    ['the second missed game of a Swiss tournament', { format: 'swiss', rounds: 6 }, 1],
    ['the first missed game of a Swiss tournament', { format: 'swiss', rounds: 6 }, 0],
    ['a missed game of a round robin', { turns: 'within-one' }, 1],
    ['a missed game of a round robin by correspondence', { turns: 'within-one', clock: BY_MAIL }, 1],
    ['a missed game of meetings by correspondence', { turns: 'within-one', clock: BY_MAIL, games: 2 }, 1],
  ] as const)('comes back if %s was played after all', (_, terms, which) => {
    const simulated = new SimulatedTournament(newTournament(2, terms), 'back again').enter(8);
    const ann = testPersonId(1);
    const game = missTwo(simulated, ann)[which];
    const before = simulated.state.rounds.length;
    expect(simulated.send(ORGANISER, correction(game?.game ?? '', [1, 1]))).toBe('ok');
    expect(playerOf(simulated.state, ann)?.until).toBeUndefined();
    expect(simulated.replay()).toEqual(simulated.state);
    // The other missed game came last in one of the rows.
    if (which === 0) expect(simulated.send(ann, { do: 'return' })).toBe('ok');
    const { state } = simulated.run();
    expect(playerOf(state, ann)?.until).toBeUndefined();
    const later = gamesOf(state).filter(({ sides, places, absent = [] }) => {
      const isOwn = sides.flat().includes(ann);
      return isOwn && places !== undefined && !absent.includes(ann);
    });
    // By correspondence, players can play all other games; live, only games of later rounds.
    const expected = 'clock' in terms ? 7 * ('games' in terms ? terms.games : 1) - 1 : 0;
    expect(later.length).toBeGreaterThanOrEqual(Math.max(expected, state.rounds.length - before));
    expect(simulated.replay()).toEqual(state);
  });

  test.each<[string, (simulated: SimulatedTournament, ann: string) => string]>([
    ['withdraws too', (simulated, ann) => simulated.send(ann, { do: 'withdraw' })],
    ['is removed', (simulated, ann) => simulated.send(ORGANISER, { do: 'remove', person: ann })],
    ['deletes the account', (simulated, ann) => simulated.server({ do: 'leave', person: ann })],
  ])('stays out in spite of a correction if the player, withdrawn for two missed games, %s', (_, leave) => {
    const simulated = new SimulatedTournament(newTournament(2, { format: 'swiss', rounds: 6 }), 'gone');
    const ann = testPersonId(1);
    const [, missed] = missTwo(simulated.enter(8), ann);
    const { until } = playerOf(simulated.state, ann) ?? {};
    expect([leave(simulated, ann), leave(simulated, ann)]).toEqual(['ok', 'wrong-phase']);
    expect(simulated.send(ORGANISER, correction(missed.game, [1, 1]))).toBe('ok');
    expect(playerOf(simulated.state, ann)?.until).toBe(until);
    expect(simulated.replay()).toEqual(simulated.state);
  });

  test('is not withdrawn for games that a withdrawal cost and corrections took back, also the second time', () => {
    const simulated = new SimulatedTournament(newTournament(2, { turns: 'within-one' }), 'forgiven');
    const ann = testPersonId(1);
    const correct = ({ game }: RoundGame): string => simulated.send(ORGANISER, correction(game, [1, 1]));
    const [first, second] = missTwo(simulated.enter(10), ann);
    while (simulated.state.rounds.length < 5) simulated.step();
    const shownState = (): unknown =>
      tournamentView(simulated.state, [], { viewer: undefined }).entries.find(({ person }) => person === ann)
        ?.state;
    expect(shownState()).toBe('out');
    expect(correct(second)).toBe('ok');
    expect(shownState()).toBe('playing');
    const third = missNext(simulated, ann);
    expect(playerOf(simulated.state, ann)?.until).toBeDefined();
    expect([correct(third), correct(first)]).toEqual(['ok', 'ok']);
    missNext(simulated, ann);
    expect(playerOf(simulated.state, ann)?.until).toBeUndefined();
    // A correction of a game that did not count is no reason to forgive one that did.
    const lost = gamesOf(simulated.state).find(({ game }) =>
      playerOf(simulated.state, ann)?.forgiven?.includes(game),
    );
    expect(lost && correct(lost)).toBe('ok');
    missNext(simulated, ann);
    expect(playerOf(simulated.state, ann)?.until).toBeDefined();
    expect(simulated.replay()).toEqual(simulated.state);
  });
});

test('the result of a game that is played cannot be corrected, and one that was refused can', () => {
  const simulated = new SimulatedTournament(newTournament(2, { format: 'swiss', rounds: 3 }), 'refused');
  simulated.enter(4);
  while (gamesOf(simulated.state).every(({ isOpen }) => !isOpen)) simulated.step();
  const [{ game } = { game: '' }] = gamesOf(simulated.state);
  expect(simulated.send(ORGANISER, correction(game, [1, 2]))).toBe('game-not-over');
  expect(simulated.server({ do: 'finish', game, places: [2, 2], absent: [] })).toBe('bad-places');
  expect(simulated.server({ do: 'refuse', game, code: 'bad-places' })).toBe('ok');
  expect(simulated.server({ do: 'refuse', game, code: 'bad-places' })).toBe('game-over');
  expect(roundView(simulated.state, 1)?.tables[0]?.games[0]).toMatchObject({ refused: 'bad-places' });
  expect(simulated.send(ORGANISER, correction(game, [1, 2]))).toBe('ok');
  expect(simulated.replay()).toEqual(simulated.state);
  expect(simulated.run().state.phase).toBe('over');
});

test('a game from which a player withdraws while it is created ends when the server has made them resign', () => {
  const simulated = new SimulatedTournament(newTournament(2, { format: 'swiss', rounds: 3 }), 'between');
  simulated.enter(4);
  while (simulated.state.rounds.length === 0) simulated.step();
  const action = nextAction(simulated.state);
  if (action?.do !== 'open') throw new Error('there are no games to open');
  const ann = testPersonId(1);
  expect(simulated.send(ann, { do: 'withdraw' })).toBe('ok');
  // The node that creates the games can die before it has reported them, so that another one creates them again.
  expect(nextAction(simulated.state)).toMatchObject({ do: 'open', games: action.games });
  expect(simulated.server({ do: 'open', games: idsOf(action.games) })).toBe('ok');
  const own = gamesOf(simulated.state).find(({ sides }) => sides.flat().includes(ann)) as RoundGame;
  const next = nextAction(simulated.state);
  expect(next?.do === 'collect' && idsOf(next.games)).toContain(own.game);
  expect(forfeitersOf(simulated.state, own)).toEqual([ann]);
  const places = own.sides.map((side) => (side.includes(ann) ? 2 : 1));
  expect(simulated.server({ do: 'finish', game: own.game, places, absent: [ann] })).toBe('ok');
  expect(simulated.replay()).toEqual(simulated.state);
});

test('a game that the organiser forfeits while it is created ends when the server has made the player resign', () => {
  const simulated = new SimulatedTournament(newTournament(2, { format: 'swiss', rounds: 3 }), 'between');
  simulated.enter(4);
  while (simulated.state.rounds.length === 0) simulated.step();
  const [game] = gamesOf(simulated.state);
  const [[person = ''] = []] = game?.sides ?? [];
  const forfeit = { do: 'forfeit', game: game?.game ?? '', person } as const;
  expect(simulated.send(ORGANISER, forfeit)).toBe('ok');
  expect(simulated.send(ORGANISER, forfeit)).toBe('not-entered');
  simulated.step();
  const [opened] = gamesOf(simulated.state) as [RoundGame];
  expect(opened).toMatchObject({ isOpen: true });
  expect(forfeitersOf(simulated.state, opened)).toEqual([person]);
  expect(simulated.replay()).toEqual(simulated.state);
});

test('a late report that games are open changes nothing', () => {
  const simulated = new SimulatedTournament(newTournament(2, { format: 'swiss', rounds: 1 }), 'late').enter(
    4,
  );
  while (gamesOf(simulated.state).every(({ isOpen }) => !isOpen)) simulated.step();
  const late = { do: 'open', games: idsOf(gamesOf(simulated.state)) } as const;
  expect(simulated.server(late)).toBe('game-over');
  simulated.run();
  expect(simulated.state.phase).toBe('over');
  expect(simulated.server(late)).toBe('wrong-phase');
});

test('a round in which no game can be played is followed by its pause', () => {
  const setup = newTournament(2, { turns: 'within-one', pause: 60_000 });
  const simulated = new SimulatedTournament(setup, 'byes').enter(3);
  while (simulated.state.phase === 'open') simulated.step();
  for (const player of [1, 2, 3]) simulated.send(testPersonId(player), { do: 'withdraw' });
  while (simulated.state.rounds.length < 2) simulated.step();
  const { now } = simulated;
  expect(simulated.state.restingSince).toBe(now);
  expect(nextAction(simulated.state)).toEqual({ do: 'advance', at: now + 60_000 });
});

test('T10: a correction recomputes the standing and every later pairing', () => {
  const setup = newTournament(2, { format: 'swiss', rounds: 4 });
  const simulated = new SimulatedTournament(setup, 'correction').enter(8);
  while (simulated.state.rounds.length < 2 || simulated.state.restingSince === null) simulated.step();
  const [game] = gamesOf(simulated.state);
  if (game?.places === undefined) throw new Error('there is no result');
  const pairingBefore = planTournament(simulated.state);
  const standingBefore = tournamentStanding(simulated.state);
  const turned = game.places.map((place) => 3 - place);
  const why = 'entered the wrong way round';
  expect(simulated.send(ORGANISER, { do: 'correct', game: game.game, places: turned, why })).toBe('ok');
  const { state } = simulated;
  // A tournament in which the game had ended like that from the start has the same standing and pairing.
  const events = simulated.log
    .filter(({ event }) => event.kind !== 'corrected')
    .map((logged) =>
      logged.event.kind === 'finished' && logged.event.game === game.game
        ? { ...logged, event: { ...logged.event, places: turned } }
        : logged,
    );
  simulated.log.splice(0, simulated.log.length, ...events);
  const other = simulated.replay();
  expect(tournamentStanding(state)).toEqual(tournamentStanding(other));
  expect(planTournament(state)).toEqual(planTournament(other));
  expect(tournamentStanding(state)).not.toEqual(standingBefore);
  expect(planTournament(state)).not.toEqual(pairingBefore);
});
