import { solitaireWords } from '@halma/locales/solitaires';
import { createSignal, type JSX } from 'solid-js';
import { Action } from '../../parts/action.tsx';
import { copyText } from '../../parts/copy.ts';

/** A button that copies the address of the page, and confirms it. */
export function CopyLink(): JSX.Element {
  const [isCopied, setCopied] = createSignal<boolean | null>(null);
  const copy = async (): Promise<void> => {
    setCopied(await copyText(location.href));
  };
  return (
    <>
      <Action word={solitaireWords().copyLink} onPress={() => void copy()} />
      <span class="small quiet" role="status">
        {isCopied() === null
          ? ''
          : isCopied() === true
            ? solitaireWords().copied
            : solitaireWords().notCopied}
      </span>
    </>
  );
}
