/** Returns the easing function of CSS's `cubic-bezier(x1, y1, x2, y2)`, which maps 0–1 to 0–1. */
export function cubicBezier(x1: number, y1: number, x2: number, y2: number): (progress: number) => number {
  const at = (a: number, b: number, t: number): number =>
    3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t;
  return (progress) => {
    if (progress <= 0 || progress >= 1) return Math.min(Math.max(progress, 0), 1);
    let [low, high] = [0, 1];
    // Twenty bisections are more precise than any screen can show.
    for (let bisection = 0; bisection < 20; bisection += 1) {
      const middle = (low + high) / 2;
      if (at(x1, x2, middle) < progress) low = middle;
      else high = middle;
    }
    return at(y1, y2, (low + high) / 2);
  };
}

/** The easing of a step and of a jump. */
export const STEP_EASING: (progress: number) => number = cubicBezier(0.2, 0, 0.1, 1);
export const JUMP_EASING: (progress: number) => number = cubicBezier(0.3, 0.1, 0.4, 1);
