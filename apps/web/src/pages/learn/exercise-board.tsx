import { learnStrings } from '@halma/locales/learn';
import { rulesStrings } from '@halma/locales/rules';
import { parseMove, type Refusal } from '@halma/rules';
import { batch, createEffect, createMemo, createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { Board } from '../../board/board.tsx';
import { createFreePlay } from '../../board/free-play.ts';
import { setUp, unwrap } from '../../board/set-up.ts';
import type { Exercise } from '../../learn/exercise.ts';
import { exerciseStatus, goalSquares } from '../../learn/goal.ts';
import { Action } from '../../parts/action.tsx';

/** The interval between two moves of a solution, in milliseconds. */
const MOVE_INTERVAL_MS = 1300;

interface ExerciseBoardProps {
  readonly exercise: Exercise;
  /** The name of the board for screen readers. */
  readonly label: string;
  readonly task: string;
  /** The message that is shown when the task is done. */
  readonly done: string;
  /** Shown between the board and the task. */
  readonly caption?: JSX.Element;
  /** Shown after the message when the task is done. */
  readonly afterDone?: JSX.Element;
  /** The actions that are offered when the task is done. */
  readonly nextActions?: JSX.Element;
  /** Called when the reader has done the task, but not when they have only watched the solution. */
  readonly onDone?: () => void;
}

/**
 * A position with a task: its board, the status of the attempt, and buttons to take back, start again and see the
 * solution.
 */
export function ExerciseBoard(props: ExerciseBoardProps): JSX.Element {
  const { exercise } = props;
  const start = setUp(exercise.rules, exercise.position);
  const play = createFreePlay(start);
  const [stuckCell, setStuckCell] = createSignal<string | null>(null);
  const status = createMemo(() => exerciseStatus(exercise, start, play.position()));
  /** Whether the board shows the solution, which the user has only watched. */
  let isSolutionShown = false;
  createEffect(() => {
    if (status() === 'reached' && !isSolutionShown) props.onDone?.();
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
    const [move, ...laterMoves] = moves;
    if (move === undefined) return;
    play.play(unwrap(parseMove(play.position().rules.board, move)));
    solutionTimer = setTimeout(() => playSolution(laterMoves), MOVE_INTERVAL_MS);
  };
  /** Explains the last attempt: an illegal move, or a man that cannot move. */
  const explain = ({
    refusal,
    stuck,
  }: {
    readonly refusal: Refusal | null;
    readonly stuck: string | null;
  }): void =>
    batch(() => {
      play.refuse(refusal);
      setStuckCell(stuck);
    });
  const hint = (): string => {
    const cell = stuckCell();
    const refusal = play.refusal();
    if (refusal !== null) return rulesStrings().refusal(refusal);
    if (cell !== null) return learnStrings().stuck(cell);
    return status() === 'spent'
      ? learnStrings().outOfMoves
      : learnStrings().movesLeft(exercise.minMoves - play.moves().length);
  };
  const isUntouched = (): boolean => play.moves().length === 0;
  return (
    <>
      <Board
        label={props.label}
        position={play.position()}
        movable={status() === 'open' ? [1] : []}
        marks={goalSquares(exercise, play.position()).map((cell) => ({ kind: 'goal', cell }))}
        onMove={(move) => {
          stopSolution();
          isSolutionShown = false;
          play.play(move);
        }}
        onSelect={(selection) => {
          if (selection !== null) explain({ refusal: null, stuck: null });
        }}
        onRefuse={(refusal) => explain({ refusal, stuck: null })}
        onStuck={(stuck) => explain({ refusal: null, stuck })}
      />
      {props.caption}
      <div class="card task" classList={{ good: status() === 'reached' }} role="status">
        <p>
          <strong>{status() === 'reached' ? props.done : props.task}</strong>{' '}
          <Show when={status() === 'reached'} fallback={hint()}>
            {props.afterDone}
          </Show>
        </p>
      </div>
      <div class="exercise-tools">
        <Show when={status() === 'reached'}>{props.nextActions}</Show>
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
              playSolution(exercise.solution);
            }}
          />
        </Show>
      </div>
    </>
  );
}
