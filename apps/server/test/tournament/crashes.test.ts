import { makeRandom } from '@halma/pairing';
import type { NewTournament } from '@halma/protocol';
import { describe, expect } from 'vitest';
import { gameSeats, personAt } from '../../src/game/state.ts';
import type { Games } from '../../src/games/games.ts';
import type { Store } from '../../src/store/store.ts';
import { doPlanningJob } from '../../src/tournament/pairing.ts';
import { resultOf, seatedGame } from '../../src/tournament/seating.ts';
import { tournamentStandings } from '../../src/tournament/standing.ts';
import { gamesOf, type TournamentState } from '../../src/tournament/state.ts';
import { doTournamentWork } from '../../src/tournament/tournament-work.ts';
import { Tournaments } from '../../src/tournament/tournaments.ts';
import { createGames } from '../game/create-games.ts';
import { testPersonId } from '../game/played-game.ts';
import { Crash, UnreliableBus, withCrashes } from '../simulation/faults.ts';
import { locationsForTests, storeContract } from '../store/stores.ts';
import { newTournament, partnerTerms } from './simulated-tournament.ts';

const { kinds } = await locationsForTests();

/** The games and the tournaments that a node serves. */
interface Node {
  readonly games: Games;
  readonly tournaments: Tournaments;
}

/** Three nodes on one store, whose writes can fail, and a clock. A node that fails is replaced by a new one. */
class Cluster {
  now = Date.now();
  readonly random: () => number;
  readonly nodes: Node[] = [];
  readonly #store: Store;
  crashCount = 0;
  /** The probability that a write fails. */
  failureRate = 0;

