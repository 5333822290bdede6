import { glossaryWords } from '@halma/locales/glossary';
import { learnWords } from '@halma/locales/learn';
import { rulesWords } from '@halma/locales/rules';
import { parseMove } from '@halma/rules';
import { batch, createEffect, createMemo, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { Board } from '../../board/board.tsx';
import { createFreePlay } from '../../board/free-play.ts';
import { setUp, unwrap } from '../../board/set-up.ts';
import { addressOfTerm, LESSON_TERMS } from '../../learn/glossary.ts';
import { goalSquares, lessonStatus } from '../../learn/goal.ts';
import { LESSON_IDS, type Lesson } from '../../learn/lesson.ts';
import { lessonAfter } from '../../learn/lessons.ts';
import { Action } from '../../parts/action.tsx';

/** The interval between two moves of a solution, in milliseconds. */
const MOVE_INTERVAL_MS = 1300;

/** A lesson: its board, its task, what it teaches, and a link to the next. */
export function LessonBoard(props: { readonly lesson: Lesson; readonly onDone: () => void }): JSX.Element {
  const { lesson } = props;
  const start = setUp(lesson.rules, lesson.position);
  const play = createFreePlay(start);
  const [stuck, setStuck] = createSignal<string | null>(null);
  const standing = createMemo(() => lessonStatus(lesson, start, play.position()));
  const next = lessonAfter(lesson.id);
  const own = () => learnWords().lessons[lesson.id];
  createEffect(() => {
    if (standing() === 'reached') props.onDone();
  });
  createEffect(() => {
    play.position();
    setStuck(null);
  });
  let showing: ReturnType<typeof setTimeout> | undefined;
  const rest = (): void => clearTimeout(showing);
  onCleanup(rest);
  /** Plays the moves of the solution one after another. */
  const showMoves = (texts: readonly string[]): void => {
    const [text, ...others] = texts;
    if (text === undefined) return;
    play.play(unwrap(parseMove(play.position().rules.board, text)));
    showing = setTimeout(() => showMoves(others), MOVE_INTERVAL_MS);
  };
  const hint = (): string => {
    const cell = stuck();
    const refusal = play.refusal();
    if (refusal !== null) return rulesWords().refusal(refusal);
    if (cell !== null) return learnWords().stuck(cell);
    return standing() === 'spent'
      ? learnWords().outOfMoves
      : learnWords().movesLeft(lesson.moves - play.moves().length);
  };
  const isUntouched = (): boolean => play.moves().length === 0;
  return (
    <>
      <Board
        label={learnWords().board}
        position={play.position()}
        movable={standing() === 'open' ? [1] : []}
        marks={goalSquares(lesson, play.position()).map((cell) => ({ kind: 'goal', cell }))}
        onMove={(move) => {
          rest();
          play.play(move);
        }}
        onRefuse={(refusal) =>
          batch(() => {
            setStuck(null);
            play.refuse(refusal);
          })
        }
        onStuck={setStuck}
      />
      <p class="fig-cap">{learnWords().figure(LESSON_IDS.indexOf(lesson.id) + 1, own().title)}</p>
      <div class="card task" classList={{ good: standing() === 'reached' }} role="status">
        <p>
          <strong>{standing() === 'reached' ? own().done : own().task}</strong>{' '}
          <Show when={standing() !== 'reached'}>{hint()}</Show>
          <Show when={standing() === 'reached' && next === undefined}>{learnWords().finished}</Show>
        </p>
      </div>
      <div class="lesson-tools">
        <Show when={standing() === 'reached'}>
          <Show
            when={next}
            fallback={
              <>
                <a class="btn main" href="/play">
                  {learnWords().play}
                </a>
                <a class="btn" href="/solitaires">
                  {learnWords().solitaires}
                </a>
              </>
            }
          >
            {(id) => (
              <a class="btn main" href={`/learn/${id()}`}>
                {learnWords().next}
              </a>
            )}
          </Show>
        </Show>
        <Action word={learnWords().takeBack} isOff={isUntouched()} onPress={play.takeBack} />
        <Action word={learnWords().restart} isOff={isUntouched()} onPress={() => play.restart()} />
        <Show when={standing() !== 'reached'}>
          <Action
            word={learnWords().show}
            onPress={() => {
              rest();
              play.restart();
              showMoves(lesson.solution);
            }}
          />
        </Show>
      </div>
      <p class="lesson-text">{own().text}</p>
      <p class="small quiet">
        {glossaryWords().entries}:{' '}
        <For each={LESSON_TERMS[lesson.id]}>
          {(term, index) => (
            <>
              {index() > 0 && ', '}
              <a href={addressOfTerm(term)}>{glossaryWords().terms[term].term}</a>
            </>
          )}
        </For>
      </p>
    </>
  );
}
