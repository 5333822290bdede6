import { capitalize } from '@halma/locales';
import { endingStrings } from '@halma/locales/endings';
import { gameStrings } from '@halma/locales/game';
import { rulesStrings } from '@halma/locales/rules';
import { type Outcome, placeOf, type Seat } from '@halma/rules';
import { countMen } from './men-count.ts';
import { isOwnSeat, playerOrColourName, subjectName } from './names.ts';
import { roundCount } from './round-count.ts';
import type { Session } from './session.ts';

/** The result of a game: a headline, the reason, and the final standing. */
export interface ResultText {
  readonly headline: string;
  readonly reason: string;
  readonly finalStanding: string;
}

/** Describes the result of a game. Returns undefined during the game. */
export function describeResult(session: Session): ResultText | undefined {
  const { outcome } = session.present;
  if (outcome === null) return undefined;
  return {
    headline: headline(session, outcome),
    reason: reason(session, outcome),
    finalStanding: finalStanding(session, outcome),
  };
}

/** Returns why the game ended. Names the winners if the headline does not, and the other ranks if there are more than two. */
function reason(session: Session, { termination, tiers }: Outcome): string {
  const [firstTier = [], ...laterTiers] = tiers;
  const lastTurn = session.turns.at(-1);
  const cause =
    lastTurn?.kind === 'resignation'
      ? endingStrings().resigned(subjectName(session, lastTurn.seat))
      : lastTurn?.kind === 'time'
        ? endingStrings().ranOutOfTime(subjectName(session, lastTurn.seat))
        : termination === 'win' && firstTier.length > 1
          ? endingStrings().bothFinished
          : `${capitalize(rulesStrings().termination(termination))}.`;
  if (laterTiers.length < 2) return cause;
  const names = laterTiers.map((tier) =>
    gameStrings().formatList(tier.flat().map((seat) => playerOrColourName(session, seat))),
  );
  const hasLost = laterTiers.flat(2).some((seat) => isOwnSeat(session, seat));
  const winners = hasLost ? `${endingStrings().wins(namesOf(session, firstTier.flat()))} ` : '';
  return `${winners}${cause}${endingStrings().places(names)}`;
}

function namesOf(session: Session, seats: readonly Seat[]): string {
  return gameStrings().formatList(seats.map((seat) => subjectName(session, seat)));
}

function headline(session: Session, { tiers }: Outcome): string {
  return resultHeadline(
    tiers,
    (side) => side.some((seat) => isOwnSeat(session, seat)),
    (side) => namesOf(session, side),
  );
}

/**
 * Returns the result in one sentence, which addresses readers who played in the game as “you”.
 *
 * @param tiers the sides that share each place, starting with first place
 */
export function resultHeadline<Side>(
  tiers: readonly (readonly Side[])[],
  isReadersSide: (side: Side) => boolean,
  namesOfSide: (side: Side) => string,
): string {
  const [first = []] = tiers;
  const [winner] = first;
  const place = placeOf(tiers, isReadersSide);
  const sideCount = tiers.flat().length;
  if (winner === undefined) return endingStrings().over;
  if (tiers.length === 1 && first.length > 1) return endingStrings().draw;
  if (place !== undefined && place > 1)
    return sideCount === 2 ? endingStrings().youLose : endingStrings().yourPlace(place, sideCount);
  if (first.length > 1) return endingStrings().sharedFirst;
  return place === 1 ? endingStrings().youWin : endingStrings().wins(namesOfSide(winner));
}

/** Returns the length of the game and, if one of two seats has won, the progress of the other. */
function finalStanding(session: Session, { tiers, termination }: Outcome): string {
  const { present } = session;
  const rounds = roundCount(session);
  if (rounds === 0) return '';
  const length = endingStrings().roundCount(rounds);
  const loser = tiers.length === 2 ? onlySeat(tiers[1]) : undefined;
  if (termination !== 'win' || loser === undefined || session.rules.game.goal === 'cleared') return length;
  return `${length} ${endingStrings().menHome(subjectName(session, loser), countMen(present, loser).done)}`;
}

function onlySeat(tier: Outcome['tiers'][number] | undefined): Seat | undefined {
  return tier?.length === 1 && tier[0]?.length === 1 ? tier[0][0] : undefined;
}
