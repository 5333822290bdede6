import { boardAspectRatio } from '@halma/board';
import { solvedStrings } from '@halma/locales/solved';
import { formatShortMove, type Position, parsePosition, type Seat, startPosition } from '@halma/rules';
import { judge, judgeMoves, type PositionValue } from '@halma/solver';
import { createEffect, createMemo, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { Board } from '../../board/board.tsx';
import { createFreePlay } from '../../board/free-play.ts';
import { unwrap } from '../../board/set-up.ts';
import { readThinkTime } from '../../game/think-time.ts';
import { language } from '../../locale/language.ts';
import { Action } from '../../parts/action.tsx';
import type { SolvedGroup } from '../../solved/boards.ts';
import {
  bestMoves,
  countPositions,
  longestWinOf,
  type SolvedGame,
  symbolOf,
} from '../../solved/solved-game.ts';
import { commentOn, describeValue, formatMoveValue, valueFor } from './describe-value.ts';
import { ValueGraph } from './value-graph.tsx';

const FIRST: Seat = 1;
const SECOND: Seat = 3;

/** A game between the reader and a solver that knows the value of every position. */
export function PerfectGame(props: {
  readonly solved: SolvedGame;
  /** The group of games that the board resembles. */
  readonly group: SolvedGroup;
}): JSX.Element {
  const { solved } = props;
  const start = unwrap(startPosition(solved.rules));
  const { searchMs: replyMs } = readThinkTime(location.search);
  const play = createFreePlay(start);
  const [reader, setReader] = createSignal<Seat>(FIRST);
  /** Whether the solver plays both sides. */
  const [isWatching, setWatching] = createSignal(false);
  const isOver = (): boolean => play.position().outcome !== null;
  const isSolverToMove = (): boolean => !isOver() && (isWatching() || play.position().toMove !== reader());

  createEffect(() => {
    const position = play.position();
    if (!isSolverToMove()) return;
    const timer = setTimeout(() => {
      const replies = bestMoves(solved, position);
      const chosen = replies[Math.floor(Math.random() * replies.length)];
      if (chosen !== undefined) play.play(chosen.move);
    }, replyMs);
    onCleanup(() => clearTimeout(timer));
  });

  /** The moves of the game, each with its symbol and its value for the reader. */
  const turns = createMemo(() =>
    play
      .positions()
      .slice(1)
      .map((after) => describeTurn(solved, after, reader())),
  );
  const latestReaderTurn = () => turns().findLast(({ seat }) => seat === reader());
  const restart = (position: Position, seat: Seat, shouldWatch = false): void => {
    setReader(seat);
    setWatching(shouldWatch);
    play.restart(position);
  };
  /** Takes back the reader's latest move and the solver's reply to it. */
  const takeBack = (): void => {
    do play.takeBack();
    while (play.moves().length > 0 && play.position().toMove !== reader());
  };
  const isUntouched = (): boolean => !turns().some(({ seat }) => seat === reader());
  const longestWin = (): Position => unwrap(parsePosition(solved.rules, longestWinOf(solved)));
  const value = () => valueFor(judge(solved, play.position()), play.position().toMove === reader());
  const legalMoves = createMemo(() => (isOver() ? [] : judgeMoves(solved, play.position())));

  return (
    <div class="solved-game" style={{ '--aspect': boardAspectRatio(start.rules.board) }}>
      <div>
        <Board
          label={solvedStrings().board}
          position={play.position()}
          orientation={reader()}
          movable={isOver() || isWatching() ? [] : [reader()]}
          onMove={(move) => play.play(move)}
          onRefuse={play.refuse}
        />
      </div>
      <div class="solved-panel">
        <div class="card task" role="status">
          <p>
            <strong>{describeValue(value(), isOver())}</strong>{' '}
            <Show when={!isOver()}>
              {isWatching()
                ? solvedStrings().watching(pliesOf(judge(solved, play.start())))
                : isSolverToMove()
                  ? solvedStrings().itsMove
                  : solvedStrings().yourMove}
            </Show>
          </p>
          <Show when={!isWatching() && latestReaderTurn()?.comment}>{(comment) => <p>{comment()}</p>}</Show>
        </div>
        <div class="exercise-tools">
          <Show
            when={!isWatching()}
            fallback={<Action label={solvedStrings().stop} onPress={() => restart(start, FIRST)} />}
          >
            <Action label={solvedStrings().takeBack} isDisabled={isUntouched()} onPress={takeBack} />
            <Action label={solvedStrings().youBegin} onPress={() => restart(start, FIRST)} />
            <Action label={solvedStrings().itBegins} onPress={() => restart(start, SECOND)} />
            <Action label={solvedStrings().longest} onPress={() => restart(longestWin(), FIRST, true)} />
          </Show>
        </div>
        <p class="small">{solvedStrings().rules}</p>
        <p class="small">{describeStart(solved, start)}</p>
        <ValueGraph values={turns().map((turn) => turn.value)} label={solvedStrings().graph} />
        <Show when={turns().length > 0}>
          <h2>{solvedStrings().moves}</h2>
          <ol class="solved-moves">
            <For each={turns()}>
              {({ text, symbol, seat }) => (
                <li classList={{ own: seat === reader() }}>
                  {text}
                  <Show when={symbol !== ''}>
                    <b class="symbol">{symbol}</b>
                  </Show>
                </li>
              )}
            </For>
          </ol>
        </Show>
        <details>
          <summary>{solvedStrings().values}</summary>
          <ul class="solved-values">
            <For each={legalMoves()}>
              {({ move, value: moveValue }) => (
                <li data-result={moveValue.result}>
                  <span>{formatShortMove(start.rules.board, move)}</span> {formatMoveValue(moveValue)}
                </li>
              )}
            </For>
          </ul>
        </details>
        <p class="small">
          <a href={`/games/${props.group}`}>{solvedStrings().about[props.group]}</a>
        </p>
      </div>
    </div>
  );
}

/** Describes how many positions the board has, and in how many moves the side that moves first wins. */
function describeStart(solved: SolvedGame, start: Position): string {
  const strings = solvedStrings();
  const positions = strings.positions(countPositions(solved).toLocaleString(language()));
  return `${positions} ${strings.firstWins(pliesOf(judge(solved, start)))}`;
}

function pliesOf(value: PositionValue): number {
  return 'plies' in value ? value.plies : 0;
}

/** Describes a move in the game for display. */
function describeTurn(solved: SolvedGame, after: Position, reader: Seat) {
  const before = after.previous;
  const move = after.lastMove;
  if (before === null || move === null) throw new Error('the position has no move before it');
  const judgedMoves = judgeMoves(solved, before);
  const chosen = judgedMoves.find(
    (judged) => move.kind === 'normal' && judged.move.from === move.from && judged.move.to === move.to,
  );
  const symbol = chosen === undefined ? '' : symbolOf(chosen, judgedMoves);
  return {
    seat: before.toMove,
    text: formatShortMove(after.rules.board, move),
    symbol,
    value: valueFor(judge(solved, after), after.toMove === reader),
    comment: chosen === undefined ? undefined : commentOn(chosen.value, judgedMoves[0]?.value, symbol),
  };
}
