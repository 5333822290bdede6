import { analysisStrings } from '@halma/locales/analysis';
import { endingStrings } from '@halma/locales/endings';
import { gameStrings } from '@halma/locales/game';
import { gameTitle } from '@halma/locales/game-names';
import type { JSX } from 'solid-js';
import { mainLineAfter } from '../../analysis/study.ts';
import { useStudy } from './study-context.ts';
import { Tools } from './tools.tsx';

/** The title of the study: the result of a game, or the name of the game. */
export function Title(): JSX.Element {
  const { study, position, nameOf } = useStudy();
  const lastNode = (): number => mainLineAfter(study(), 0).at(-1) ?? 0;
  /** Returns the length of the main line in rounds. */
  const roundCount = (): number => {
    const { nodes } = study();
    const beforeLast = mainLineAfter(study(), 0).at(-2) ?? 0;
    return (nodes[beforeLast]?.position.round ?? 0) - (nodes[0]?.position.round ?? 0) + 1;
  };
  const title = (): string => {
    const outcome = study().nodes[lastNode()]?.position.outcome;
    const [winners = []] = outcome?.tiers ?? [];
    const [side, ...others] = winners;
    if (side === undefined || others.length > 0) return gameTitle(position().rules.game.id);
    return endingStrings().wins(gameStrings().formatList(side.map(nameOf)));
  };
  const detail = (): string => {
    const game = gameTitle(position().rules.game.id);
    const moves = mainLineAfter(study(), 0).length === 0 ? [] : [analysisStrings().moveCount(roundCount())];
    return [...(title() === game ? [] : [game]), ...moves].join(' · ');
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
