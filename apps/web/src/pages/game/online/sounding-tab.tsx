import { createEffect, createSignal, type JSX, onCleanup } from 'solid-js';
import { boardSettings } from '../../../board/board-settings.ts';
import { useGame } from '../game-context.ts';
import type { OnlineGame } from './online-game.ts';

/**
 * Plays the sounds of a game in only one of the browser's tabs that show it: the one that the user looked at last. Once
 * it closes, another one takes over. If the tabs cannot agree, as on a page without TLS, each plays the sounds.
 */
export function SoundingTab(props: { readonly game: OnlineGame }): JSX.Element {
  const { board } = useGame();
  const [isSilent, setSilent] = createSignal(false);
  createEffect(() => {
    const hasSounds = boardSettings().sounds && !isSilent();
    // In a microtask, because the board takes over the setting in a separate effect.
    queueMicrotask(() => {
      board.sounds = hasSounds;
    });
  });
  if (navigator.locks !== undefined) holdWhileOpen(`halma.sounds.${props.game.id}`, setSilent);
  return null;
}

/** The events after which a tab may have become the one that plays the sounds. */
const EVENTS = ['visibilitychange', 'focus', 'keydown', 'pointerup'] as const;

/** Whether the tab is visible and the user has pressed something in it. Browsers play no sound before the first press. */
function canPlaySounds(): boolean {
  return !document.hidden && navigator.userActivation?.hasBeenActive !== false;
}

/** Holds a lock from when the user looks at this tab until they look at another tab that wants it. */
function holdWhileOpen(name: string, onChange: (isHeldElsewhere: boolean) => void): void {
  const closed = new AbortController();
  let latest = new AbortController();
  let isHeldHere = false;
  /** Requests the lock in place of the latest request. */
  const request = async (isTaken: boolean): Promise<void> => {
    latest.abort();
    const current = new AbortController();
    latest = current;
    isHeldHere = isTaken;
    onChange(!isTaken);
    try {
      // A request that takes the lock from another tab cannot have a signal.
      await navigator.locks.request(name, isTaken ? { steal: true } : { signal: current.signal }, () => {
        if (current.signal.aborted) return;
        isHeldHere = true;
        onChange(false);
        return new Promise((release) => closed.signal.addEventListener('abort', release));
      });
    } catch (error) {
      if (current.signal.aborted) return;
      // Another tab has taken the lock. After any other error, this tab plays sounds without it.
      if (error instanceof DOMException && error.name === 'AbortError') void request(false);
      else onChange(false);
    }
  };
  const take = (): void => {
    if (!isHeldHere && canPlaySounds()) void request(true);
  };
  void request(canPlaySounds());
  for (const type of EVENTS) addEventListener(type, take, { signal: closed.signal });
  onCleanup(() => {
    latest.abort();
    closed.abort();
  });
}
