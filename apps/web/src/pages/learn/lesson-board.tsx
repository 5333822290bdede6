import { parseMove } from '@halma/rules';
import { batch, createEffect, createMemo, createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { Board } from '../../board/board.tsx';
import { createFreePlay } from '../../board/free-play.ts';
import { setUp, sure } from '../../board/set-up.ts';
import { squaresWanted, standingOf } from '../../learn/goal.ts';
import { LESSON_IDS, type Lesson } from '../../learn/lesson.ts';
import { lessonAfter } from '../../learn/lessons.ts';
import { Action } from '../../parts/action.tsx';
import { rulesWords } from '../../words/rules.ts';
import { words } from './words.ts';

/** From one move of a solution that is shown to the next, in milliseconds. */
const PACE = 1300;

/** A lesson: its board, what it asks, what it teaches, and the way on. */
export function LessonBoard(props: { readonly lesson: Lesson; readonly onDone: () => void }): JSX.Element {
  const { lesson } = props;
  const start = setUp(lesson.rules, lesson.position);
  const play = createFreePlay(start);
  const [stuck, setStuck] = createSignal<string | null>(null);
  const standing = createMemo(() => standingOf(lesson, start, play.position()));
  const next = lessonAfter(lesson.id);
  const own = () => words().lessons[lesson.id];
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
    play.play(sure(parseMove(play.position().rules.board, text)));
    showing = setTimeout(() => showMoves(others), PACE);
  };
  const hint = (): string => {
    const cell = stuck();
    const refusal = play.refusal();
    if (refusal !== null) return rulesWords().refusal(refusal);
    if (cell !== null) return words().stuck(cell);
    return standing() === 'spent' ? words().spent : words().movesLeft(lesson.moves - play.moves().length);
  };
  const isUntouched = (): boolean => play.moves().length === 0;
  return (
    <>
      <Board
        label={words().board}
        position={play.position()}
        movable={standing() === 'open' ? [1] : []}
        marks={squaresWanted(lesson, play.position()).map((cell) => ({ kind: 'goal', cell }))}
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
      <p class="fig-cap">{words().figure(LESSON_IDS.indexOf(lesson.id) + 1, own().title)}</p>
      <div class="card task" classList={{ good: standing() === 'reached' }} role="status">
        <p>
          <strong>{standing() === 'reached' ? own().done : own().task}</strong>{' '}
          <Show when={standing() !== 'reached'}>{hint()}</Show>
          <Show when={standing() === 'reached' && next === undefined}>{words().finished}</Show>
        </p>
      </div>
      <div class="lesson-tools">
        <Show when={standing() === 'reached'}>
          <Show
            when={next}
            fallback={
              <>
                <a class="btn main" href="/play">
                  {words().play}
                </a>
                <a class="btn" href="/solitaires">
                  {words().solitaires}
                </a>
              </>
            }
          >
            {(id) => (
              <a class="btn main" href={`/learn/${id()}`}>
                {words().next}
              </a>
            )}
          </Show>
        </Show>
        <Action word={words().back} isOff={isUntouched()} onPress={play.takeBack} />
        <Action word={words().restart} isOff={isUntouched()} onPress={() => play.restart()} />
        <Show when={standing() !== 'reached'}>
          <Action
            word={words().show}
            onPress={() => {
              rest();
              play.restart();
              showMoves(lesson.solution);
            }}
          />
        </Show>
      </div>
      <p class="lesson-text">{own().text}</p>
    </>
  );
}
