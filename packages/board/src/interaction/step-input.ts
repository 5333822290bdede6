import type { StepGestures } from '../api.ts';
import { WheelCounter, type WheelTurn } from './wheel-counter.ts';

interface StepHost {
  /** The gestures that step through the game. */
  gestures(): StepGestures;
  step(by: 1 | -1): void;
}

/**
 * Steps through the game with the wheel over the board: always if the board replays a game, and otherwise only if the page
 * cannot scroll. Swipes are part of the pointer input.
 */
export function listenToWheel(svg: SVGSVGElement, host: StepHost): void {
  const counter = new WheelCounter();
  svg.addEventListener(
    'wheel',
    (event: WheelEvent & WheelTurn) => {
      const gestures = host.gestures();
      const mayUseWheel = gestures === 'all' || (gestures === 'swipe' && !canPageScroll());
      if (!mayUseWheel || event.ctrlKey) return;
      event.preventDefault();
      const by = counter.add(event);
      if (by !== 0) host.step(by);
    },
    { passive: false },
  );
}

function canPageScroll(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight > clientHeight + 1;
}
