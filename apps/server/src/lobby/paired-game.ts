import type { GameEvent, GameTerms, PersonId } from '@halma/protocol';
import { rulesFor } from '../game/creation.ts';
import { gameSeats } from '../game/state.ts';

/** The id of the command that starts the game of a pair. */
export const PAIRING_COMMAND_ID = 'server:pairing';

/** One of two people who play each other, and the terms both have been waiting for. */
interface PairedPlayer {
  readonly person: PersonId;
  readonly terms: GameTerms;
}

/** Returns the event that creates the game of a pair, with random seats and a random first player. */
export function pairedGame(
  [one, other]: readonly [PairedPlayer, PairedPlayer],
  random: () => number,
): Extract<GameEvent, { readonly kind: 'created' }> {
  const { terms } = one;
  const rules = rulesFor(terms);
  if (!rules.ok) throw new Error('the rules of a pair’s game are not valid');
  const [first, second] = gameSeats({ rules: rules.value });
  if (first === undefined || second === undefined)
    throw new Error('the game of a pair does not have two seats');
  const people = random() < 0.5 ? [one.person, other.person] : [other.person, one.person];
  const [firstPerson = one.person, secondPerson = other.person] = people;
  return {
    kind: 'created',
    terms,
    by: one.person,
    seats: {
      [first]: { kind: 'person', person: firstPerson },
      [second]: { kind: 'person', person: secondPerson },
    },
    first: random() < 0.5 ? first : second,
  };
}
