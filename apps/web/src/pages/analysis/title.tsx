import { analysisStrings } from '@halma/locales/analysis';
import { endingStrings } from '@halma/locales/endings';
import { gameStrings } from '@halma/locales/game';
import { gameTitle } from '@halma/locales/game-names';
import { rulesStrings } from '@halma/locales/rules';
import type { JSX } from 'solid-js';
import { endingOf, mainLineAfter } from '../../analysis/study.ts';
import { useStudy } from './study-context.ts';
import { Tools } from './tools.tsx';

/** The title of the study: the result of a game, or the name of the game. */
export function Title(): JSX.Element {
  const { study, position, nameOf } = useStudy();
  const ending = () => endingOf(study());
  /** Returns the length of the main line in rounds. */
  const roundCount = (): number => {
    const { nodes } = study();
    const beforeLast = mainLineAfter(study(), 0).at(-2) ?? 0;
    return (nodes[beforeLast]?.position.round ?? 0) - (nodes[0]?.position.round ?? 0) + 1;
  };
  const title = (): string => {
    const { tiers = [], termination } = ending() ?? {};
    const [side, ...others] = tiers[0] ?? [];
    if (tiers.length === 1 && others.length > 0 && termination !== 'abandoned') return endingStrings().draw;
    if (side === undefined || others.length > 0) return gameTitle(position().rules.game.id);
    return endingStrings().wins(gameStrings().formatList(side.map(nameOf)));
  };
  const detail = (): string => {
    const game = gameTitle(position().rules.game.id);
    const moves = mainLineAfter(study(), 0).length === 0 ? [] : [analysisStrings().moveCount(roundCount())];
    const termination = ending()?.termination ?? 'win';
    const reason = termination === 'win' ? [] : [rulesStrings().termination(termination)];
    return [...(title() === game ? [] : [game]), ...moves, ...reason].join(' · ');
  };
  return (
    <div class="study-title">
      <div>
        <h1>
          <span class="vh">{analysisStrings().title}: </span>
          {title()}
        </h1>
        <p class="quiet">{detail()}</p>
      </div>
      <Tools />
    </div>
  );
}
