import { analysisStrings } from '@halma/locales/analysis';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { branchesAt, mainLineAfter, withoutNode } from '../../analysis/study.ts';
import { lineMove } from '../../game/line-moves.ts';
import { useStudy } from './study-context.ts';

/** The moves of the study: the main line, with each variation indented after the move it replaces. */
export function Tree(): JSX.Element {
  const { study, paintedStudy, change } = useStudy();
  return (
    <section class="card list" aria-label={analysisStrings().moves}>
      <div class="head">
        <span>{analysisStrings().moves}</span>
        <Show when={paintedStudy().at > 0}>
          <button type="button" class="link" onClick={() => change(withoutNode(study(), study().at))}>
            {analysisStrings().deleteFromHere}
          </button>
        </Show>
      </div>
      <Show
        when={paintedStudy().nodes.length > 1}
        fallback={<p class="small quiet padded">{analysisStrings().noMoves}</p>}
      >
        <div class="tree">
          <Branch from={0} />
        </div>
      </Show>
    </section>
  );
}

/** The main line after a node, with its variations. */
function Branch(props: { from: number }): JSX.Element {
  const { paintedStudy: study } = useStudy();
  // Stepping to a different move keeps the nodes, so the branches are not drawn again.
  const nodes = createMemo(() => study().nodes);
  const line = createMemo(() => mainLineAfter({ nodes: nodes() }, props.from));
  return <For each={line()}>{(node) => <Turn node={node} />}</For>;
}

function Turn(props: { node: number }): JSX.Element {
  const { paintedStudy: study } = useStudy();
  const nodes = createMemo(() => study().nodes);
  const others = createMemo((): readonly number[] => {
    const siblings = branchesAt({ nodes: nodes() }, nodes()[props.node]?.parent ?? -1);
    return siblings[0] === props.node ? siblings.slice(1) : [];
  });
  return (
    <>
      <MoveButton node={props.node} />
      <For each={others()}>
        {(other) => (
          <div class="variation">
            <MoveButton node={other} />
            <Branch from={other} />
          </div>
        )}
      </For>
    </>
  );
}

function MoveButton(props: { node: number }): JSX.Element {
  const { paintedStudy: study, go } = useStudy();
  const move = createMemo(() => study().nodes[props.node]?.move ?? null);
  const before = createMemo(() => study().nodes[study().nodes[props.node]?.parent ?? -1]?.position);
  const shown = createMemo((): { text: string; jumps: number; round: string } => {
    const [made, position] = [move(), before()];
    if (made === null || position === undefined) return { text: '', jumps: 0, round: '' };
    const isFirst = position.toMove === position.rules.seats[0];
    return { ...lineMove(position, made), round: isFirst ? `${position.round}. ` : '' };
  });
  const isCurrent = createMemo(() => study().at === props.node);
  return (
    <button
      type="button"
      class="move"
      aria-current={isCurrent() ? 'true' : undefined}
      onClick={() => go(props.node)}
    >
      <span class="quiet num">{shown().round}</span>
      {shown().text}
      <Show when={shown().jumps > 0}>
        <span class="jump-count">{shown().jumps}</span>
      </Show>
    </button>
  );
}
