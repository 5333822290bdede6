import { glossaryStrings } from '@halma/locales/glossary';
import { learnStrings } from '@halma/locales/learn';
import { rulesStrings } from '@halma/locales/rules';
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

/** A lesson: its board, its task, its text, and a link to the next lesson. */
export function LessonBoard(props: { readonly lesson: Lesson; readonly onDone: () => void }): JSX.Element {
  const { lesson } = props;
  const start = setUp(lesson.rules, lesson.position);
  const play = createFreePlay(start);
  const [stuckCell, setStuckCell] = createSignal<string | null>(null);
  const status = createMemo(() => lessonStatus(lesson, start, play.position()));
  const next = lessonAfter(lesson.id);
  const strings = () => learnStrings().lessons[lesson.id];
  /** Whether the board shows the solution, which the user has only watched. */
  let isSolutionShown = false;
  createEffect(() => {
    if (status() === 'reached' && !isSolutionShown) props.onDone();
  });
  createEffect(() => {
    play.position();
    setStuckCell(null);
  });
  let solutionTimer: ReturnType<typeof setTimeout> | undefined;
  const stopSolution = (): void => clearTimeout(solutionTimer);
  onCleanup(stopSolution);
  const interrupt = (change: () => void): void => {
    stopSolution();
    change();
  };
  /** Plays the moves of the solution one after another. */
  const playSolution = (moves: readonly string[]): void => {
    const [move, ...others] = moves;
    if (move === undefined) return;
    play.play(unwrap(parseMove(play.position().rules.board, move)));
    solutionTimer = setTimeout(() => playSolution(others), MOVE_INTERVAL_MS);
  };
  const hint = (): string => {
    const cell = stuckCell();
    const refusal = play.refusal();
    if (refusal !== null) return rulesStrings().refusal(refusal);
    if (cell !== null) return learnStrings().stuck(cell);
    return status() === 'spent'
      ? learnStrings().outOfMoves
      : learnStrings().movesLeft(lesson.moves - play.moves().length);
  };
  const isUntouched = (): boolean => play.moves().length === 0;
  return (
    <>
      <Board
        label={learnStrings().board}
        position={play.position()}
        movable={status() === 'open' ? [1] : []}
        marks={goalSquares(lesson, play.position()).map((cell) => ({ kind: 'goal', cell }))}
        onMove={(move) => {
          stopSolution();
          isSolutionShown = false;
          play.play(move);
        }}
        onRefuse={(refusal) =>
          batch(() => {
            setStuckCell(null);
            play.refuse(refusal);
          })
        }
        onStuck={setStuckCell}
      />
      <p class="fig-cap">{learnStrings().figure(LESSON_IDS.indexOf(lesson.id) + 1, strings().title)}</p>
      <div class="card task" classList={{ good: status() === 'reached' }} role="status">
        <p>
          <strong>{status() === 'reached' ? strings().done : strings().task}</strong>{' '}
          <Show when={status() !== 'reached'}>{hint()}</Show>
          <Show when={status() === 'reached' && next === undefined}>{learnStrings().finished}</Show>
        </p>
      </div>
      <div class="lesson-tools">
        <Show when={status() === 'reached'}>
          <Show
            when={next}
            fallback={
              <>
                <a class="btn main" href="/play">
                  {learnStrings().play}
                </a>
                <a class="btn" href="/solitaires">
                  {learnStrings().solitaires}
                </a>
              </>
            }
          >
            {(id) => (
              <a class="btn main" href={`/learn/${id()}`}>
                {learnStrings().next}
              </a>
            )}
          </Show>
        </Show>
        <Action
          label={learnStrings().takeBack}
          isDisabled={isUntouched()}
          onPress={() => interrupt(play.takeBack)}
        />
        <Action
          label={learnStrings().restart}
          isDisabled={isUntouched()}
          onPress={() => interrupt(play.restart)}
        />
        <Show when={status() !== 'reached'}>
          <Action
            label={learnStrings().show}
            onPress={() => {
              interrupt(play.restart);
              isSolutionShown = true;
              playSolution(lesson.solution);
            }}
          />
        </Show>
      </div>
      <p class="lesson-text">{strings().text}</p>
      <p class="small quiet">
        {glossaryStrings().entries}:{' '}
        <For each={LESSON_TERMS[lesson.id]}>
          {(term, index) => (
            <>
              {index() > 0 && ', '}
              <a href={addressOfTerm(term)}>{glossaryStrings().terms[term].term}</a>
            </>
          )}
        </For>
      </p>
    </>
  );
}
