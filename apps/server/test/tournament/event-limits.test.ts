import type { TournamentCommand } from '@halma/protocol';
import { expect, test } from 'vitest';
import { gamesOf } from '../../src/tournament/state.ts';
import { testPersonId } from '../game/played-game.ts';
import { newTournament, ORGANISER, SimulatedTournament } from './simulated-tournament.ts';

/** Creates a Swiss tournament that has not started, or one with a finished game. */
function createSwiss(isStarted: boolean): SimulatedTournament {
  const simulated = new SimulatedTournament(newTournament(2, { format: 'swiss', rounds: 3 }), 'limits');
  simulated.enter(4);
  while (isStarted && gamesOf(simulated.state).every(({ places }) => places === undefined)) simulated.step();
  return simulated;
}

/** The commands that a person sends alternately, and how many of them the tournament accepts. */
interface LimitRow {
  readonly isStarted: boolean;
  readonly sender: string;
  readonly commands: (simulated: SimulatedTournament) => readonly TournamentCommand[];
  readonly acceptedCount: number;
}

const LIMITS: Readonly<Record<string, LimitRow>> = {
  'postpone the start': {
    isStarted: false,
    sender: ORGANISER,
    commands: ({ now }) => [1, 2].map((minutes) => ({ do: 'postpone', startsAt: now + minutes * 60_000 })),
    acceptedCount: 500,
  },
  'correct results': {
    isStarted: true,
    sender: ORGANISER,
    commands: ({ state }) => {
      const { game = '' } = gamesOf(state).find(({ places }) => places !== undefined) ?? {};
      return [
        [1, 2],
        [2, 1],
      ].map((places) => ({ do: 'correct', game, places, why: 'changed my mind' }));
    },
    acceptedCount: 500,
  },
  'close and open the chat': {
    isStarted: false,
    sender: ORGANISER,
    commands: () => [{ do: 'close-chat' }, { do: 'open-chat' }],
    acceptedCount: 500,
  },
  'pause and return': {
    isStarted: true,
    sender: testPersonId(1),
    commands: () => [{ do: 'pause' }, { do: 'return' }],
    // The entry counts too. The player can return from the last pause.
    acceptedCount: 40,
  },
  'leave and enter': {
    isStarted: false,
    sender: testPersonId(1),
    commands: () => [{ do: 'leave' }, { do: 'enter' }],
    acceptedCount: 39,
  },
};

test.each(Object.entries(LIMITS))(
  'a person can %s only a limited number of times',
  (_, { isStarted, sender, commands, acceptedCount }) => {
    const simulated = createSwiss(isStarted);
    const cycle = commands(simulated);
    const answers = Array.from({ length: acceptedCount + 1 }, (__, index) =>
      simulated.send(sender, cycle[index % cycle.length] as TournamentCommand),
    );
    expect(answers.slice(0, acceptedCount).filter((answer) => answer !== 'ok')).toEqual([]);
    expect(answers.at(-1)).toBe('too-many-changes');
    expect(simulated.replay()).toEqual(simulated.state);
    expect(simulated.send(ORGANISER, { do: 'call-off', why: 'enough of it' })).toBe('ok');
  },
);
