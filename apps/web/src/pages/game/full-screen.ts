import { type Accessor, createSignal } from 'solid-js';

const [isOn, setOn] = createSignal(false);

/** Whether the game is in full screen. */
export const isFullScreen: Accessor<boolean> = isOn;

// Escape and the browser's own gestures leave full screen.
document.addEventListener('fullscreenchange', () => setOn(document.fullscreenElement !== null));

/**
 * Switches full screen on or off. Where the browser has no full-screen mode, as on some phones, the game fills the
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
