import { accept, type PersonId, refuse } from '@halma/protocol';
import { formatOf } from './formats/formats.ts';
import { countEntries, entrantsPerTable, hasFixedPairs } from './pairs.ts';
import { playerOf, type TournamentPlayer, type TournamentState } from './state.ts';
import type { CommandOf, Decision, TournamentContext } from './work.ts';

/**
 * Returns the player an entry names as the fixed partner, by code or by invitation; undefined if there is
 * none.
 */
export function namedPartner(
  { players }: Pick<TournamentState, 'players'>,
  { partner, code }: Pick<CommandOf<'enter'>, 'partner' | 'code'>,
  person: PersonId,
): TournamentPlayer | undefined {
  return players.find(
    (player) =>
      player.person !== person &&
      player.partner === undefined &&
      (code === undefined ? player.person === partner && player.invited === person : player.code === code),
  );
}

/**
 * Decides a person's entry in a tournament with fixed partners. The entry is complete if it names a player
 * who has invited the person, or the code of one who needs a partner. Otherwise the person waits for a
 * partner, and can change whom they invite.
 */
export function decidePairEntry(
  state: TournamentState,
  command: CommandOf<'enter'>,
  person: PersonId,
  { rating, partnerCode, mayInvite, isBlocked }: TournamentContext,
): Decision {
  const { partner, code } = command;
  const own = playerOf(state, person);
  const rated = rating === undefined ? {} : { rating };
  const ownCode = own?.code ?? partnerCode;
  const partnerEntry = namedPartner(state, command, person);
  if (partnerEntry !== undefined) {
    if (isBlocked === true) return refuse('no-partner');
    return accept({ kind: 'partnered', person, partner: partnerEntry.person, code: ownCode, ...rated });
  }
  if (code !== undefined) return refuse('wrong-partner-code');
  if (own !== undefined && own.invited === partner) return refuse('already-entered');
  if (own === undefined && isFull(state)) return refuse('tournament-full');
  if (partner !== undefined && (mayInvite !== true || !canBeInvited(state, partner, person)))
    return refuse('no-partner');
  return accept({
    kind: 'entered',
    person,
    code: ownCode,
    ...rated,
    ...(partner === undefined ? {} : { partner }),
  });
}

/**
 * Decides whether a person can decline a player's invitation. Refuses after the end, when invitations no longer count.
 */
export function decideDecline(state: TournamentState, partner: PersonId, person: PersonId): Decision {
  if (state.phase !== 'open' && state.phase !== 'running') return refuse('wrong-phase');
  return namedPartner(state, { partner }, person) === undefined
    ? refuse('not-entered')
    : accept({ kind: 'declined', person, partner });
}

/** Returns whether a player still needs a fixed partner and cannot play without one. */
export function needsPartner(state: Pick<TournamentState, 'setup' | 'players'>, person: PersonId): boolean {
  const player = state.players.find((other) => other.person === person);
  return hasFixedPairs(state) && player !== undefined && player.partner === undefined;
}

function isFull(state: TournamentState): boolean {
  return countEntries(state) >= formatOf(state).maxPlayers(state.setup, entrantsPerTable(state));
}

function canBeInvited(state: TournamentState, invited: PersonId, by: PersonId): boolean {
  const { declined, removed } = state;
  const hasDeclined = declined.some(({ person, partner }) => person === invited && partner === by);
  return (
    invited !== by &&
    !hasDeclined &&
    !removed.includes(invited) &&
    playerOf(state, invited)?.partner === undefined
  );
}
