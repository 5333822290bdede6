import { createSignal, type JSX } from 'solid-js';
import { refusalWords } from '../../../online/refusal-words.ts';
import { planOf, tableOf } from '../../../online/table-choice.ts';
import { go } from '../../../site/address.ts';
import { peopleWords } from '../../../words/people.ts';
import { addressOfGame, newCommandId, useOnline } from '../online.ts';
import { FIRST_TABLE } from './first-table.ts';

/** A game at once with whoever is there: sits down at a fitting table, or sets one. */
export function QuickPairing(): JSX.Element {
  const { api } = useOnline();
  const [failure, setFailure] = createSignal('');
  const pair = async (): Promise<void> => {
    const plan = planOf(tableOf(FIRST_TABLE), true);
    if (!plan.ok) throw new Error(`Halma for two cannot be set up: ${plan.refusal.code}`);
    const { seats: _, ...terms } = plan.value;
    const answer = await api('pair', { body: { id: newCommandId(), terms } });
    if (answer.ok) go(addressOfGame(answer.value.game));
    else setFailure(refusalWords(answer.refusal));
  };
  return (
    <section class="card panel">
      <button type="button" class="btn main" onClick={() => void pair()}>
        {peopleWords().lobby.quick}
      </button>
      <p class="small quiet">{peopleWords().lobby.quickText}</p>
      <p class="small" role="alert">
        {failure()}
      </p>
    </section>
  );
}
