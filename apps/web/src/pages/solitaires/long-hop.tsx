import { type Cell, formatPosition } from '@halma/rules';
import { squareName } from '@halma/solver';
import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import { Action } from '../../parts/action.tsx';
import { Switch } from '../../parts/switch.tsx';
import { address, go } from '../../site/address.ts';
import {
  arrangementOfText,
  arrangementPosition,
  FIRST_SQUARE,
  fewestMen,
  forcedHop,
  LAST_SQUARE,
  PRINTED,
  SIDE,
  storedArrangement,
} from '../../solitaires/long-hop.ts';
import { problemAddress } from '../../solitaires/problems.ts';
import { CopyLink } from './copy-link.tsx';
import { Count, Leaf } from './leaf.tsx';
import { Said } from './said.tsx';
import { SquareGrid } from './square-grid.tsx';
import { words } from './words.ts';

/** Solitaire I: men are placed, and the shortest hop of the man in the corner is worked out at once. */
export function LongHop(): JSX.Element {
  const shared = address().searchParams.get('position');
  const read = shared === null ? [] : arrangementOfText(shared);
  const [men, setMen] = createSignal<ReadonlySet<Cell>>(new Set(read));
  const [isShown, setShown] = createSignal(false);
  const hop = createMemo(() => forcedHop([...men()]));
  const way = createMemo(() => (isShown() ? (hop() ?? undefined) : undefined));
  const place = (next: ReadonlySet<Cell>): void => {
    setMen(next);
    // The address always is the link that shares what is on the board.
    const query = new URLSearchParams({ position: formatPosition(arrangementPosition([...next])) });
    go(next.size === 0 ? problemAddress('long-hop') : `${problemAddress('long-hop')}?${query}`, 'replace');
  };
  const toggle = (cell: Cell): void => {
    if (cell === FIRST_SQUARE || cell === LAST_SQUARE) return;
    const next = new Set(men());
    if (!next.delete(cell)) next.add(cell);
    place(next);
  };
  return (
    <Leaf
      problem="long-hop"
      lead={words().longHop.lead}
      more={words().longHop.more}
      choices={<p class="small">{words().longHop.press}</p>}
      aside={
        <>
          <Said isGood={isSolved(men().size, jumpsOf(hop()))}>
            <Verdict men={men().size} jumps={jumpsOf(hop())} />
          </Said>
          <Switch label={words().longHop.showWay} on={isShown()} onChange={setShown} />
          <CopyLink />
        </>
      }
    >
      <Count number={men().size} what={words().longHop.men} />
      <Show when={read === undefined && men().size === 0}>
        <p class="small">{words().longHop.badLink}</p>
      </Show>
      <SquareGrid
        label={words().longHop.grid}
        side={SIDE}
        men={men()}
        way={way()}
        markOf={(cell) => (cell === FIRST_SQUARE ? 'hopper' : cell === LAST_SQUARE ? 'goal' : undefined)}
        nameOf={squareWords}
        onToggle={toggle}
      />
      <div class="leaf-tools">
        <Action word={words().longHop.clear} isOff={men().size === 0} onPress={() => place(new Set())} />
        <Action word={words().longHop.stored} onPress={() => place(new Set(storedArrangement()))} />
      </div>
    </Leaf>
  );
}

function squareWords(cell: Cell): string {
  const name = squareName(SIDE, cell);
  if (cell === FIRST_SQUARE) return words().longHop.hopper(name);
  return cell === LAST_SQUARE ? words().longHop.goal(name) : name;
}

function jumpsOf(hop: readonly Cell[] | null): number | null {
  return hop === null ? null : hop.length - 1;
}

function isSolved(men: number, jumps: number | null): boolean {
  return jumps !== null && jumps >= PRINTED.jumps && men <= PRINTED.men;
}

/** How long the hop is, and what is known of hops so long. */
function Verdict(props: { readonly men: number; readonly jumps: number | null }): JSX.Element {
  return (
    <Show when={props.jumps !== null && props.jumps} fallback={<p>{words().longHop.none}</p>}>
      {(jumps) => (
        <>
          <p>
            <strong>{words().longHop.jumps(jumps())}</strong>
          </p>
          <Show when={fewestMen(jumps())}>{(fewest) => <p>{words().longHop.fewest(fewest())}</p>}</Show>
          <Show when={isSolved(props.men, jumps())}>
            <p>{words().longHop.solved}</p>
          </Show>
          <Show when={props.men > PRINTED.men}>
            <p>{words().longHop.tooMany(props.men)}</p>
          </Show>
        </>
      )}
    </Show>
  );
}
