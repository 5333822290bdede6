import { codeFrom, MoveList, type Position, type Rules, VACANT } from '@halma/rules';
import type { Limits } from '../limits.ts';
import { Battlefield } from '../plain-search/battlefield.ts';
import type { RootMove } from '../root/root-moves.ts';
import { isForMany } from '../root/sides.ts';
import type { View } from '../root/view.ts';
import { costOfMove } from '../values/cost-of-move.ts';
import { chanceOf } from './chance.ts';
import { costsAsSeen } from './costs-as-seen.ts';
import { JumpCounts } from './jump-counts.ts';
import type { Sight } from './sight.ts';

/** The chance that a chain is noticed falls by this with every jump beyond those always noticed. */
const FADING = 0.5;

/** The moves after which a player who thinks of a second move does so; the others are left aside. */
const BREADTH = 24;

const following = new MoveList();

/** Looks at positions with such a sight. @param seed decides what is overlooked and what is fancied */
export function viewOf(sight: Sight, seed: number): View {
  return {
    raceMen: sight.raceMen,
    raceWidth: sight.raceWidth,
    widestRace: sight.raceWidth,
    isImpatient: true,
    rivalWeight: 1,
    followsPlans: false,
    look: (position, moves, limits) => ({
      moves: new Look(position, sight, seed).opinions(moves),
      limits: within(limits, sight, position.rules),
    }),
  };
}

function within(limits: Limits, { plies, nodes }: Sight, rules: Rules): Limits {
  const most = isForMany(rules) ? (rules.seats.length / 2) * nodes : nodes;
  return {
    ...limits,
    depth: Math.min(limits.depth ?? plies, plies),
    nodes: Math.min(limits.nodes ?? most, most),
  };
}

/** A move with what the player thinks it gains. */
interface Thought {
  readonly root: RootMove;
  readonly gain: number;
}

/** One look at a position. */
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

  /**
   * The moves that are noticed. Their biases turn what the search takes them to gain into what the player does, with the move
   * that may follow, and add how much it fancies them.
   */
  opinions(moves: readonly RootMove[]): readonly RootMove[] {
    const { window, ownMoves } = this.#sight;
    const thoughts = this.#noticed(moves);
    // However much it is fancied, a move that gains nothing is not played instead of one that does.
    const most = Math.max(0, ...thoughts.map(({ gain }) => gain));
    const fancy = Math.min(window * costOfMove(this.#position.rules), most);
    const valued = ownMoves === 1 ? thoughts : this.#thinkOn(thoughts);
    const searched = new Battlefield(this.#position);
    return valued.map(({ root, gain }) => ({
      ...root,
      bias:
        root.bias +
        (gain - searched.gain(root.code)) +
        fancy * chanceOf('fancy', this.#seed, this.#position, root.code),
    }));
  }

  /** The moves that are noticed; all of them where none of those would gain anything. */
  #noticed(moves: readonly RootMove[]): readonly Thought[] {
    const jumps = new JumpCounts(this.#position);
    const thoughts = moves.map((root) => ({ root, gain: this.#field.gain(root.code) }));
    const noticed = thoughts.filter(({ root }) => {
      const beyond = jumps.of(root.code) - this.#sight.jumps;
      return beyond <= 0 || chanceOf('notice', this.#seed, this.#position, root.code) < FADING ** beyond;
    });
    return noticed.some(({ root, gain }) => gain > 0 && root.bias >= 0) ? noticed : thoughts;
  }

  /** Adds what the best move after it gains, as if all others stood still, to the gain of each promising move. */
  #thinkOn(thoughts: readonly Thought[]): readonly Thought[] {
    const promise = ({ root, gain }: Thought): number => root.bias + gain;
    const promising = thoughts.toSorted((one, other) => promise(other) - promise(one)).slice(0, BREADTH);
    const field = this.#field;
    return promising.map(({ root, gain }) => {
      const man = field.men[codeFrom(root.code)] ?? VACANT;
      field.move(root.code);
      const next = this.#bestGain();
      field.undo(root.code, man);
      return { root, gain: gain + next };
    });
  }

  /** What the best move gains that the player can make on the field and notices. */
  #bestGain(): number {
    const field = this.#field;
    const jumps = new JumpCounts({ ...this.#position, men: field.men });
    field.list(this.#position.toMove, following);
    const best = field.byGain(following).find((code) => jumps.of(code) <= this.#sight.jumps);
    return best === undefined ? 0 : Math.max(0, field.gain(best));
  }
}
