import { analysisStrings } from '@halma/locales/analysis';
import { type JSX, Match, Show, Switch } from 'solid-js';
import { useStudy } from './study-context.ts';

/** The button that starts a review, its progress, and the buttons that stop and continue it. */
export function ReviewControls(props: { isInline?: boolean }): JSX.Element {
  const { study, line, reviewer, reviewedIndex } = useStudy();
  const positions = () => line().flatMap((node) => study().nodes[node]?.position ?? []);
  const hasMoves = (): boolean => line().length > 1;
  const start = (): void => {
    if (hasMoves()) reviewer.start(positions());
  };
  /** Whether the shown line differs from the reviewed one. */
  const isOtherLine = (): boolean =>
    reviewedIndex() < 0 || positions().some((position, index) => position !== reviewer.positions()[index]);
  const controls = (
    <Switch>
      <Match when={reviewer.state() === 'running'}>
        <span class="small num" role="status">
          {analysisStrings().reviewing(reviewer.plies().length, reviewer.positions().length - 1)}
        </span>
        <button type="button" class="btn dense" onClick={reviewer.stop}>
          {analysisStrings().stopReview}
        </button>
      </Match>
      <Match when={reviewer.state() === 'none' || isOtherLine()}>
        <button
          type="button"
          class="btn dense"
          classList={{ main: hasMoves() && reviewer.state() === 'none' }}
          aria-disabled={!hasMoves()}
          onClick={start}
        >
          {reviewer.state() === 'none' ? analysisStrings().review : analysisStrings().reviewLine}
        </button>
      </Match>
      <Match when={reviewer.state() === 'stopped' || reviewer.state() === 'failed'}>
        <Show when={reviewer.state() === 'failed'}>
          <span class="small refused" role="alert">
            {analysisStrings().reviewFailed}
          </span>
        </Show>
        <button type="button" class="btn dense" onClick={() => reviewer.start(reviewer.positions())}>
          {analysisStrings().resumeReview(reviewer.plies().length, reviewer.positions().length - 1)}
        </button>
      </Match>
    </Switch>
  );
  return (
    <Show when={props.isInline !== true} fallback={<span class="review-controls">{controls}</span>}>
      <section class="card verdict" aria-label={analysisStrings().review}>
        <p class="verdict-text">{hasMoves() ? analysisStrings().reviewText : analysisStrings().noMoves}</p>
        <div class="verdict-actions">{controls}</div>
      </section>
    </Show>
  );
}
