import { analysisStrings } from '@halma/locales/analysis';
import { reasonStrings } from '@halma/locales/reasons';
import type { Position } from '@halma/rules';
import { type JSX, Show } from 'solid-js';
import { lineMove } from '../../game/line-moves.ts';
import { upToTenths } from '../../locale/number-format.ts';
import { useStudy } from './study-context.ts';

/**
 * The task of finding a better move, the engine's judgement of each attempt, and the buttons for continuing.
 */
export function TrialPanel(): JSX.Element {
  const { trial, reviewedTurn, mistakeFrom, goToReviewed, nameOf } = useStudy();
  const isFound = (): boolean => {
    const attempt = trial.attempt();
    if (attempt.kind !== 'judged') return false;
    const judgement = attempt.turn.assessment?.judgement;
    return judgement === 'best' || judgement === 'good';
  };
  const triedMove = (before: Position): string => {
    const attempt = trial.attempt();
    const after = 'after' in attempt ? attempt.after : null;
    return after?.lastMove == null ? '' : lineMove(before, after.lastMove).text;
  };
  const text = (): string => {
    const before = trial.positionBefore();
    const attempt = trial.attempt();
    if (before === null) return '';
    const strings = analysisStrings();
    const move = triedMove(before);
    switch (attempt.kind) {
      case 'none':
        return strings.trialTask(nameOf(before.toMove));
      case 'asked':
        return strings.trialAsked(move);
      case 'same':
        return strings.trialSame(move);
      case 'failed':
        return strings.reviewFailed;
      case 'shown': {
        const best = reviewedTurn()?.assessment?.bestLine.moves[0];
        return best === undefined ? '' : strings.better(lineMove(before, best).text);
      }
      case 'judged': {
        const { assessment } = attempt.turn;
        if (assessment === null) return strings.noChoice;
        const judgement = reasonStrings().judgement(assessment.judgement);
        return isFound()
          ? strings.trialFound(move, judgement)
          : strings.trialMissed(move, judgement, upToTenths(assessment.loss.moves));
      }
    }
  };
  const goToNextMistake = (): void => {
    const index = mistakeFrom(1);
    trial.end();
    if (index !== undefined) goToReviewed(index);
  };
  const canRetry = (): boolean => !isFound() && ['judged', 'same', 'failed'].includes(trial.attempt().kind);
  const isOver = (): boolean => isFound() || trial.attempt().kind === 'shown';
  return (
    <section
      class="card verdict trial"
      data-mark={isFound() ? 'strong' : 'none'}
      aria-label={analysisStrings().tryIt}
    >
      <h2>{analysisStrings().tryIt}</h2>
      <p class="verdict-text" role="status">
        {text()}
      </p>
      <div class="verdict-actions">
        <Show when={canRetry()}>
          <button type="button" class="btn dense main" onClick={trial.retry}>
            {analysisStrings().trialRetry}
          </button>
        </Show>
        <Show when={!isOver()}>
          <button type="button" class="btn dense" onClick={trial.show}>
            {analysisStrings().trialShow}
          </button>
        </Show>
        <button type="button" class="btn dense" onClick={trial.end}>
          {analysisStrings().trialEnd}
        </button>
        <Show when={mistakeFrom(1) !== undefined}>
          <button type="button" class="btn dense" classList={{ main: isOver() }} onClick={goToNextMistake}>
            {isOver() ? analysisStrings().nextMistake : analysisStrings().trialSkip}
          </button>
        </Show>
      </div>
    </section>
  );
}
