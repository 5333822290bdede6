import { codeFrom, type MoveCode, MoveList, type Position, type Seat, VACANT } from '@halma/rules';
import type { Limits } from '../limits.ts';
import { Battlefield } from '../plain-search/battlefield.ts';
import type { RootMove } from '../root/root-moves.ts';
import type { View } from '../root/view.ts';
import { chanceOf } from './chance.ts';
import { JumpCounts } from './jump-counts.ts';
import { costsAsSeen } from './plain-costs.ts';
import type { Sight } from './sight.ts';

/** Travel cost of a window of one. */
const WINDOW_COST = 60;

/** The chance that a chain is noticed falls by this with every jump beyond those always noticed. */
const FADING = 0.5;

/** Moves for which a player who thinks of two thinks of the second. */
const BREADTH = 24;

const list = new MoveList();

/** Looks at positions as a level does. @param seed decides what is overlooked and what is fancied */
export function viewOf(sight: Sight, seed: number): View {
  return {
    raceMen: sight.raceMen,
    raceWidth: sight.raceWidth,
    look: (position, moves, limits) => ({
      moves: new Look(position, sight, seed).leaning(moves),
      limits: within(limits, sight.plies, sight.nodes),
    }),
  };
}

function within(limits: Limits, plies: number, positions: number): Limits {
  const { depth = plies, nodes = positions } = limits;
  return { ...limits, depth: Math.min(depth, plies), nodes: Math.min(nodes, positions) };
}

/** A move with what the player thinks it gains. */
interface Thought {
  readonly root: RootMove;
  readonly gain: number;
}

class Look {
  readonly #position: Position;
  readonly #sight: Sight;
  readonly #seed: number;
  readonly #field: Battlefield;

  constructor(position: Position, sight: Sight, seed: number) {
    this.#position = position;
    this.#sight = sight;
    this.#seed = seed;
    this.#field = new Battlefield(position, costsAsSeen(position.rules, sight.stragglers));
  }

  /** The moves that are noticed, each with what it seems to gain, alone or with the move that follows, and what luck adds. */
  leaning(roots: readonly RootMove[]): readonly RootMove[] {
    const thoughts = this.#noticed(roots);
    // Nothing is fancied so much that it is played instead of a move that gains, and gains nothing itself.
    const most = Math.max(0, ...thoughts.map(({ gain }) => gain));
    const window = Math.min(this.#sight.window * WINDOW_COST, most);
    const considered = this.#sight.ownMoves === 1 ? thoughts : this.#goOn(thoughts.slice(0, BREADTH));
    const full = new Battlefield(this.#position);
    return considered.map(({ root, gain }) => {
      const fancy = window * chanceOf('fancy', this.#seed, this.#position, root.code);
      return { ...root, bias: root.bias + fancy + gain - full.gain(root.code) };
    });
  }

  /** What is noticed, most promising first; everything where nothing of that would gain. */
  #noticed(roots: readonly RootMove[]): readonly Thought[] {
    const jumps = new JumpCounts(this.#position);
    const thoughts = roots.map((root) => ({ root, gain: this.#field.gain(root.code) }));
    const noticed = thoughts.filter(({ root }) => {
      const beyond = jumps.of(root.code) - this.#sight.jumps;
      return beyond <= 0 || chanceOf('notice', this.#seed, this.#position, root.code) < FADING ** beyond;
    });
    const gains = noticed.some(({ root, gain }) => gain > 0 && root.bias >= 0);
    const promise = ({ root, gain }: Thought): number => gain + root.bias;
    return (gains ? noticed : thoughts).sort((one, other) => promise(other) - promise(one));
  }

  #goOn(thoughts: readonly Thought[]): readonly Thought[] {
    const { toMove } = this.#position;
    return thoughts.map(({ root, gain }) => {
      const man = this.#field.men[codeFrom(root.code)] ?? VACANT;
      this.#field.move(root.code);
      const following = this.#bestFollowing(toMove);
      this.#field.undo(root.code, man);
      return { root, gain: gain + following };
    });
  }

  #bestFollowing(seat: Seat): number {
    const field = this.#field;
    const jumps = new JumpCounts({ ...this.#position, men: field.men });
    field.list(seat, list);
    const best = field.byGain(list).find((code: MoveCode) => jumps.of(code) <= this.#sight.jumps);
    return best === undefined ? 0 : Math.max(0, field.gain(best));
  }
}
