import '../../style/solitaires.css';
import { solitaireStrings } from '@halma/locales/solitaires';
import { createMemo, type JSX, Match, Switch } from 'solid-js';
import { describePage } from '../../navigation/describe-page.ts';
import { describeSolitaires } from '../../solitaires/describe-solitaires.ts';
import { findProblem } from '../../solitaires/problems.ts';
import { Crossing } from './crossing.tsx';
import { CustomFigure } from './custom-figure.tsx';
import { Figures } from './figures.tsx';
import { Gambits } from './gambits.tsx';
import { HandAgainstHand } from './hand-against-hand.tsx';
import { LongHop } from './long-hop.tsx';
import { Overview, UnknownSolitaire } from './overview.tsx';
import { Packing } from './packing.tsx';

/** The leaflets' solitaires: the list at `/solitaires`, and each solitaire at a URL under it. */
export default function SolitairesPage(props: { readonly path: readonly string[] }): JSX.Element {
  const problem = createMemo(() => findProblem(props.path[0]));
  describePage(() => describeSolitaires(solitaireStrings(), problem()));
  return (
    <Switch fallback={<UnknownSolitaire />}>
      <Match when={props.path.length === 0}>
        <Overview />
      </Match>
      <Match when={problem() === 'long-hop'}>
        <LongHop />
      </Match>
      <Match when={problem() === 'crossing'}>
        <Crossing />
      </Match>
      <Match when={problem() === 'figures'}>
        <Figures figure={props.path[1]} />
      </Match>
      <Match when={problem() === 'own-figure'}>
        <CustomFigure />
      </Match>
      <Match when={problem() === 'gambits'}>
        <Gambits />
      </Match>
      <Match when={problem() === 'packing'}>
        <Packing />
      </Match>
      <Match when={problem() === 'both-hands'}>
        <HandAgainstHand />
      </Match>
    </Switch>
  );
}
