/** A curve of time as style sheets write it: `cubic-bezier(x1, y1, x2, y2)`, from (0, 0) to (1, 1). */
export function cubicBezier(x1: number, y1: number, x2: number, y2: number): (share: number) => number {
  const at = (a: number, b: number, t: number): number =>
    3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t;
  return (share) => {
    if (share <= 0 || share >= 1) return Math.min(Math.max(share, 0), 1);
    let [low, high] = [0, 1];
    // twenty halvings are finer than any screen
    for (let halving = 0; halving < 20; halving += 1) {
      const middle = (low + high) / 2;
      if (at(x1, x2, middle) < share) low = middle;
      else high = middle;
    }
    return at(y1, y2, (low + high) / 2);
  };
}

/** How a man slides, and how he leaps. */
export const EASE: (share: number) => number = cubicBezier(0.2, 0, 0.1, 1);
export const EASE_LEAP: (share: number) => number = cubicBezier(0.3, 0.1, 0.4, 1);
