import { fromCell, MoveList, type Position, type Rules } from '@halma/rules';
import { SearchBoard } from '../fallback-search/search-board.ts';
import type { Limits } from '../limits.ts';
import type { RootMove } from '../root/root-moves.ts';
import { PLAYERS_DRAW_EVALUATION, type SearchProfile } from '../root/search-profile.ts';
import { isMultiSided } from '../root/sides.ts';
import { averageMoveCost } from '../values/average-move-cost.ts';
import { JumpCounts } from './jump-counts.ts';
import { costsForLevel } from './level-costs.ts';
import type { LevelProfile } from './level-profiles.ts';
import { moveNoise } from './move-noise.ts';

/** The factor by which each jump beyond those always noticed reduces the probability of noticing a hop. */
const NOTICE_DECAY = 0.5;

/**
 * The number of best moves that a level looking two moves ahead follows up. It drops the others.
 */
const FOLLOW_UP_BREADTH = 24;

const followUps = new MoveList();

/**
 * Returns the search profile of a level.
 *
 * @param seed determines what the level overlooks, and its noise
 */
export function profileForLevel(level: LevelProfile, seed: number): SearchProfile {
  return {
    maxRaceMenOutside: level.maxRaceMenOutside,
    raceWidth: level.raceWidth,
    maxRaceWidth: level.raceWidth,
    breaksStalemate: true,
    opponentWeight: 1,
    drawEvaluation: PLAYERS_DRAW_EVALUATION,
    usesOpeningBook: false,
    usesThreads: false,
    usesNetwork: false,
    selectMoves: (position, moves, limits) => {
      const levelThisTurn = levelForTurn(level, seed, position);
      return {
        moves: new MoveSelector(position, levelThisTurn, seed).selectMoves(moves),
        limits: limitsForLevel(limits, levelThisTurn, position.rules),
      };
    },
  };
}

/**
 * Returns the level as it plays in one turn: it considers either the opponents' replies or, if it looks two moves
 * ahead, its own follow-up move.
 */
function levelForTurn(level: LevelProfile, seed: number, position: Position): LevelProfile {
  const chance = isMultiSided(position.rules) ? level.playoutChance : level.replyChance;
  const considersReplies = moveNoise('replies', seed, position, 0) < chance;
  return considersReplies ? { ...level, movesAhead: 1 } : { ...level, plies: 1 };
}

function limitsForLevel(limits: Limits, { plies, nodes }: LevelProfile, rules: Rules): Limits {
  const maxNodes = isMultiSided(rules) ? (rules.seats.length / 2) * nodes : nodes;
  return {
    ...limits,
    depth: Math.min(limits.depth ?? plies, plies),
    nodes: Math.min(limits.nodes ?? maxNodes, maxNodes),
  };
}

/** A move with the gain that the level sees in it, in units of travel cost. */
interface MoveCandidate {
  readonly root: RootMove;
  readonly gain: number;
}

/** Selects the moves that a level considers in one position. */
class MoveSelector {
  readonly #position: Position;
  readonly #level: LevelProfile;
  readonly #seed: number;
  /** The position with the travel costs of the level. */
  readonly #board: SearchBoard;

  constructor(position: Position, level: LevelProfile, seed: number) {
    this.#position = position;
    this.#level = level;
    this.#seed = seed;
    this.#board = new SearchBoard(position, costsForLevel(position.rules, level.stragglerWeight));
  }

  /**
   * Returns the noticed moves; if the level looks two moves ahead, only the most promising. Changes the bias of each so that the search ranks the move by the gain that the level
   * sees, and no longer by its gain under the engine's own travel costs. The level's gain includes that of a follow-up
   * move if the level looks ahead. Then adds noise.
   */
  selectMoves(moves: readonly RootMove[]): readonly RootMove[] {
    const { noise, movesAhead } = this.#level;
    const noticedCandidates = this.#noticedMoves(moves);
    // The noise is limited to the best gain, so that a move that gains nothing never ranks above the best
    // move.
    const maxGain = Math.max(0, ...noticedCandidates.map(({ gain }) => gain));
    const maxNoise = Math.min(noise * averageMoveCost(this.#position.rules), maxGain);
    const candidates = movesAhead === 1 ? noticedCandidates : this.#withFollowUps(noticedCandidates);
    const fullEvaluation = new SearchBoard(this.#position);
    return candidates.map(({ root, gain }) => ({
      ...root,
      bias:
        root.bias +
        (gain - fullEvaluation.gain(root.code)) +
        maxNoise * moveNoise('preference', this.#seed, this.#position, root.code),
    }));
  }

  /** Returns the noticed moves, or all moves if no noticed one gains anything. */
  #noticedMoves(moves: readonly RootMove[]): readonly MoveCandidate[] {
    const jumps = new JumpCounts(this.#position);
    const candidates = moves.map((root) => ({ root, gain: this.#board.gain(root.code) }));
    const noticedCandidates = candidates.filter(({ root }) => {
      const excessJumps = jumps.countJumps(root.code) - this.#level.noticedJumps;
      return (
        excessJumps <= 0 ||
        moveNoise('notice', this.#seed, this.#position, root.code) < NOTICE_DECAY ** excessJumps
      );
    });
    return noticedCandidates.some(({ root, gain }) => gain > 0 && root.bias >= 0)
      ? noticedCandidates
      : candidates;
  }

  /** Adds the gain of the best next move to the gain of each promising move, assuming that no other seat moves. */
  #withFollowUps(candidates: readonly MoveCandidate[]): readonly MoveCandidate[] {
    const priority = ({ root, gain }: MoveCandidate): number => root.bias + gain;
    const promisingCandidates = candidates
      .toSorted((a, b) => priority(b) - priority(a))
      .slice(0, FOLLOW_UP_BREADTH);
    const board = this.#board;
    return promisingCandidates.map(({ root, gain }) => {
      const man = board.manAt(fromCell(root.code));
      board.makeMove(root.code);
      const followUpGain = this.#bestNoticedGain();
      board.unmakeMove(root.code, man);
      return { root, gain: gain + followUpGain };
    });
  }

  /** Returns the gain of the best noticed move on the board; never negative. */
  #bestNoticedGain(): number {
    const board = this.#board;
    const jumps = new JumpCounts({ ...this.#position, men: board.men });
    board.listMoves(this.#position.toMove, followUps);
    const best = board
      .sortedByGain(followUps)
      .find((code) => jumps.countJumps(code) <= this.#level.noticedJumps);
    return best === undefined ? 0 : Math.max(0, board.gain(best));
  }
}
