import { type Accessor, createSignal } from 'solid-js';

const [isOn, setOn] = createSignal(false);

/** Whether the game has the whole screen. */
export const isFullScreen: Accessor<boolean> = isOn;

// The browser leaves full screen by Escape and by its own gestures.
document.addEventListener('fullscreenchange', () => setOn(document.fullscreenElement !== null));

/**
 * Gives the whole screen to the game, or takes it back. Where the browser gives no page the whole screen, as on some phones, the
 * game has the whole window.
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
