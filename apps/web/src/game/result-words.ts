import type { Outcome, Seat } from '@halma/rules';
import { capital } from '../words/capital.ts';
import { endingWords } from '../words/endings.ts';
import { gameWords } from '../words/game.ts';
import { rulesWords } from '../words/rules.ts';
import { countMen } from './men-count.ts';
import { isYou, rankedName, subjectName } from './names.ts';
import type { Session } from './session.ts';

/** The end of a game: a headline, the reason, and how it stood. */
export interface ResultWords {
  readonly headline: string;
  readonly reason: string;
  readonly standing: string;
}

/** The words for the end of a game; undefined while it goes on. */
export function resultWords(session: Session): ResultWords | undefined {
  const { outcome } = session.present;
  if (outcome === null) return undefined;
  return {
    headline: headline(session, outcome),
    reason: reason(session, outcome),
    standing: standing(session, outcome),
  };
}

/** Why the game ended. Who won stands in the headline; the places after him are told where there are several. */
function reason(session: Session, { termination, tiers }: Outcome): string {
  const last = session.turns.at(-1);
  const why =
    last?.kind === 'resignation'
      ? endingWords().resigned(subjectName(session, last.seat))
      : last?.kind === 'time'
        ? endingWords().ranOutOfTime(subjectName(session, last.seat))
        : `${capital(rulesWords().termination(termination))}.`;
  const rest = tiers
    .slice(1)
    .map((tier) => gameWords().both(tier.flat().map((seat) => rankedName(session, seat))));
  return rest.length > 1 ? why + endingWords().places(rest) : why;
}

function headline(session: Session, { tiers, termination }: Outcome): string {
  const [first = []] = tiers;
  const [winners = []] = first;
  if (tiers.length === 1 && first.length > 1) return endingWords().draw;
  if (first.length > 1) return endingWords().shared;
  const [only] = winners;
  if (only === undefined) return endingWords().over;
  const isYours = winners.some((seat) => isYou(session, seat));
  const alone = termination === 'win' && winners.length === 1;
  const isOff = session.rules.game.goal === 'cleared';
  if (alone && isYours) return isOff ? endingWords().youAreOff : endingWords().youAreHome;
  if (alone) return (isOff ? endingWords().off : endingWords().home)(subjectName(session, only));
  if (isYours) return endingWords().youWin;
  return endingWords().wins(gameWords().both(winners.map((seat) => subjectName(session, seat))));
}

/** How long the game was and, where one of two has won, how far the other had come. */
function standing(session: Session, { tiers, termination }: Outcome): string {
  const { present, positions, turns } = session;
  const last = turns.findLastIndex(({ kind }) => kind === 'move');
  if (last < 0) return '';
  const length = endingWords().length(positions[last]?.round ?? present.round);
  const loser = tiers.length === 2 ? onlySeat(tiers[1]) : undefined;
  if (termination !== 'win' || loser === undefined || session.rules.game.goal === 'cleared') return length;
  return `${length} ${endingWords().behind(subjectName(session, loser), countMen(present, loser).done)}`;
}

function onlySeat(tier: Outcome['tiers'][number] | undefined): Seat | undefined {
  return tier?.length === 1 && tier[0]?.length === 1 ? tier[0][0] : undefined;
}
