import { jumpArc, pointOnArc } from '../draw/arc.ts';
import type { Point } from '../geometry/geometry.ts';
import { EASE, EASE_LEAP } from './ease.ts';

/** Milliseconds: a step; all jumps of a hop together, and the least and most for one; a rest on a landing. */
const STEP_MS = 180;
const HOP_MS = 900;
const [LEAST_JUMP_MS, MOST_JUMP_MS] = [70, 150];
const REST_MS = 20;

/** More jumps than this are not told apart by rests. */
const RESTED_JUMPS = 6;

/** How much a man grows at the top of his leap. */
const GROWTH = 0.06;

/** Where a moving man is at one moment, and how large. */
export interface Moment extends Point {
  readonly scale: number;
}

/** The movement of a man along the points of his way. */
export interface Flight {
  /** Milliseconds in all. */
  readonly length: number;
  readonly at: (ms: number) => Moment;
}

/** The milliseconds of one jump among so many. */
export function jumpTime(jumps: number): number {
  return Math.min(Math.max(HOP_MS / jumps, LEAST_JUMP_MS), MOST_JUMP_MS);
}

/** The milliseconds of a whole movement: a step, or a hop of so many jumps. */
export function flightTime(jumps: number): number {
  return jumps === 0 ? STEP_MS : jumps * jumpTime(jumps) + (jumps - 1) * restTime(jumps);
}

function restTime(jumps: number): number {
  return jumps <= RESTED_JUMPS ? REST_MS : 0;
}

/** Plans a step, straight, or a hop, jump by jump along the arcs of the preview. Needs at least two points. */
export function planFlight(points: readonly Point[], hops: boolean): Flight {
  const first = points[0] ?? { x: 0, y: 0 };
  const jumps = Math.max(points.length - 1, 1);
  const leg = hops ? jumpTime(jumps) : STEP_MS / jumps;
  const rest = hops ? restTime(jumps) : 0;
  const length = flightTime(hops ? jumps : 0);
  return {
    length,
    at: (ms) => {
      const time = Math.min(Math.max(ms, 0), length);
      const index = Math.min(Math.floor(time / (leg + rest)), jumps - 1);
      const share = Math.min((time - index * (leg + rest)) / leg, 1);
      const from = points[index] ?? first;
      const to = points[index + 1] ?? from;
      return hops ? leap(from, to, EASE_LEAP(share)) : slide(from, to, EASE(share));
    },
  };
}

function slide(from: Point, to: Point, share: number): Moment {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, scale: 1 };
}

function leap(from: Point, to: Point, share: number): Moment {
  return { ...pointOnArc(jumpArc(from, to), share), scale: 1 + GROWTH * Math.sin(Math.PI * share) };
}
