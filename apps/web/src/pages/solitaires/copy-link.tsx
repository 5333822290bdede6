import { createSignal, type JSX } from 'solid-js';
import { Action } from '../../parts/action.tsx';
import { copyText } from '../../parts/copy.ts';
import { words } from './words.ts';

/** Puts the address of the page on the clipboard, and says so. */
export function CopyLink(): JSX.Element {
  const [isCopied, setCopied] = createSignal<boolean | null>(null);
  const copy = async (): Promise<void> => {
    setCopied(await copyText(location.href));
  };
  return (
    <>
      <Action word={words().copyLink} onPress={() => void copy()} />
      <span class="small quiet" role="status">
        {isCopied() === null ? '' : isCopied() === true ? words().copied : words().notCopied}
      </span>
    </>
  );
}
