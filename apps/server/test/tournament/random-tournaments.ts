import { makeRandom, type Random } from '@halma/pairing';
import { type NewTournament, TOURNAMENT_FORMATS, type TournamentSetup } from '@halma/protocol';
import { gamesOf } from '../../src/tournament/state.ts';
import { testPersonId } from '../game/played-game.ts';
import { newTournament, ORGANISER, partnerTerms, SimulatedTournament } from './simulated-tournament.ts';

/** For each format: random terms that belong to the format, and a number of players. */
const TERMS: Readonly<
  Record<
    TournamentSetup['format'],
    (random: Random, seats: number) => { readonly terms: Partial<NewTournament>; readonly players: number }
  >
> = {
  'round-robin': (random, seats) => ({ terms: randomGames(random), players: randomPlayers(random, seats) }),
  swiss: (random, seats) => ({
    terms: {
      ...randomGames(random),
      ...(seats > 2 || random.below(2) === 0 ? { rounds: 2 + random.below(4) } : {}),
    },
    players: randomPlayers(random, seats),
  }),
  arena: (random, seats) => ({
    terms: { minutes: 5 + random.below(30) },
    players: randomPlayers(random, seats),
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

/** Returns terms with a random number of games in each meeting. */
function randomGames(random: Random): Partial<NewTournament> {
  return { games: random.below(4) === 0 ? 2 : 1 };
}

/** Returns a number of players, at least enough for one table. */
function randomPlayers(random: Random, seats: number): number {
  return seats + random.below(9);
}

/** Returns the terms and the number of players of a random tournament. The number in the seed decides the format. */
function randomTerms(seed: string): { readonly setup: NewTournament; readonly players: number } {
  const random = makeRandom(seed, 'event');
  const format = TOURNAMENT_FORMATS[Number(seed.split(' ')[1]) % TOURNAMENT_FORMATS.length] ?? 'swiss';
  const seats = format === 'exhibition' ? 2 : ([2, 2, 3, 4, 6][random.below(5)] ?? 2);
  const { terms, players } = TERMS[format](random, seats);
  // Half of the tournaments that can have partners have them.
  const hasPartners =
    ['round-robin', 'swiss'].includes(format) && [4, 6].includes(seats) && random.below(2) === 0;
  const isCorrespondence = random.below(5) === 0 && seats === 2 && format !== 'arena';
  return {
    setup: newTournament(seats, {
      format,
      odd: seats > 2 && random.below(3) === 0 ? 'computer' : 'bye',
      clock: isCorrespondence
        ? { kind: 'days', days: 2 }
        : { kind: 'real-time', main: 60_000, increment: 0, delay: 0 },
      ...terms,
      ...(hasPartners ? partnerTerms(seats) : {}),
      ...(hasPartners && random.below(2) === 0 ? { partners: 'fixed' } : {}),
    }),
    players,
  };
}

/** Returns the code that makes a newcomer the partner of a player who has none, if there is such a player. */
function openPartnerCode({ state }: SimulatedTournament): { readonly code?: string } {
  const unpaired = state.players.find(({ code, partner }) => code !== undefined && partner === undefined);
  return unpaired?.code === undefined ? {} : { code: unpaired.code };
}

/** Plays a random tournament to its end. Players enter late, leave, pause and miss games. */
export function playRandomTournament(
  seed: string,
  afterStep: (played: SimulatedTournament) => void = () => undefined,
): SimulatedTournament {
  const { setup, players } = randomTerms(seed);
  const simulated = new SimulatedTournament(setup, seed);
  // With an odd number of players, one player finds no partner.
  if (setup.partners === 'fixed') simulated.enterPairs(Math.floor(players / 2));
  simulated.enter(players);
  simulated.noShowPercent = simulated.random.below(3) * 4;
  let newcomer = players;
  return simulated.run((played) => {
    const { random } = played;
    const person = testPersonId(1 + random.below(players));
    const chance = random.below(100);
    if (chance < 3) {
      newcomer += 1;
      played.send(testPersonId(newcomer), { do: 'enter', ...openPartnerCode(played) });
    } else if (chance < 5) played.send(person, { do: 'withdraw' });
    else if (chance < 8) played.send(person, { do: 'pause' });
    else if (chance < 14) played.send(person, { do: 'return' });
    else if (chance < 17) {
      const game = gamesOf(played.state)[random.below(20)];
      if (game !== undefined) played.send(ORGANISER, { do: 'forfeit', game: game.game, person });
    } else if (chance < 20) {
      const finishedGames = gamesOf(played.state).filter(({ places }) => places !== undefined);
      const game = finishedGames[random.below(Math.max(1, finishedGames.length))];
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
