import { solitaireStrings } from '@halma/locales/solitaires';
import { createSignal, type JSX } from 'solid-js';
import { Action } from '../../parts/action.tsx';
import { copyToClipboard } from '../../parts/copy.ts';

/** A button that copies the URL of the page, and a note that says whether it was copied. */
export function CopyLink(): JSX.Element {
  const [hasCopied, setCopied] = createSignal<boolean | null>(null);
  const copy = async (): Promise<void> => {
    setCopied(await copyToClipboard(location.href));
  };
  return (
    <>
      <Action label={solitaireStrings().copyLink} onPress={() => void copy()} />
      <span class="small quiet" role="status">
        {hasCopied() === null
          ? ''
          : hasCopied() === true
            ? solitaireStrings().copied
            : solitaireStrings().notCopied}
      </span>
    </>
  );
}
