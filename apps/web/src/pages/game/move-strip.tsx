import { playStrings } from '@halma/locales/play';
import { createEffect, createMemo, For, type JSX, on } from 'solid-js';
import { entriesOf } from '../../game/move-list.ts';
import { isMove, shownEntryIndex } from '../../game/move-rows.ts';
import { MoveButton } from '../../game/parts/move-button.tsx';
import { Icon } from '../../parts/icon.tsx';
import type { IconName } from '../../parts/icon-lines.ts';
import { useGame } from './game-context.ts';

/**
 * The moves in one line, for layouts that have no room for a list, with buttons to step back and forward and
 * to open the list.
 */
export function MoveStrip(): JSX.Element {
  const { game, open } = useGame();
  let scroller: HTMLDivElement | undefined;
  const turnCount = (): number => game.session().turns.length;
  const viewedTurn = (): number => game.viewedTurn() ?? turnCount();
  const moves = createMemo(() => entriesOf(game.session()).filter(isMove));
  const isOver = (): boolean => game.session().present.outcome !== null;
  const shownIndex = createMemo(() => shownEntryIndex(moves(), viewedTurn()));
  createEffect(
    on(shownIndex, () => {
      const move = scroller?.querySelector<HTMLElement>('[aria-current="true"]');
      if (scroller === undefined || !move) return;
      scroller.scrollLeft = move.offsetLeft + move.offsetWidth - scroller.clientWidth;
    }),
  );
  return (
    <section class="move-strip" aria-label={playStrings().moveList.title}>
      <StepButton
        icon="prev"
        label={playStrings().moveList.previous}
        isEnabled={viewedTurn() > 0}
        onPress={() => game.viewTurn(viewedTurn() - 1)}
      />
      <div class="strip-moves" ref={scroller}>
        <For
          each={moves()}
          fallback={<span class="small quiet">{playStrings().moveList.empty(isOver())}</span>}
        >
          {(entry) => (
            <MoveButton
              entry={entry}
              shownIndex={shownIndex()}
              onSelect={({ index }) => game.viewTurn(index)}
            />
          )}
        </For>
      </div>
      <StepButton
        icon="next"
        label={playStrings().moveList.next}
        isEnabled={viewedTurn() < turnCount()}
        onPress={() => game.viewTurn(viewedTurn() + 1)}
      />
      <button
        type="button"
        class="iconbtn"
        aria-label={playStrings().actions.moves}
        onClick={() => open('moves')}
      >
        <Icon name="menu" />
      </button>
    </section>
  );
}

function StepButton(props: {
  readonly icon: IconName;
  readonly label: string;
  readonly isEnabled: boolean;
  readonly onPress: () => void;
}): JSX.Element {
  return (
    <button
      type="button"
      class="iconbtn"
      aria-label={props.label}
      aria-disabled={!props.isEnabled}
      onClick={() => props.isEnabled && props.onPress()}
    >
      <Icon name={props.icon} />
    </button>
  );
}
