import { securityStrings } from '@halma/locales/security';
import { createSignal, For, type JSX } from 'solid-js';
import { describeFailure } from '../../../online/describe-failure.ts';
import { copyToClipboard } from '../../../parts/copy.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { useOnline } from '../online-context.ts';
import { useProof } from './proof.tsx';

interface RecoveryCodesProps {
  /** The number of codes that are left. */
  readonly remainingCount: number;
  /** Called with new codes, which replace the old ones. */
  readonly onCreated: (codes: readonly string[]) => void;
}

/** Shows how many recovery codes are left, with a button that creates new ones. */
export function RecoveryCodes(props: RecoveryCodesProps): JSX.Element {
  const { api } = useOnline();
  const withProof = useProof();
  const [failure, setFailure] = createSignal('');
  const strings = () => securityStrings().codes;
  const create = async (): Promise<void> => {
    const result = await withProof(() => api('createRecoveryCodes', {}));
    setFailure(result.ok ? '' : describeFailure(result.refusal));
    if (result.ok) props.onCreated(result.value);
  };
  return (
    <section class="card panel" aria-labelledby="recovery-codes">
      <h2 id="recovery-codes">{strings().title}</h2>
      <p class="small quiet">{strings().text}</p>
      <p>{props.remainingCount === 0 ? strings().none : strings().left(props.remainingCount)}</p>
      <p class="small" role="alert">
        {failure()}
      </p>
      <button type="button" class="btn" onClick={() => void create()}>
        {strings().create}
      </button>
    </section>
  );
}

/** Shows new recovery codes once, so that the user can save them. */
export function NewRecoveryCodes(props: {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}): JSX.Element {
  const [copyStatus, setCopyStatus] = createSignal('');
  const strings = () => securityStrings().codes;
  const text = (): string => `${props.codes.join('\n')}\n`;
  const copy = async (): Promise<void> => {
    setCopyStatus((await copyToClipboard(text())) ? strings().copied : strings().notCopied);
  };
  return (
    <Dialog title={strings().newTitle} class="ask" onClose={props.onClose}>
      <div class="panel-form">
        <p>{strings().newText}</p>
        <ol class="codes">
          <For each={props.codes}>{(code) => <li class="code">{code}</li>}</For>
        </ol>
        <p class="small" role="status">
          {copyStatus()}
        </p>
        <div class="row end">
          <button type="button" class="btn" onClick={() => void copy()}>
            {strings().copy}
          </button>
          <a
            class="btn"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text())}`}
            download={strings().fileName}
          >
            {strings().download}
          </a>
          <button type="button" class="btn main" onClick={props.onClose}>
            {strings().saved}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