  constructor(store: Store, seed: string) {
    this.#store = store;
    const random = makeRandom(seed, 'cluster');
    this.random = () => random.below(1_000_000) / 1_000_000;
    for (let node = 0; node < 3; node += 1) this.nodes.push(this.#newNode());
  }

  get anyNode(): Node {
    return this.nodes[Math.floor(this.random() * this.nodes.length)] as Node;
  }

  /** Does the work that is due on a node. If a write fails, the node dies, and its leases expire. */
  async work(): Promise<void> {
    const index = Math.floor(this.random() * this.nodes.length);
    const node = this.nodes[index] as Node;
    let hasCrashed = false;
    await doTournamentWork({
      store: this.#store.tournaments,
      arenaQueue: this.#store.arenaQueue,
      journal: this.#store.journal,
      notices: { notify: async () => undefined },
      ...node,
      now: () => this.now,
      onError: (error) => {
        if (!(error instanceof Crash)) throw error;
        hasCrashed = true;
      },
    });
    this.now += Math.floor(this.random() * 3000);
    if (!hasCrashed) return;
    this.crashCount += 1;
    this.nodes[index] = this.#newNode();
  }

  /** Sends a command to a random node, and again after each crash, until a node answers. */
  async retry<Value>(send: (node: Node) => Promise<Value>): Promise<Value> {
    for (;;) {
      try {
        return await send(this.anyNode);
      } catch (error) {
        if (!(error instanceof Crash)) throw error;
      }
    }
  }

  #newNode(): Node {
    const chance = (): number => (this.random() < this.failureRate ? 0 : 1);
    const now = (): number => this.now;
    const bus = new UnreliableBus(this.random);
    return {
      tournaments: new Tournaments({
        store: withCrashes(this.#store.tournaments, chance, 0.5),
        bus,
        now,
        plan: async (job) => doPlanningJob(job),
        ratingOf: async (person) => Number(person.replaceAll(/\D/g, '')),
        canExhibit: async () => true,
        relations: { areBlocked: async () => false, canChallenge: async () => true },
      }),
      games: createGames(this.#store, {
        store: withCrashes(this.#store.games, chance, 0.5),
        bus,
        now,
        random: this.random,
      }),
    };
  }
}

let tournamentCount = 0;

/** Returns the fixed partner of a player: the first and the second player are a pair, and so on. */
function partnerOf(player: number): string {
  return testPersonId(player % 2 === 0 ? player - 1 : player + 1);
}

/** Announces a tournament and enters players. Returns its id. */
async function announce(cluster: Cluster, setup: Partial<NewTournament>, seats: number, players: number) {
  tournamentCount += 1;
  const terms = newTournament(seats, { ...setup, startsAt: cluster.now + 60_000 });
  const organiser = testPersonId(1000 + tournamentCount);
  const created = await cluster.retry(({ tournaments }) => tournaments.create(terms, organiser, 'create-it'));
  if (!created.ok) throw new Error(created.refusal.code);
  for (let player = 1; player <= players; player += 1)
    await cluster.retry(({ tournaments }) =>
      tournaments.execute(created.value, 'enter-it', {
        by: 'person',
        person: testPersonId(player),
        hasAccount: false,
        isModerator: false,
        command: {
          do: 'enter',
          ...(setup.partners === 'fixed' ? { partner: partnerOf(player) } : {}),
        },
      }),
    );
  cluster.now += 60_000;
  return created.value;
}

async function stateOf({ anyNode }: Cluster, tournament: string): Promise<TournamentState> {
  const state = await anyNode.tournaments.find(tournament);
  if (state === undefined) throw new Error('there is no tournament');
  return state;
}

/** Has a player resign in most of the open games, chosen at random. */
async function resignSome(cluster: Cluster, state: TournamentState): Promise<void> {
  for (const { game, sides, isOpen, places } of gamesOf(state)) {
    if (!isOpen || places !== undefined || cluster.random() < 0.4) continue;
    const people = sides.flat();
    const person = people[Math.floor(cluster.random() * people.length)] ?? '';
    const command = { by: 'person', person, command: { do: 'resign' } } as const;
    await cluster.retry(({ games }) => games.execute(game, 'resigns-now', command));
  }
}

const FORMATS: readonly (readonly [string, Partial<NewTournament>, number, number])[] = [
  ['round robin for two', { turns: 'within-one' }, 2, 5],
  ['Swiss for two', { format: 'swiss', rounds: 3 }, 2, 7],
  ['Swiss at tables of three', { format: 'swiss', rounds: 3, odd: 'computer' }, 3, 7],
  ['partners', { format: 'swiss', rounds: 2, ...partnerTerms(4) }, 4, 9],
  ['fixed pairs', { format: 'swiss', rounds: 3, ...partnerTerms(4), partners: 'fixed' }, 4, 8],
  ['knockout of fixed pairs', { format: 'knockout', games: 2, ...partnerTerms(4), partners: 'fixed' }, 4, 10],
  ['correspondence', { clock: { kind: 'days', days: 1 }, turns: 'within-one' }, 2, 4],
  ['meetings of two games', { games: 2 }, 2, 4],
  ['arena for two', { format: 'arena', minutes: 5 }, 2, 5],
  ['arena at tables of three', { format: 'arena', minutes: 5, odd: 'computer' }, 3, 7],
  ['knockout for two', { format: 'knockout', games: 2 }, 2, 5],
  ['knockout at tables of four', { format: 'knockout', games: 4, odd: 'computer' }, 4, 7],
  ['match of four', { format: 'series', rounds: 4 }, 2, 2],
  ['exhibition', { format: 'exhibition' }, 2, 4],
];

describe.each(kinds)('%s', (_, location) => {
  const { contract, open } = storeContract(location);

  for (const [name, setup, seats, players] of FORMATS)
    contract(`T4: nothing is lost or done twice, even if nodes die at random writes: ${name}`, async () => {
      const store = await open();
      const cluster = new Cluster(store, name);
      const tournament = await announce(cluster, setup, seats, players);
      cluster.failureRate = 0.12;
      let state = await stateOf(cluster, tournament);
      for (let step = 0; state.phase !== 'over'; step += 1) {
        if (step > 3000) throw new Error(`the tournament does not end: ${JSON.stringify(state.rounds)}`);
        // Only arenas have a queue, which their players join again and again.
        if (state.setup.format === 'arena')
          for (const { person } of state.players)
            await store.arenaQueue.record(tournament, person, cluster.now);
        await cluster.work();
        if (step % 5 === 0) await resignSome(cluster, await stateOf(cluster, tournament));
        state = await stateOf(cluster, tournament);
      }
      expect(cluster.crashCount).toBeGreaterThan(0);
      const played = gamesOf(state).filter(({ isOpen }) => isOpen);
      expect(played.length).toBeGreaterThan(3);
      const facts = await store.journal.findFacts(played.map(({ game }) => game));
      for (const game of played) {
        // Each game was created once, with the players of its pairing, and its only result is the one in the journal.
        const events = await store.games.read(game.game, -1);
        expect(events[0]?.event).toEqual(JSON.parse(JSON.stringify(seatedGame(state, game))));
        expect(events.filter(({ event }) => event.kind === 'created')).toHaveLength(1);
        const found = facts.get(game.game);
        expect(found && resultOf(state, game, found).places).toEqual(game.places);
      }
      const log = await store.tournaments.read(`tournament:${tournament}`, -1);
      const results = log.flatMap(({ event }) => (event.kind === 'finished' ? [event.game] : []));
      expect(results.toSorted()).toEqual(played.map(({ game }) => game).toSorted());
      // A newly started node reads the same standings.
      const restartedState = await stateOf(new Cluster(store, 'fresh'), tournament);
      expect(tournamentStandings(restartedState)).toEqual(tournamentStandings(state));
    });

  contract('T4: all games are created even if a node dies after creating some of them', async () => {
    const store = await open();
    const cluster = new Cluster(store, 'halfway');
    const tournament = await announce(cluster, { format: 'swiss', rounds: 2 }, 2, 8);
    while ((await stateOf(cluster, tournament)).rounds.length === 0) await cluster.work();
    const pairedState = await stateOf(cluster, tournament);
    const games = gamesOf(pairedState);
    const { games: dyingGames } = cluster.anyNode;
    for (const game of games.slice(0, 2))
      await dyingGames.log.start(game.game, seatedGame(pairedState, game), 'server:tournament');
    while (gamesOf(await stateOf(cluster, tournament)).some(({ isOpen }) => !isOpen)) await cluster.work();
    for (const game of games) {
      const found = await cluster.anyNode.games.log.find(game.game);
      if (found === undefined) throw new Error('there is no game');
      expect(found.state.phase).toBe('playing');
      const people = gameSeats(found.state).map((seat) => personAt(found.state, seat) ?? '');
      expect(people.toSorted()).toEqual(game.sides.flat().toSorted());
    }
  });

  contract(
    'games that a dying node has created end even if a player leaves before they are reported',
    async () => {
      const store = await open();
      const cluster = new Cluster(store, 'left-between');
      const tournament = await announce(cluster, { format: 'swiss', rounds: 1 }, 2, 4);
      while ((await stateOf(cluster, tournament)).rounds.length === 0) await cluster.work();
      const pairedState = await stateOf(cluster, tournament);
      const { games: dyingGames } = cluster.anyNode;
      for (const game of gamesOf(pairedState))
        await dyingGames.log.start(game.game, seatedGame(pairedState, game), 'server:tournament');
      await cluster.anyNode.tournaments.removePerson(testPersonId(1));
      const abandoned = gamesOf(pairedState).find(({ sides }) => sides.flat().includes(testPersonId(1)));
      const gameOf = async () => (await cluster.anyNode.games.log.find(abandoned?.game ?? ''))?.state;
      while ((await gameOf())?.phase === 'playing') await cluster.work();
      while (gamesOf(await stateOf(cluster, tournament)).every(({ places }) => places === undefined))
        await cluster.work();
      const entered = gamesOf(await stateOf(cluster, tournament)).find(
        ({ game }) => game === abandoned?.game,
      );
      expect(entered).toMatchObject({ absent: [testPersonId(1)] });
      expect((await gameOf())?.phase).toBe('over');
    },
  );

  for (const [name, command, isDecided] of [
    ['the organiser forfeits it', 'forfeit', true],
    ['the organiser removes a player', 'remove', true],
    ['a player withdraws', 'withdraw', false],
  ] as const)
    contract(
      `the log and the facts of a game say once whether the organiser decided it, even if nodes die: ${name}`,
      async () => {
        const store = await open();
        const cluster = new Cluster(store, name);
        const tournament = await announce(cluster, { format: 'swiss', rounds: 1 }, 2, 4);
        while (gamesOf(await stateOf(cluster, tournament)).every(({ isOpen }) => !isOpen))
          await cluster.work();
        const [game] = gamesOf(await stateOf(cluster, tournament));
        const [[person = ''] = []] = game?.sides ?? [];
        const { organiser } = await stateOf(cluster, tournament);
        cluster.failureRate = 0.5;
        await cluster.retry(({ tournaments }) =>
          tournaments.execute(tournament, 'ends-game', {
            by: 'person',
            person: command === 'withdraw' ? person : organiser,
            hasAccount: true,
            isModerator: false,
            command:
              command === 'forfeit'
                ? { do: command, game: game?.game ?? '', person }
                : command === 'remove'
                  ? { do: command, person }
                  : { do: command },
          }),
        );
        const findFacts = async () =>
          (await store.journal.findFacts([game?.game ?? ''])).get(game?.game ?? '');
        while ((await findFacts()) === undefined || cluster.crashCount === 0) await cluster.work();
        const events = (await store.games.read(game?.game ?? '', -1)).map(({ event }) => event);
        const forfeited = isDecided ? { forfeited: true } : {};
        expect(events.slice(1)).toEqual([{ kind: 'resigned', seat: expect.any(String), ...forfeited }]);
        const loser = (await findFacts())?.seats.find((seat) => seat.person === person);
        expect(loser).toMatchObject({ place: 2, out: { why: 'resignation', ply: 0, ...forfeited } });
        expect(loser?.out?.forfeited).toBe(isDecided ? true : undefined);
      },
    );

  contract('an exhibition whose organiser deletes their account ends with wins for the others', async () => {
    const store = await open();
    const cluster = new Cluster(store, 'exhibitor');
    const tournament = await announce(cluster, { format: 'exhibition' }, 2, 3);
    while (gamesOf(await stateOf(cluster, tournament)).every(({ isOpen }) => !isOpen)) await cluster.work();
    const { organiser } = await stateOf(cluster, tournament);
    // Twice, as if the first node had stopped before it deleted the account.
    for (let count = 0; count < 2; count += 1) await cluster.anyNode.tournaments.removePerson(organiser);
    while ((await stateOf(cluster, tournament)).phase !== 'over') await cluster.work();
    const state = await stateOf(cluster, tournament);
    for (const { sides, places } of gamesOf(state))
      expect(places).toEqual(sides.map(([person]) => (person === organiser ? 2 : 1)));
    expect(tournamentStandings(state).every(({ points }) => points === 120)).toBe(true);
  });

  contract('a player who does not show up loses, and the others continue', async () => {
    const store = await open();
    const cluster = new Cluster(store, 'no-show');
    const tournament = await announce(cluster, { format: 'swiss', rounds: 1 }, 3, 3);
    while (gamesOf(await stateOf(cluster, tournament)).every(({ isOpen }) => !isOpen)) await cluster.work();
    const [game] = gamesOf(await stateOf(cluster, tournament));
    if (game === undefined) throw new Error('there is no game');
    const [late = '', second = ''] = game.sides.flat();
    const { games } = cluster.anyNode;
    expect(
      await games.execute(game.game, 'abort-it', { by: 'person', person: second, command: { do: 'abort' } }),
    ).toMatchObject({
      ok: false,
      refusal: { code: 'tournament-game' },
    });
    cluster.now += 121_000;
    expect(
      await games.execute(game.game, 'time-out-1', { by: 'server', command: { do: 'time-out' } }),
    ).toMatchObject({ ok: true });
    expect((await games.log.find(game.game))?.state.phase).toBe('playing');
    await games.execute(game.game, 'resigns-it', { by: 'person', person: second, command: { do: 'resign' } });
    let state = await stateOf(cluster, tournament);
    while (state.phase !== 'over') {
      await cluster.work();
      state = await stateOf(cluster, tournament);
    }
    expect(gamesOf(state)[0]).toMatchObject({ places: [3, 2, 1], absent: [late] });
  });

  contract('lists open tournaments in pages, earliest start first', async () => {
    const store = await open();
    const cluster = new Cluster(store, 'lists');
    for (let index = 0; index < 5; index += 1) await announce(cluster, { name: `Cup ${index}` }, 2, index);
    const all = await store.tournaments.list('open', undefined, 100);
    expect(all.length).toBeGreaterThanOrEqual(5);
    const pagedIds: string[] = [];
    let last: (typeof all)[number] | undefined;
    do {
      const after = last && { at: last.setup.startsAt, id: last.tournament };
      const page = await store.tournaments.list('open', after, 2);
      pagedIds.push(...page.map(({ tournament }) => tournament));
      last = page.at(-1);
    } while (last !== undefined);
    expect(pagedIds).toEqual(all.map(({ tournament }) => tournament));
    expect(all.map(({ setup }) => setup.startsAt)).toEqual(
      all.map(({ setup }) => setup.startsAt).toSorted((a, b) => a - b),
    );
    expect(await store.tournaments.listOf(testPersonId(1), '', 1000)).toContain(all.at(-1)?.tournament);
  });

  contract.each([
    { when: 'immediately', setBackMs: 0 },
    { when: 'immediately, even if the nodes’ clocks were set back', setBackMs: 3_600_000 },
  ])('the end of a game makes its tournament’s work due $when', async ({ setBackMs }) => {
    const store = await open();
    const cluster = new Cluster(store, `wake-${setBackMs}`);
    const tournament = await announce(cluster, { format: 'swiss', rounds: 1 }, 2, 2);
    while (gamesOf(await stateOf(cluster, tournament)).every(({ isOpen }) => !isOpen)) await cluster.work();
    const isDue = async (): Promise<boolean> =>
      (await store.tournaments.leaseDue('tournament', cluster.now, 0, 1000)).some(({ id }) =>
        id.endsWith(tournament),
      );
    while (await isDue()) {
      await cluster.work();
      cluster.now += 1;
    }
    const [game] = gamesOf(await stateOf(cluster, tournament));
    const [loser = ''] = game?.sides.flat() ?? [];
    const command = { by: 'person', person: loser, command: { do: 'resign' } } as const;
    cluster.now -= setBackMs;
    await cluster.anyNode.games.execute(game?.game ?? '', 'resigns-now', command);
    expect(await isDue()).toBe(true);
  });

  contract(
    'a deleted account is withdrawn from its tournaments, and those it announced are called off if they have not started',
    async () => {
      const store = await open();
      const cluster = new Cluster(store, 'deletion');
      const runningTournament = await announce(cluster, { format: 'swiss', rounds: 3 }, 2, 4);
      while ((await stateOf(cluster, runningTournament)).rounds.length === 0) await cluster.work();
      const notStarted = await announce(cluster, { startsAt: 0 }, 2, 3);
      const { organiser } = await stateOf(cluster, notStarted);
      const { tournaments } = cluster.anyNode;
      // Twice, as if the first node had stopped before it deleted the account.
      for (const person of [testPersonId(1), testPersonId(1), organiser])
        await tournaments.removePerson(person);
      // A person whose deletion failed can enter again, and is removed again.
      const laterTournament = await announce(cluster, { startsAt: 0 }, 2, 3);
      const entry = { by: 'person', person: testPersonId(1), hasAccount: false, isModerator: false } as const;
      for (const id of ['enter-again', 'enter-once-more']) {
        await tournaments.removePerson(testPersonId(1));
        expect((await stateOf(cluster, laterTournament)).players).toHaveLength(2);
        cluster.now += 1;
        expect(
          (await tournaments.execute(laterTournament, id, { ...entry, command: { do: 'enter' } })).ok,
        ).toBe(true);
      }
      expect((await stateOf(cluster, runningTournament)).players).toMatchObject([
        { person: testPersonId(1), until: 1 },
        ...[2, 3, 4].map((player) => ({ person: testPersonId(player) })),
      ]);
      const calledOff = await stateOf(cluster, notStarted);
      expect(calledOff).toMatchObject({ phase: 'called-off', why: 'organiser-deleted' });
      expect(calledOff.players.map(({ person }) => person)).toEqual([2, 3].map(testPersonId));
      // No game was played in the tournament that was called off, so no list shows it.
      const endedTournaments = await store.tournaments.list('ended', undefined, 1000);
      expect(endedTournaments.map(({ tournament }) => tournament)).not.toContain(notStarted);
      expect(await store.tournaments.listUnfinishedOf(organiser)).toEqual([]);
    },
  );

  contract('a person can announce at most twenty tournaments in 24 hours', async () => {
    const store = await open();
    const cluster = new Cluster(store, 'many');
    const { tournaments } = cluster.anyNode;
    const organiser = testPersonId(5000);
    const announceOne = async (index: number): Promise<string> => {
      const setup = newTournament(2, { startsAt: cluster.now + 60_000 });
      const created = await tournaments.create(setup, organiser, `create-${index}`);
      if (!created.ok) return created.refusal.code;
      const command = { do: 'call-off', why: 'changed my mind' } as const;
      const work = {
        by: 'person',
        person: organiser,
        hasAccount: true,
        isModerator: false,
        command,
      } as const;
      return (await tournaments.execute(created.value, 'call-it-off', work)).ok ? 'ok' : 'refused';
    };
    const answers: string[] = [];
    for (let index = 0; index < 21; index += 1) answers.push(await announceOne(index));
    expect(answers).toEqual([...Array.from({ length: 20 }, () => 'ok'), 'too-many-tournaments']);
    cluster.now += 24 * 60 * 60_000 + 1;
    expect(await announceOne(22)).toBe('ok');
  });
});
