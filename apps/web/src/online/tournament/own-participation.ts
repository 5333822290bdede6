import type { PersonId, TournamentCommand, TournamentView } from '@halma/protocol';
import { needsPartner } from './entrants.ts';
import { FORMATS, pairsAgain } from './formats.ts';

/** A command that a player sends to control their own participation in a tournament. */
export type OwnCommand = Extract<
  TournamentCommand['do'],
  'enter' | 'leave' | 'withdraw' | 'pause' | 'return'
>;

/** The actions available to a person in a tournament, and a note that explains their situation. */
export interface OwnParticipation {
  readonly commands: readonly OwnCommand[];
  readonly note:
    | 'entered'
    | 'needs-partner'
    | 'pausing'
    | 'missed-game'
    | 'out'
    | 'withdrawn'
    | 'entry-closed'
    | 'late-entry'
    | 'needs-account'
    | 'none';
}

type EntryState = TournamentView['entries'][number]['state'];

/** The actions available to a player in a running tournament, by the player's state. */
const PARTICIPATION_WHILE_RUNNING: Readonly<Record<EntryState, (canPause: boolean) => OwnParticipation>> = {
  playing: (canPause) => ({ commands: canPause ? ['pause', 'withdraw'] : ['withdraw'], note: 'none' }),
  pausing: () => ({ commands: ['return', 'withdraw'], note: 'pausing' }),
  missing: () => ({ commands: ['return', 'withdraw'], note: 'missed-game' }),
  // A correction could bring the player back into the tournament, which they can prevent by withdrawing.
  out: () => ({ commands: ['withdraw'], note: 'out' }),
  withdrawn: () => ({ commands: [], note: 'withdrawn' }),
};

/**
 * Returns a player's state as it matters now: if no player is paired again, players who pause or missed a game are like
 * all others, since there is nothing to return to.
 *
 * @param now the server's time in milliseconds since 1970
 */
export function currentState(
  view: Parameters<typeof pairsAgain>[0],
  { state }: Pick<TournamentView['entries'][number], 'state'>,
  now: number,
): EntryState {
  return (state === 'pausing' || state === 'missing') && !pairsAgain(view, now) ? 'playing' : state;
}

/**
 * Returns what a person may do in a tournament now, as far as the page knows.
 *
 * @param isGuest whether they have no account
 * @param now the server's time in milliseconds since 1970
 */
export function ownParticipation(
  view: Pick<TournamentView, 'phase' | 'entries' | 'setup' | 'round' | 'rounds' | 'closesAt' | 'organiser'>,
  person: PersonId,
  isGuest: boolean,
  now: number,
): OwnParticipation {
  const { phase, entries, setup } = view;
  const format = FORMATS[setup.format];
  if (phase !== 'open' && phase !== 'running') return { commands: [], note: 'none' };
  const entry = entries.find((candidate) => candidate.person === person);
  const canStillEnter = phase === 'open' || format.acceptsLateEntry(view, now);
  if (needsPartner(view, person))
    return { commands: canStillEnter ? ['leave', 'enter'] : ['leave'], note: 'needs-partner' };
  if (entry !== undefined)
    return phase === 'open'
      ? { commands: ['leave'], note: 'entered' }
      : PARTICIPATION_WHILE_RUNNING[currentState(view, entry, now)](
          format.hasPauses && pairsAgain(view, now),
        );
  // The organiser of an exhibition plays at every table without entering.
  if (setup.format === 'exhibition' && person === view.organiser) return { commands: [], note: 'none' };
  if (!canStillEnter) return { commands: [], note: 'entry-closed' };
  if (setup.entry === 'accounts' && isGuest) return { commands: [], note: 'needs-account' };
  return { commands: ['enter'], note: phase === 'running' ? 'late-entry' : 'none' };
}
