import { isDeepStrictEqual } from 'node:util';
import {
  accept,
  type OnlineGameId,
  type PersonId,
  refuse,
  type TournamentCommand,
  type TournamentEvent,
} from '@halma/protocol';
import { isValidStart } from './creation.ts';
import { gamesToOpen } from './due.ts';
import { withdrawal } from './player-commands.ts';
import { playerGames } from './player-games.ts';
import { findGame, isDecided, playerOf, type RoundGame, type TournamentState } from './state.ts';
import type { CommandOf, Decision, TournamentContext } from './work.ts';

/**
 * The maximum number of changes by organisers and moderators, so that no log grows without limit: postponed starts,
 * corrected results, and closings and openings of the chat count together.
 */
const MAX_CHANGES_BY_ORGANISERS = 500;

/**
 * Decides the commands of the organiser or a moderator.
 *
 * @param by the sender
 */
export function decideOrganiserCommand(
  state: TournamentState,
  command: Exclude<
    TournamentCommand,
    { readonly do: 'enter' | 'decline' | 'leave' | 'withdraw' | 'pause' | 'return' }
  >,
  by: PersonId,
  { now, plan, isExhibitorBarred }: TournamentContext,
): Decision {
  const { phase } = state;
  switch (command.do) {
    case 'start':
      if (isExhibitorBarred === true) return refuse('not-allowed');
      return phase === 'open' ? plan() : refuse('wrong-phase');
    case 'postpone':
      if (phase !== 'open') return refuse('wrong-phase');
      return isValidStart(command.startsAt, now)
        ? acceptOrganiserChange(state, { kind: 'postponed', startsAt: command.startsAt })
        : refuse('bad-tournament', { detail: 'startsAt' });
    case 'remove':
      return decideRemoval(state, command.person, by);
    case 'forfeit':
      return decideForfeit(state, command, by);
    case 'correct':
      return decideCorrection(state, command);
    case 'close-chat':
      return state.isChatOpen ? acceptOrganiserChange(state, { kind: 'chat-closed' }) : refuse('wrong-phase');
    case 'open-chat':
      return state.isChatOpen ? refuse('wrong-phase') : acceptOrganiserChange(state, { kind: 'chat-opened' });
    case 'call-off':
      return phase === 'open' || phase === 'running'
        ? accept({ kind: 'called-off', why: command.why })
        : refuse('wrong-phase');
  }
}

/** Accepts a removal in every phase, even of a player who has withdrawn: it also keeps the player out of the chat. */
function decideRemoval(state: TournamentState, person: PersonId, by: PersonId): Decision {
  if (playerOf(state, person) === undefined) return refuse('not-entered');
  if (state.removed.includes(person)) return refuse('wrong-phase');
  if (playerGames(state, person).some(({ game }) => isRatedOpponent(state, game, person, by)))
    return refuse('not-allowed');
  return accept({ kind: 'removed', ...withdrawal(state, person) });
}

function decideForfeit(
  state: TournamentState,
  { game, person }: CommandOf<'forfeit'>,
  by: PersonId,
): Decision {
  const roundGame = findGame(state, game);
  if (roundGame === undefined) return refuse('unknown-game-id');
  if (state.phase !== 'running' || isDecided(roundGame)) return refuse('wrong-phase');
  const isLost = roundGame.forfeitedBy.includes(person) || roundGame.absent?.includes(person) === true;
  if (!roundGame.sides.flat().includes(person) || isLost) return refuse('not-entered');
  if (isRatedOpponent(state, roundGame, person, by)) return refuse('not-allowed');
  const isOpening = gamesToOpen(state).some((opening) => opening.game === game);
  return accept({
    kind: 'forfeited',
    game,
    person,
    excused: true,
    ...(isOpening ? { opening: [game] } : {}),
  });
}

/**
 * Returns whether a person is the opponent of the sender in a rated game in progress. The result would not be
 * rated, so a sender who is losing could keep their rating points.
 */
function isRatedOpponent(
  { setup }: TournamentState,
  game: RoundGame,
  person: PersonId,
  by: PersonId,
): boolean {
  const sideOf = (player: PersonId) => game.sides.find((side) => side.includes(player));
  const [own, other] = [sideOf(by), sideOf(person)];
  const isOpponent = own !== undefined && other !== undefined && own !== other;
  return setup.rated === true && game.isOpen && !isDecided(game) && isOpponent;
}

function decideCorrection(
  state: TournamentState,
  { game, places, why, seen }: CommandOf<'correct'>,
): Decision {
  const roundGame = findGame(state, game);
  if (roundGame === undefined) return refuse('unknown-game-id');
  if (state.phase !== 'running' && state.phase !== 'over') return refuse('wrong-phase');
  // Otherwise the players would continue a game whose result stands. To end it, the organiser can make a
  // player forfeit.
  if (!isDecided(roundGame) && roundGame.refused === undefined) return refuse('game-not-over');
  // The winners of an earlier knockout round have played others since.
  if (state.setup.format === 'knockout' && !isInLatestRound(state, game)) return refuse('wrong-phase');
  if (seen !== undefined && !isDeepStrictEqual(seen, roundGame.places ?? [])) return refuse('result-changed');
  if (!placesFit(roundGame, places)) return refuse('bad-places');
  const absent = stillAbsent(roundGame, places);
  return acceptOrganiserChange(state, {
    kind: 'corrected',
    game,
    places,
    why,
    ...(absent.length > 0 ? { absent } : {}),
  });
}

/**
 * Returns the absent players whom a correction places behind all sides that showed up. Such a place is no evidence that
 * they played. With two sides, every correction is such evidence.
 */
function stillAbsent({ sides, absent = [] }: RoundGame, places: readonly number[]): PersonId[] {
  const isAbsent = (side: readonly PersonId[]): boolean => side.some((person) => absent.includes(person));
  const presentPlaces = places.filter((_, index) => !isAbsent(sides[index] ?? []));
  if (sides.length === 2 || presentPlaces.length === 0) return [];
  const lastPresentPlace = Math.max(...presentPlaces);
  return sides.flatMap((side, index) =>
    (places[index] ?? 0) > lastPresentPlace ? side.filter((person) => absent.includes(person)) : [],
  );
}

function isInLatestRound({ rounds }: TournamentState, game: OnlineGameId): boolean {
  return rounds.at(-1)?.tables.some(({ games }) => games.some((other) => other.game === game)) ?? false;
}

/** Returns whether each place is 1 more than the number of sides ahead, ties included. */
export function placesFit({ sides }: RoundGame, places: readonly number[]): boolean {
  return (
    places.length === sides.length &&
    places.every((place) => place === 1 + places.filter((other) => other < place).length)
  );
}

/**
 * Accepts a change by the organiser or a moderator, unless the tournament has reached the maximum number of such
 * changes.
 */
function acceptOrganiserChange({ organiserChanges }: TournamentState, event: TournamentEvent): Decision {
  return organiserChanges < MAX_CHANGES_BY_ORGANISERS ? accept(event) : refuse('too-many-changes');
}
