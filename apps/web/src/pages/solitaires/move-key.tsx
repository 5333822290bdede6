import { solitaireStrings } from '@halma/locales/solitaires';
import type { Board, Move } from '@halma/rules';
import { For, type JSX, Show } from 'solid-js';
import { isModernNotation, squaresOfMove, toggleNotation } from './notation-setting.ts';

/** Moves in the style of a printed key: number, square, dotted leader, square. */
export function MoveKey(props: {
  readonly title: string;
  readonly board: Board;
  readonly moves: readonly Move[];
  /** The number of moves played on the board. The last of them is marked. */
  readonly ply: number;
  /** Goes to the position after a number of moves; undefined if the player cannot step through the moves. */
  readonly onGo?: ((ply: number) => void) | undefined;
}): JSX.Element {
  return (
    <section aria-label={props.title}>
      <h2 class="key-title">{props.title}</h2>
      <Show when={props.moves.length > 0} fallback={<p class="small quiet">{solitaireStrings().noMoves}</p>}>
        <ol class="keys">
          <For each={props.moves}>
            {(move, index) => (
              <Show when={move.kind === 'normal' && move}>
                {(normalMove) => {
                  const names = () => squaresOfMove(props.board, normalMove());
                  const isCurrent = () => index() + 1 === props.ply;
                  const line = () => <KeyLine number={index() + 1} from={names()[0]} to={names()[1]} />;
                  return (
                    <li classList={{ todo: index() >= props.ply }}>
                      <Show when={props.onGo} fallback={<span class="key-line">{line()}</span>}>
                        {(goToPly) => (
                          <button
                            type="button"
                            class="key-line"
                            aria-current={isCurrent() ? 'step' : undefined}
                            onClick={() => goToPly()(index() + 1)}
                          >
                            {line()}
                          </button>
                        )}
                      </Show>
                    </li>
                  );
                }}
              </Show>
            )}
          </For>
        </ol>
        <Show when={props.board.rows.length === 16}>
          <button type="button" class="btn bare dense" onClick={toggleNotation}>
            {isModernNotation() ? solitaireStrings().showLeaflet : solitaireStrings().showModern}
          </button>
        </Show>
      </Show>
    </section>
  );
}

function KeyLine(props: {
  readonly number: number;
  readonly from: string;
  readonly to: string;
}): JSX.Element {
  return (
    <>
      <span class="n">{props.number}</span>
      <span>{props.from}</span>
      <i aria-hidden="true" />
      <span>{props.to}</span>
    </>
  );
}
