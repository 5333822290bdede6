import { createSignal, type JSX } from 'solid-js';
import { addressOfRecord } from '../../../analysis/study-address.ts';
import { refusalWords } from '../../../online/refusal-words.ts';
import { Icon } from '../../../parts/icon.tsx';
import { go } from '../../../site/address.ts';
import { onlineWords } from '../../../words/online.ts';
import { useOnline } from '../online.ts';
import { useTable } from './table-context.ts';

/** Opens the analysis board on the game as the server records it. */
export function Analyse(): JSX.Element {
  const { table } = useTable();
  const { api } = useOnline();
  const [failure, setFailure] = createSignal('');
  const analyse = async (): Promise<void> => {
    const record = await api('readRecord', { parameters: { game: table.game } });
    if (record.ok) go(await addressOfRecord(record.value));
    else setFailure(refusalWords(record.refusal));
  };
  return (
    <>
      <button type="button" class="btn" onClick={() => void analyse()}>
        <Icon name="graph" />
        {onlineWords().actions.analyse}
      </button>
      <span class="small" role="alert">
        {failure()}
      </span>
    </>
  );
}
