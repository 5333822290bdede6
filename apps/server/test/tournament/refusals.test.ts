import type { TournamentCommand } from '@halma/protocol';
import { expect, test } from 'vitest';
import { gamesOf } from '../../src/tournament/state.ts';
import type { TournamentServerCommand } from '../../src/tournament/work.ts';
import { testPersonId } from '../game/played-game.ts';
import { newTournament, ORGANISER, SimulatedTournament } from './simulated-tournament.ts';

const PLAYER = testPersonId(1);
const STRANGER = testPersonId(99);
const SENDERS = { 'the organiser': ORGANISER, 'a player': PLAYER, 'a stranger': STRANGER } as const;
const WHY = 'as agreed';

/** Creates a Swiss tournament that four players have entered. */
function openTournament(): SimulatedTournament {
  return new SimulatedTournament(newTournament(2, { format: 'swiss', rounds: 2 }), 'refusals').enter(4);
}

/** The functions that create a tournament in each phase. In the one that is running, a game has a result. */
const TOURNAMENTS = {
  open: openTournament,
  running: () => {
    const simulated = openTournament();
    while (gamesOf(simulated.state).every(({ places }) => places === undefined)) simulated.step();
    return simulated;
  },
  over: () => openTournament().run(),
  'called off': () => {
    const simulated = openTournament();
    simulated.send(ORGANISER, { do: 'call-off', why: WHY });
    return simulated;
  },
} as const satisfies Readonly<Record<string, () => SimulatedTournament>>;

/** Returns the ids of the games that a command names: one with a result, one without, and one that does not exist. */
function gameIds({ state }: SimulatedTournament): Readonly<Record<string, string | undefined>> {
  const games = gamesOf(state);
  return {
    decided: games.find(({ places }) => places !== undefined)?.game,
    undecided: games.find(({ places }) => places === undefined)?.game,
    unknown: '000000000000',
  };
}

type RefusalRow = readonly [
  phase: keyof typeof TOURNAMENTS,
  sender: keyof typeof SENDERS,
  command: TournamentCommand,
  code: string,
];

test.each<RefusalRow>([
  ['open', 'a stranger', { do: 'start' }, 'not-allowed'],
  ['open', 'a stranger', { do: 'leave' }, 'not-entered'],
  ['open', 'a player', { do: 'enter' }, 'already-entered'],
  ['open', 'a player', { do: 'withdraw' }, 'wrong-phase'],
  ['open', 'a player', { do: 'pause' }, 'wrong-phase'],
  ['open', 'the organiser', { do: 'postpone', startsAt: 1 }, 'bad-tournament'],
  ['open', 'the organiser', { do: 'remove', person: STRANGER }, 'not-entered'],
  ['open', 'the organiser', { do: 'open-chat' }, 'wrong-phase'],
  ['running', 'a stranger', { do: 'withdraw' }, 'not-entered'],
  ['running', 'a player', { do: 'leave' }, 'wrong-phase'],
  ['running', 'a player', { do: 'return' }, 'wrong-phase'],
  ['running', 'the organiser', { do: 'start' }, 'wrong-phase'],
  ['running', 'the organiser', { do: 'forfeit', game: 'unknown', person: PLAYER }, 'unknown-game-id'],
  ['running', 'the organiser', { do: 'forfeit', game: 'undecided', person: STRANGER }, 'not-entered'],
  ['running', 'the organiser', { do: 'forfeit', game: 'decided', person: PLAYER }, 'wrong-phase'],
  [
    'running',
    'the organiser',
    { do: 'correct', game: 'unknown', places: [1, 2], why: WHY },
    'unknown-game-id',
  ],
  ['running', 'the organiser', { do: 'correct', game: 'decided', places: [2, 2], why: WHY }, 'bad-places'],
  ['running', 'the organiser', { do: 'correct', game: 'decided', places: [1], why: WHY }, 'bad-places'],
  ['over', 'a stranger', { do: 'enter' }, 'entry-closed'],
  ['over', 'a player', { do: 'leave' }, 'wrong-phase'],
  ['over', 'a player', { do: 'withdraw' }, 'wrong-phase'],
  ['over', 'the organiser', { do: 'start' }, 'wrong-phase'],
  ['over', 'the organiser', { do: 'forfeit', game: 'decided', person: PLAYER }, 'wrong-phase'],
  ['over', 'the organiser', { do: 'call-off', why: WHY }, 'wrong-phase'],
  ['called off', 'a stranger', { do: 'enter' }, 'entry-closed'],
  ['called off', 'a player', { do: 'leave' }, 'wrong-phase'],
  ['called off', 'the organiser', { do: 'start' }, 'wrong-phase'],
  ['called off', 'the organiser', { do: 'call-off', why: WHY }, 'wrong-phase'],
])('a tournament that is %s refuses, from %s, the command %o: %s', (phase, sender, command, code) => {
  const simulated = TOURNAMENTS[phase]();
  const ids = gameIds(simulated);
  const sent = 'game' in command ? { ...command, game: ids[command.game] ?? '' } : command;
  expect(simulated.send(SENDERS[sender], sent)).toBe(code);
});

test.each<[keyof typeof TOURNAMENTS, TournamentServerCommand, string]>([
  ['open', { do: 'advance' }, 'wrong-phase'],
  ['open', { do: 'delete-text' }, 'wrong-phase'],
  ['running', { do: 'wave', waiting: [] }, 'wrong-phase'],
  ['running', { do: 'finish', game: '000000000000', places: [1, 2], absent: [] }, 'unknown-game-id'],
  ['over', { do: 'open', games: [] }, 'wrong-phase'],
  ['over', { do: 'advance' }, 'wrong-phase'],
  ['over', { do: 'leave', person: PLAYER }, 'wrong-phase'],
])('a tournament that is %s refuses the server’s command %o: %s', (phase, command, code) => {
  expect(TOURNAMENTS[phase]().sendAsServer(command)).toBe(code);
});
