import { createSignal, type JSX } from 'solid-js';
import { Action } from '../../parts/action.tsx';
import { words } from './words.ts';

/** Puts the address of the page on the clipboard, and says so. */
export function CopyLink(): JSX.Element {
  const [isCopied, setCopied] = createSignal<boolean | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href);
      setCopied(true);
    } catch {
      setCopied(false);
    }
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
