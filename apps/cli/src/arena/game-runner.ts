import { type Position, type Seat, seatLetter } from '@halma/rules';
import { onAbort } from '../on-abort.ts';
import { requestedPosition } from '../request/position.ts';
import { seededRandom } from '../seeded-random.ts';
import type { WorkContext } from '../verbs/verb.ts';
import { createAdjudicator } from './adjudicate.ts';
import type { Entrant } from './entrant.ts';
import type { GamePool } from './game-pool.ts';
import { formatGameRecord } from './game-record.ts';
import { ADJUDICATION, type GameReport, type TimeUse } from './game-report.ts';
import { playOpening } from './listed-openings.ts';
import type { MatchPlan } from './match-plan.ts';
import { type Pairing, pairingOf } from './pairing.ts';
import { type PlayedGame, playGame, type SeatedPlayer } from './play-game.ts';
import type { ArenaPlayer } from './player.ts';
import type { LineListener, MatchLog } from './player-log.ts';
import { playRandomOpening } from './random-opening.ts';
import { sideResults } from './side-result.ts';

/** The dependencies of a `GameRunner`. */
export interface GameRunnerConfig {
  readonly plan: MatchPlan;
  readonly createPlayer: (entrant: Entrant, onLine?: LineListener) => ArenaPlayer;
  readonly work: Pick<WorkContext, 'now' | 'yieldToEventLoop' | 'signal'>;
  /** The date in records, as in `2026.11.21`. */
  readonly date: string;
  /** Receives the lines that the players exchange with the arena, and their moves and faults. */
  readonly log?: MatchLog;
}

/** A player, and its label in the log of the current game. */
interface LabelledPlayer {
  readonly player: ArenaPlayer;
  label: string;
}

/** A seat with its entrant and its player. */
interface SeatAssignment {
  readonly seat: Seat;
  readonly entrant: number;
  readonly player: ArenaPlayer;
}

/** Plays the games of a match in this thread, one after another, and reuses the players. */
export class GameRunner implements GamePool {
  readonly capacity = 1;
  readonly #config: GameRunnerConfig;
  readonly #start: Position;
  /**
   * The players of each entrant, enough for the maximum number of seats that it has held in a single game.
   */
  readonly #players: LabelledPlayer[][];
  #game = 0;

  constructor(config: GameRunnerConfig) {
    this.#config = config;
    const start = requestedPosition(config.plan.start);
    if (!start.ok) throw new Error(`the match has no valid start position: ${start.refusal.code}`);
    this.#start = start.value;
    this.#players = config.plan.entrants.map(() => []);
    onAbort(config.work.signal, () => this.close());
  }

  /**
   * Plays one game of the match.
   *
   * @returns null if the game was stopped
   */
  async play(game: number): Promise<GameReport | null> {
    const { plan, work } = this.#config;
    const { rules } = this.#start;
    this.#game = game;
    const pairing = pairingOf(game, rules.sides.length, plan.entrants.length, plan.seating);
    const random = seededRandom(plan.seed, pairing.round);
    const opening = this.#playOpening(pairing.round, random);
    const assignments = this.#assignSeats(pairing);
    const cpuTimesBefore = assignments.map(({ player }) => player.cpuTimeMs());
    const seatEntries = assignments.map(({ seat, entrant, player }): [Seat, SeatedPlayer] => {
      const clock = plan.entrants[entrant]?.limits.clock;
      return [seat, { player, ...(clock && { clock }) }];
    });
    const seats = new Map(seatEntries);
    const seed = Math.floor(random() * 2 ** 31);
    const adjudicate = plan.adjudication === undefined ? undefined : createAdjudicator(plan.adjudication);
    const playedGame = await playGame({ start: this.#start, opening, seats, adjudicate, seed, work });
    if (playedGame === null) {
      // A player that was still starting when it was closed may have finished starting.
      this.close();
      return null;
    }
    const timeUse = assignments.map(({ seat, entrant, player }, index) => ({
      entrant,
      turns: playedGame.turns.get(seat) ?? 0,
      milliseconds: player.cpuTimeMs() - (cpuTimesBefore[index] ?? 0),
    }));
    return this.#createReport(pairing, assignments, playedGame, timeUse);
  }

  /** Stops the processes of the players. */
  close(): void {
    for (const { player } of this.#players.flat()) player.close();
  }

  #playOpening(round: number, random: () => number): Position {
    const { openings, openingPlies } = this.#config.plan;
    if (openings === undefined) return playRandomOpening(this.#start, openingPlies, random);
    const played = playOpening(this.#start, openings[round % openings.length] ?? openings[0]);
    if (!played.ok) throw new Error(`the match has an opening that cannot be played: ${played.refusal.code}`);
    return played.value;
  }

  #assignSeats({ entrants }: Pairing): readonly SeatAssignment[] {
    const { sides } = this.#start.rules;
    const seatCounts = new Map<number, number>();
    return sides.flatMap((side, index) =>
      side.map((seat) => {
        const entrant = entrants[index] ?? 0;
        const playerIndex = seatCounts.get(entrant) ?? 0;
        seatCounts.set(entrant, playerIndex + 1);
        const labelled = this.#getPlayer(entrant, playerIndex);
        labelled.label = `${seatLetter(seat)} ${this.#config.plan.entrants[entrant]?.name ?? ''}`;
        return { seat, entrant, player: labelled.player };
      }),
    );
  }

  #getPlayer(entrant: number, playerIndex: number): LabelledPlayer {
    const definition = this.#config.plan.entrants[entrant];
    const players = this.#players[entrant];
    if (definition === undefined || players === undefined) throw new Error(`no entrant ${entrant}`);
    const existing = players[playerIndex];
    if (existing !== undefined) return existing;
    const { log } = this.#config;
    const onLine: LineListener | undefined =
      log && ((direction, line) => log(this.#game, labelled.label, direction, line));
    const labelled: LabelledPlayer = {
      player: this.#config.createPlayer(definition, onLine),
      label: definition.name,
    };
    players[playerIndex] = labelled;
    return labelled;
  }

  #createReport(
    { game, round, entrants }: Pairing,
    assignments: readonly SeatAssignment[],
    playedGame: PlayedGame,
    timeUse: readonly TimeUse[],
  ): GameReport {
    const end = playedGame.positions.at(-1) ?? this.#start;
    if (end.outcome === null) throw new Error('the game has not ended');
    const entrantOf = (seat: Seat): number =>
      assignments.find((assignment) => assignment.seat === seat)?.entrant ?? 0;
    const { plan, date } = this.#config;
    return {
      game,
      round,
      entrants,
      results: sideResults(end.outcome, end.rules.sides),
      termination: playedGame.adjudication === null ? end.outcome.termination : ADJUDICATION,
      plies: end.ply - this.#start.ply,
      faults: playedGame.faults.map(({ seat, ply, kind, detail }) => ({
        entrant: entrantOf(seat),
        seat: seatLetter(seat),
        ply,
        kind,
        detail,
      })),
      timeUse,
      record: formatGameRecord(playedGame, {
        date,
        game,
        round,
        hasCustomStart: plan.start.position !== undefined,
        nameOf: (seat) => plan.entrants[entrantOf(seat)]?.name ?? '',
      }),
    };
  }
}
