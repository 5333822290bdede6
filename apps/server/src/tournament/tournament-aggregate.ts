import type { TournamentCommand, TournamentEvent } from '@halma/protocol';
import type { Aggregate } from '../log/aggregate.ts';
import { decideTournamentCommand } from './decide.ts';
import { nextTournamentWork } from './due.ts';
import { evolveTournament } from './evolve.ts';
import type { TournamentState } from './state.ts';
import { tournamentOf } from './stream.ts';
import type { TournamentContext, TournamentWork } from './work.ts';

/** The kinds of events that each command by a person can lead to. */
const RESULTING_EVENTS: Readonly<Record<TournamentCommand['do'], readonly TournamentEvent['kind'][]>> = {
  enter: ['entered', 'partnered'],
  decline: ['declined'],
  leave: ['left'],
  withdraw: ['withdrew'],
  pause: ['paused'],
  return: ['returned'],
  start: ['started'],
  postpone: ['postponed'],
  // Older logs do not say that the player was removed.
  remove: ['removed', 'left', 'withdrew'],
  forfeit: ['forfeited'],
  correct: ['corrected'],
  'close-chat': ['chat-closed'],
  'open-chat': ['chat-opened'],
  'call-off': ['called-off'],
};

/** The properties of commands that their events do not have. */
const HIDDEN_PROPERTIES: readonly string[] = ['password', 'code', 'seen'];

/** A tournament as an aggregate of the event log. */
export const tournamentAggregate: Aggregate<
  TournamentState,
  TournamentWork,
  TournamentEvent,
  TournamentContext
> = {
  kind: 'tournament',
  keptEventCount: 1000,
  decide: decideTournamentCommand,
  evolve: (stream, state, logged, commandId) =>
    evolveTournament(tournamentOf(stream), state, logged, senderOf(commandId)),
  isResultOf: (work, event) => work.by === 'server' || isResultOf(work.command, event),
  nextDueWork: nextTournamentWork,
};

/** Returns the sender of a command: a person, or `server`. */
function senderOf(commandId: string): string | undefined {
  return commandId.split(':')[0];
}

function isResultOf(command: TournamentCommand, event: TournamentEvent): boolean {
  const { do: name, ...expected } = command;
  if (!RESULTING_EVENTS[name].includes(event.kind)) return false;
  // The event has every property of its command except the hidden ones.
  const properties = new Map<string, unknown>(Object.entries(event));
  return Object.entries(expected).every(
    ([key, value]) =>
      HIDDEN_PROPERTIES.includes(key) || JSON.stringify(properties.get(key)) === JSON.stringify(value),
  );
}
