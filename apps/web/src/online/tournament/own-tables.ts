import type { PersonId, TournamentRoundView } from '@halma/protocol';

/** The place of a person at a table. */
interface OwnPlace {
  /** The turn position, from 1. */
  readonly position: number;
  /** The person’s partners. */
  readonly partners: readonly PersonId[];
  /** The other sides, in turn order after the person. The computer plays a side that has no people. */
  readonly others: readonly (readonly PersonId[])[];
}

/** Returns the place of a person among the sides of a game, which are in turn order. */
export function ownPlace(sides: readonly (readonly PersonId[])[], person: PersonId): OwnPlace {
  const ownIndex = sides.findIndex((side) => side.includes(person));
  const partners = (sides[ownIndex] ?? []).filter((other) => other !== person);
  return {
    position: ownIndex + 1,
    partners,
    others: [...sides.slice(ownIndex + 1), ...sides.slice(0, Math.max(0, ownIndex))],
  };
}

/** Returns whether a person has a bye in the current round. */
export function hasBye(
  rounds: readonly Pick<TournamentRoundView, 'round' | 'byes'>[],
  currentRound: number,
  person: PersonId,
): boolean {
  return rounds.some(({ round, byes }) => round === currentRound && byes.includes(person));
}
