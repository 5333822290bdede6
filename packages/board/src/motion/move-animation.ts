import { jumpArc, pointOnArc } from '../draw/arc.ts';
import type { Point } from '../geometry/geometry.ts';
import { JUMP_EASING, STEP_EASING } from './easing.ts';

/**
 * The durations of a step, of a whole hop (if possible), of the shortest and the longest jump, and of the pause on a
 * landing.
 */
const STEP_MS = 180;
const HOP_MS = 900;
const [MIN_JUMP_MS, MAX_JUMP_MS] = [70, 150];
const LANDING_PAUSE_MS = 20;

/** The maximum number of jumps in a hop with pauses. */
const MAX_JUMPS_WITH_PAUSES = 6;

/** The growth of a man at the top of a jump, as a fraction of its size. */
const JUMP_GROWTH = 0.06;

/** The position of a moving man, in units, and its scale. */
export interface ManTransform extends Point {
  readonly scale: number;
}

/** A frame of an animation. */
export interface AnimationFrame extends ManTransform {
  /** The number of landings so far, not counting the last. */
  readonly landings: number;
}

/** The animation of a man along the points of its path. */
export interface MoveAnimation {
  readonly durationMs: number;
  readonly frameAt: (ms: number) => AnimationFrame;
}

/** Returns the duration of one jump in a hop of `jumps` jumps. */
export function jumpDurationMs(jumps: number): number {
  return Math.min(Math.max(HOP_MS / jumps, MIN_JUMP_MS), MAX_JUMP_MS);
}

/**
 * Returns the duration of a move's animation.
 *
 * @param jumps the number of jumps in the hop; 0 for a step
 */
export function moveDurationMs(jumps: number): number {
  return jumps === 0 ? STEP_MS : jumps * jumpDurationMs(jumps) + (jumps - 1) * landingPauseMs(jumps);
}

function landingPauseMs(jumps: number): number {
  return jumps <= MAX_JUMPS_WITH_PAUSES ? LANDING_PAUSE_MS : 0;
}

/**
 * Plans the animation of a step along a straight line, or of a hop along the arcs of the preview.
 *
 * @param points the points of the path, at least two
 */
export function planMoveAnimation(points: readonly Point[], isHop: boolean): MoveAnimation {
  const first = points[0] ?? { x: 0, y: 0 };
  const jumps = Math.max(points.length - 1, 1);
  const jumpMs = isHop ? jumpDurationMs(jumps) : STEP_MS / jumps;
  const pauseMs = isHop ? landingPauseMs(jumps) : 0;
  const durationMs = moveDurationMs(isHop ? jumps : 0);
  return {
    durationMs,
    frameAt: (ms) => {
      const time = Math.min(Math.max(ms, 0), durationMs);
      const index = Math.min(Math.floor(time / (jumpMs + pauseMs)), jumps - 1);
      const share = Math.min((time - index * (jumpMs + pauseMs)) / jumpMs, 1);
      const from = points[index] ?? first;
      const to = points[index + 1] ?? from;
      const transform = isHop
        ? duringJump(from, to, JUMP_EASING(share))
        : duringStep(from, to, STEP_EASING(share));
      return { ...transform, landings: isHop ? index : 0 };
    },
  };
}

function duringStep(from: Point, to: Point, share: number): ManTransform {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, scale: 1 };
}

function duringJump(from: Point, to: Point, share: number): ManTransform {
  return { ...pointOnArc(jumpArc(from, to), share), scale: 1 + JUMP_GROWTH * Math.sin(Math.PI * share) };
}
