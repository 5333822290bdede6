import { type Accessor, createSignal } from 'solid-js';

const [isOn, setOn] = createSignal(false);

/** Whether the game is in full-screen mode. */
export const isFullScreen: Accessor<boolean> = isOn;

// Escape and the browser's own gestures exit full-screen mode.
document.addEventListener('fullscreenchange', () => setOn(document.fullscreenElement !== null));

/**
 * Turns full-screen mode on or off. If the browser has no such mode, as on some phones, the game fills the
 * window.
 */
export function setFullScreen(on: boolean): void {
  setOn(on);
  if (on) {
    const root: Partial<HTMLElement> = document.documentElement;
    void root.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined);
  } else if (document.fullscreenElement) {
    void document.exitFullscreen().catch(() => undefined);
  }
}
