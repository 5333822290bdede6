import { analysisStrings } from '@halma/locales/analysis';
import { reasonStrings } from '@halma/locales/reasons';
import type { Seat } from '@halma/rules';
import { For, type JSX, Show } from 'solid-js';
import { FACTS, type Fact, factOf } from '../../analysis/facts.ts';
import type { TermId } from '../../learn/glossary.ts';
import { useStudy } from './study-context.ts';
import { Term } from './term.tsx';

/** The glossary entry that explains each fact. */
const TERM_OF_FACT: Readonly<Record<Fact, TermId>> = {
  ladderGain: 'hop',
  ladderCapacity: 'ladder',
  stragglers: 'straggler',
  atHome: 'camp',
  parityDebt: 'parity',
};

/** A table of facts about the position, with a column for each seat. Hidden in games without camps. */
export function Facts(): JSX.Element {
  const { position, featuresOf, nameOf } = useStudy();
  const seats = (): readonly Seat[] => position().rules.seats;
  return (
    <Show when={seats().some((seat) => featuresOf(seat) !== null)}>
      <section class="card facts-box">
        <table class="facts num">
          <thead>
            <tr>
              <th scope="col">{analysisStrings().features}</th>
              <For each={seats()}>{(seat) => <th scope="col">{nameOf(seat)}</th>}</For>
            </tr>
          </thead>
          <tbody>
            <For each={FACTS}>
              {(fact) => (
                <tr>
                  <th scope="row">
                    <Term term={TERM_OF_FACT[fact]}>{analysisStrings().featureNames[fact]}</Term>
                  </th>
                  <For each={seats()}>{(seat) => <td>{factOf(featuresOf(seat), fact) ?? ''}</td>}</For>
                </tr>
              )}
            </For>
            <tr>
              <th scope="row">
                <Term term="phase">{analysisStrings().phase}</Term>
              </th>
              <For each={seats()}>
                {(seat) => {
                  const phase = (): string => {
                    const name = featuresOf(seat)?.phase.name;
                    return name === undefined ? '' : reasonStrings().phase(name);
                  };
                  return <td>{phase()}</td>;
                }}
              </For>
            </tr>
          </tbody>
        </table>
      </section>
    </Show>
  );
}
