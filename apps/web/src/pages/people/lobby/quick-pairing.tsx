import type { Terms } from '@halma/protocol';
import type { JSX } from 'solid-js';
import { planOf, tableOf } from '../../../online/table-choice.ts';
import { peopleWords } from '../../../words/people.ts';
import { useOnline } from '../online.ts';
import { FIRST_TABLE } from './first-table.ts';
import { createTableSetting } from './table-setting.ts';

/** A game at once with whoever is there: sits down at a fitting table, or sets one. */
export function QuickPairing(): JSX.Element {
  const { api } = useOnline();
  const table = createTableSetting((id, terms: Terms) => api('pair', { body: { id, terms } }));
  const pair = (): void => {
    const plan = planOf(tableOf(FIRST_TABLE), true);
    if (!plan.ok) throw new Error(`Halma for two cannot be set up: ${plan.refusal.code}`);
    const { seats: _, ...terms } = plan.value;
    void table.ask(terms);
  };
  return (
    <section class="card panel">
      <button type="button" class="btn main" disabled={table.isUnderWay()} onClick={pair}>
        {peopleWords().lobby.quick}
      </button>
      <p class="small quiet">{peopleWords().lobby.quickText}</p>
      <p class="small" role="alert">
        {table.failure()}
      </p>
    </section>
  );
}
