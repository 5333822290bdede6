import { solitaireStrings } from '@halma/locales/solitaires';
import { type Cell, formatPosition } from '@halma/rules';
import { squareName } from '@halma/solver';
import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import { address, navigate } from '../../navigation/address.ts';
import { Action } from '../../parts/action.tsx';
import { Switch } from '../../parts/switch.tsx';
import {
  arrangementPosition,
  FIRST_SQUARE,
  fewestMen,
  forcedHop,
  LAST_SQUARE,
  PRINTED_PROBLEM,
  parseArrangement,
  SIDE,
  storedArrangement,
} from '../../solitaires/long-hop.ts';
import { problemAddress } from '../../solitaires/problems.ts';
import { CopyLink } from './copy-link.tsx';
import { CountLine, SolitaireLayout } from './solitaire-layout.tsx';
import { SquareGrid } from './square-grid.tsx';
import { StatusNote } from './status-note.tsx';

/** Solitaire I: the player places men, and the page computes the shortest hop from corner to corner. */
export function LongHop(): JSX.Element {
  const linkedPosition = address().searchParams.get('position');
  const linkedMen = linkedPosition === null ? [] : parseArrangement(linkedPosition);
  const [men, setMen] = createSignal<ReadonlySet<Cell>>(new Set(linkedMen));
  const [isShown, setShown] = createSignal(false);
  const hop = createMemo(() => forcedHop([...men()]));
  const route = createMemo(() => (isShown() ? (hop() ?? undefined) : undefined));
  const setArrangement = (next: ReadonlySet<Cell>): void => {
    setMen(next);
    // The URL always links to the position on the board.
    const query = new URLSearchParams({ position: formatPosition(arrangementPosition([...next])) });
    navigate(
      next.size === 0 ? problemAddress('long-hop') : `${problemAddress('long-hop')}?${query}`,
      'rename',
    );
  };
  const toggle = (cell: Cell): void => {
    if (cell === FIRST_SQUARE || cell === LAST_SQUARE) return;
    const next = new Set(men());
    if (!next.delete(cell)) next.add(cell);
    setArrangement(next);
  };
  return (
    <SolitaireLayout
      problem="long-hop"
      lead={solitaireStrings().longHop.lead}
      more={solitaireStrings().longHop.more}
      choices={<p class="small">{solitaireStrings().longHop.howToPlace}</p>}
      aside={
        <>
          <StatusNote isGood={isSolved(men().size, jumpsOf(hop()))}>
            <Verdict men={men().size} jumps={jumpsOf(hop())} />
          </StatusNote>
          <Switch label={solitaireStrings().longHop.showRoute} on={isShown()} onChange={setShown} />
          <CopyLink />
        </>
      }
    >
      <CountLine number={men().size} label={solitaireStrings().longHop.men} />
      <Show when={linkedMen === undefined && men().size === 0}>
        <p class="small">{solitaireStrings().longHop.badLink}</p>
      </Show>
      <SquareGrid
        label={solitaireStrings().longHop.grid}
        side={SIDE}
        men={men()}
        route={route()}
        markOf={(cell) => (cell === FIRST_SQUARE ? 'hopper' : cell === LAST_SQUARE ? 'goal' : undefined)}
        nameOf={describeSquare}
        onToggle={toggle}
      />
      <div class="leaf-tools">
        <Action
          label={solitaireStrings().longHop.clear}
          isDisabled={men().size === 0}
          onPress={() => setArrangement(new Set())}
        />
        <Action
          label={solitaireStrings().longHop.showSolution}
          onPress={() => setArrangement(new Set(storedArrangement()))}
        />
      </div>
    </SolitaireLayout>
  );
}

function describeSquare(cell: Cell): string {
  const name = squareName(SIDE, cell);
  if (cell === FIRST_SQUARE) return solitaireStrings().longHop.hopper(name);
  return cell === LAST_SQUARE ? solitaireStrings().longHop.goal(name) : name;
}

function jumpsOf(hop: readonly Cell[] | null): number | null {
  return hop === null ? null : hop.length - 1;
}

function isSolved(men: number, jumps: number | null): boolean {
  return jumps !== null && jumps >= PRINTED_PROBLEM.jumps && men <= PRINTED_PROBLEM.men;
}

/** The length of the hop, and the fewest men known for a hop of that length. */
function Verdict(props: { readonly men: number; readonly jumps: number | null }): JSX.Element {
  return (
    <Show when={props.jumps !== null && props.jumps} fallback={<p>{solitaireStrings().longHop.none}</p>}>
      {(jumps) => (
        <>
          <p>
            <strong>{solitaireStrings().longHop.jumps(jumps())}</strong>
          </p>
          <Show when={fewestMen(jumps())}>
            {(fewest) => <p>{solitaireStrings().longHop.fewest(fewest())}</p>}
          </Show>
          <Show when={isSolved(props.men, jumps())}>
            <p>{solitaireStrings().longHop.solved}</p>
          </Show>
          <Show when={props.men > PRINTED_PROBLEM.men}>
            <p>{solitaireStrings().longHop.tooMany(props.men)}</p>
          </Show>
        </>
      )}
    </Show>
  );
}
