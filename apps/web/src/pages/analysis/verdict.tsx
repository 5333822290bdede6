import { explainMove, type ReviewedPly } from '@halma/engine';
import { analysisStrings } from '@halma/locales/analysis';
import { reasonStrings } from '@halma/locales/reasons';
import { type Position, type Seat, seatFromLetter } from '@halma/rules';
import { type JSX, Match, Show, Switch } from 'solid-js';
import { isLapse, MARK_SYMBOLS, markOf } from '../../analysis/turn-marks.ts';
import { lineMove } from '../../game/line-moves.ts';
import { upToTenths } from '../../locale/number-format.ts';
import { Icon } from '../../parts/icon.tsx';
import { moveTitle } from './move-title.ts';
import { ReviewControls } from './review-controls.tsx';
import { useStudy } from './study-context.ts';
import { TrialPanel } from './trial-panel.tsx';

/** The review's verdict on the move that led to the shown position, and a button for the next mistake. */
export function Verdict(): JSX.Element {
  const { trial, reviewedTurn, reviewer, study } = useStudy();
  return (
    <Switch fallback={<ReviewControls />}>
      <Match when={trial.positionBefore() !== null}>
        <TrialPanel />
      </Match>
      <Match when={reviewedTurn()}>{(turn) => <TurnVerdict turn={turn()} />}</Match>
      <Match when={reviewer.plies().length > 0 && study().at === 0}>
        <StartVerdict />
      </Match>
    </Switch>
  );
}

/** The number of mistakes, shown at the start of a reviewed game. */
function StartVerdict(): JSX.Element {
  const { reviewer } = useStudy();
  const count = (): number => reviewer.plies().filter(isLapse).length;
  return (
    <section class="card verdict" aria-label={analysisStrings().review}>
      <p class="verdict-text">
        {count() === 0 && reviewer.state() === 'done'
          ? analysisStrings().noMistake
          : analysisStrings().mistakeCount(count())}
      </p>
      <div class="verdict-actions">
        <MistakeButtons />
        <ReviewControls isInline />
      </div>
    </section>
  );
}

function TurnVerdict(props: { turn: ReviewedPly }): JSX.Element {
  const { position, nameOf, trial } = useStudy();
  const before = (): Position | null => position().previous;
  const mark = () => markOf(props.turn);
  const judgement = (): string => {
    const { assessment } = props.turn;
    const current = mark();
    if (assessment === null) return analysisStrings().noChoice;
    if (current === 'strong') return `! ${analysisStrings().strong}`;
    const name = reasonStrings().judgement(assessment.judgement);
    return current === null ? name : `${MARK_SYMBOLS[current]} ${name}`;
  };
  const move = (): string => {
    const previousPosition = before();
    return previousPosition === null ? '' : moveTitle(previousPosition, props.turn.move, nameOf);
  };
  return (
    <section
      class="card verdict"
      data-mark={mark() ?? 'none'}
      aria-label={analysisStrings().review}
      aria-live="polite"
    >
      <div class="verdict-head">
        <h2>{move()}</h2>
        <span class="pill" data-mark={mark() ?? 'none'}>
          {judgement()}
        </span>
      </div>
      <p class="verdict-text">
        <Show when={before()}>
          {(previousPosition) => <VerdictText turn={props.turn} before={previousPosition()} />}
        </Show>
      </p>
      <div class="verdict-actions">
        <Show when={isLapse(props.turn) && before()}>
          {(previousPosition) => (
            <button
              type="button"
              class="btn dense"
              onClick={() => trial.begin(previousPosition(), position())}
            >
              {analysisStrings().tryIt}
            </button>
          )}
        </Show>
        <MistakeButtons />
        <ReviewControls isInline />
      </div>
    </section>
  );
}

/** The cost of a move and a better move, or the reason why the move was good. */
function VerdictText(props: { turn: ReviewedPly; before: Position }): JSX.Element {
  const { nameOf } = useStudy();
  const text = (): string => {
    const { turn, before } = props;
    const { assessment } = turn;
    if (assessment === null) return '';
    const reasonText = (reason: Parameters<ReturnType<typeof reasonStrings>['reason']>[1]): string =>
      reasonStrings().reason(before.rules, reason, (letter) => nameOf(seatFromLetter(letter) ?? (1 as Seat)));
    const reasons = explainMove(before, turn.move);
    if (!isLapse(turn)) {
      const [benefit] = reasons.filter(({ weight }) => weight > 0);
      return benefit === undefined ? '' : reasonText(benefit);
    }
    const { loss, bestLine } = assessment;
    const [best] = bestLine.moves;
    const drawback = reasons.find(({ weight }) => weight < 0);
    const benefits = best === undefined ? [] : explainMove(before, best);
    const benefit = benefits.find(({ kind, weight }) => weight > 0 && kind !== 'advances');
    const reason = drawback ?? benefit;
    return [
      analysisStrings().cost(upToTenths(loss.moves), Math.round(loss.chance * 100)),
      best === undefined ? '' : analysisStrings().better(lineMove(before, best).text),
      reason === undefined ? '' : reasonText(reason),
    ].join(' ');
  };
  return <>{text()}</>;
}

/** The buttons that go to the mistakes before and after the shown position. */
function MistakeButtons(): JSX.Element {
  const { mistakeFrom, goToReviewed } = useStudy();
  const goTo = (direction: 1 | -1): void => {
    const index = mistakeFrom(direction);
    if (index !== undefined) goToReviewed(index);
  };
  return (
    <span class="mistake-buttons">
      <button
        type="button"
        class="btn dense previous"
        aria-label={analysisStrings().previousMistake}
        aria-disabled={mistakeFrom(-1) === undefined}
        onClick={() => goTo(-1)}
      >
        <Icon name="prev" />
      </button>
      <button
        type="button"
        class="btn dense"
        aria-disabled={mistakeFrom(1) === undefined}
        onClick={() => goTo(1)}
      >
        {analysisStrings().nextMistake}
        <Icon name="next" />
      </button>
    </span>
  );
}
