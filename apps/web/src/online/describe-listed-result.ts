import { endingStrings } from '@halma/locales/endings';
import { gameStrings } from '@halma/locales/game';
import type { GameListItem, PersonId } from '@halma/protocol';
import { SEAT_LETTERS } from '@halma/rules';
import { resultHeadline } from '../game/describe-result.ts';
import { holderName } from './person-name.ts';

/** Returns the result of a finished game in a list, addressed to the user if they played in it. */
export function describeListedResult(
  { result, seats, people }: Pick<GameListItem, 'result' | 'seats' | 'people'>,
  user: PersonId | undefined,
): string {
  if (result === '*') return endingStrings().over;
  const tiers = result.split('>').map((tier) => tier.split('='));
  const holdersOf = (side: string) =>
    SEAT_LETTERS.filter((letter) => side.includes(letter)).map((letter) => seats[letter]);
  return resultHeadline(
    tiers,
    (side) => holdersOf(side).some((holder) => holder?.kind === 'person' && holder.person === user),
    (side) => gameStrings().formatList(holdersOf(side).map((holder) => holderName(holder, people))),
  );
}
