import { analysisStrings } from '@halma/locales/analysis';
import { formatPosition } from '@halma/rules';
import { createResource, createSignal, For, type JSX } from 'solid-js';
import { recordOfLine } from '../../analysis/record-of-line.ts';
import { addressOfPosition, addressOfRecord } from '../../analysis/study-address.ts';
import { copyToClipboard } from '../../parts/copy.ts';
import { savePng, saveSvg } from './save-picture.ts';
import { useStudy } from './study-context.ts';

/** Links, records and pictures to share or save. */
export function SharePanel(): JSX.Element {
  const { study, line, position, board } = useStudy();
  const [status, setStatus] = createSignal('');
  const record = (): string => recordOfLine(study(), line(), new Date());
  const [gameLink] = createResource(record, addressOfRecord, { initialValue: '/analysis' });
  const absolute = (address: string): string => new URL(address, location.href).href;
  const sharedItems = (): readonly (readonly [label: string, text: string])[] => [
    [analysisStrings().linkPosition, absolute(addressOfPosition(position()))],
    [analysisStrings().linkGame, absolute(gameLink.latest)],
    [analysisStrings().position, formatPosition(position())],
    [analysisStrings().record, record()],
  ];
  const copy = async (text: string): Promise<void> => {
    setStatus((await copyToClipboard(text)) ? analysisStrings().copied : analysisStrings().notCopied);
  };
  return (
    <section class="card panel" aria-label={analysisStrings().share}>
      <ul class="shared">
        <For each={sharedItems()}>
          {([label, text]) => (
            <li>
              <input class="input" readonly aria-label={label} value={text.replaceAll('\n', ' ')} />
              <button type="button" class="btn dense" onClick={() => copy(text)}>
                {label}
              </button>
            </li>
          )}
        </For>
      </ul>
      <div class="row">
        <button type="button" class="btn dense" onClick={() => saveSvg(board)}>
          {analysisStrings().saveSvg}
        </button>
        <button type="button" class="btn dense" onClick={() => void savePng(board)}>
          {analysisStrings().savePng}
        </button>
      </div>
      <p class="small" role="status">
        {status()}
      </p>
    </section>
  );
}
