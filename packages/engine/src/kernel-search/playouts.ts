import type { KernelMove } from '@halma/kernel';

/** What playouts come to, all together. */
export interface Outcome {
  /** For whoever has to choose. */
  readonly worth: number;
  /** What is told of it. */
  readonly told: number;
}

/** What playouts come to after a move, by their numbers; null when there is no time left. */
export type PlayOut = (walk: KernelMove, first: number, end: number) => Outcome | null;

/** A move, and what playing on after it has come to so far. */
export interface Trial extends Outcome {
  readonly walk: KernelMove;
  readonly playouts: number;
}

/** So many moves of the list are tried at first, and half as many at each stage after it. */
const MOST_TRIED = 48;
const STAGES = 5;

/** What playouts after a move come to on average, with what the rules say of it. */
function averageOf({ walk, playouts, worth }: Trial): number {
  return worth / playouts + walk.bias;
}

/** The moves tried to the end of a depth, or until there was no time left; best first. */
export interface Comparison {
  readonly depth: number;
  readonly best: readonly Trial[];
}

/**
 * Finds the moves after which playing on comes to most, on average over playouts: the better half of them is tried twice as
 * often, and so on until few are left (sequential halving, Karnin, Koren and Somekh 2013). Each depth does that anew with twice as
 * many playouts, keeping those there were.
 *
 * @param moves most promising first
 * @param wanted how many of the best are told
 */
export function* comparePlayouts(
  moves: readonly KernelMove[],
  { depths, wanted }: { readonly depths: number; readonly wanted: number },
  playOut: PlayOut,
): Generator<Comparison, void> {
  let trials: readonly Trial[] = moves
    .slice(0, Math.max(MOST_TRIED, wanted))
    .map((walk) => ({ walk, playouts: 0, worth: 0, told: 0 }));
  for (let depth = 2; depth <= depths; depth += 1) {
    let best: readonly Trial[] = [];
    for (let stage = 0; stage < STAGES; stage += 1) {
      const tried = tryOut(
        trials.slice(0, Math.max(wanted, MOST_TRIED >> stage)),
        2 ** (depth - 2 + stage),
        playOut,
      );
      if (tried === null) {
        if (best.length > 0) yield { depth, best: wellTried(best) };
        return;
      }
      best = tried.toSorted((one, other) => averageOf(other) - averageOf(one));
      trials = [...best, ...trials.slice(best.length)];
    }
    yield { depth, best };
  }
}

/** Those tried at least half as often as the one tried most: beside it, whoever was lucky a few times means nothing. */
function wellTried(trials: readonly Trial[]): readonly Trial[] {
  const most = Math.max(...trials.map(({ playouts }) => playouts));
  return trials.filter(({ playouts }) => 2 * playouts >= most);
}

/** Moves with so many playouts more; null when there was no time for all of them. */
function tryOut(trials: readonly Trial[], more: number, playOut: PlayOut): readonly Trial[] | null {
  const tried: Trial[] = [];
  for (const { walk, playouts, worth, told } of trials) {
    const added = playOut(walk, playouts, playouts + more);
    if (added === null) return null;
    tried.push({ walk, playouts: playouts + more, worth: worth + added.worth, told: told + added.told });
  }
  return tried;
}
