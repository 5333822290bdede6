import { type Position, type Seat, seatLetter } from '@halma/rules';
import { seededRandom } from '../chance/seeded-random.ts';
import { requestedPosition } from '../request/position.ts';
import type { Work } from '../verbs/verb.ts';
import type { Contestant } from './contestant.ts';
import type { Entrant } from './entrant.ts';
import { recordOfGame } from './game-record.ts';
import type { GameReport, TimeUse } from './game-report.ts';
import { playOpening } from './opening.ts';
import { type Pairing, pairingOf } from './pairing.ts';
import { placesOf } from './places.ts';
import type { MatchPlan } from './plan.ts';
import { type PlayedGame, playGame, type Seated } from './play-game.ts';
import type { Tables } from './tables.ts';

/** What a table needs of the world. */
export interface TableSetting {
  readonly plan: MatchPlan;
  readonly contestantOf: (entrant: Entrant) => Contestant;
  readonly work: Pick<Work, 'now' | 'breathe' | 'stop'>;
  /** The date for records: `2026.11.21`. */
  readonly date: string;
}

/** Who plays a seat: an entrant, himself or one of his copies. */
interface Sitter {
  readonly seat: Seat;
  readonly entrant: number;
  readonly contestant: Contestant;
}

/** A table at which games of a match are played, one after the other. Its players stay from game to game. */
export class ArenaTable implements Tables {
  readonly room = 1;
  readonly #setting: TableSetting;
  readonly #start: Position;
  /** By entrant: himself and his copies, as many as have sat down together. */
  readonly #contestants: Contestant[][];

  constructor(setting: TableSetting) {
    this.#setting = setting;
    const start = requestedPosition(setting.plan.start);
    if (!start.ok) throw new Error(`a planned match cannot start: ${start.fault.code}`);
    this.#start = start.value;
    this.#contestants = setting.plan.entrants.map(() => []);
    setting.work.stop.addEventListener('abort', () => this.close());
  }

  /** Plays one game of the match. @returns null when it was stopped before its end */
  async play(game: number): Promise<GameReport | null> {
    const { plan, work } = this.#setting;
    const { rules } = this.#start;
    const pairing = pairingOf(game, rules.sides.length, plan.entrants.length);
    const random = seededRandom(plan.seed, pairing.round);
    const opening = playOpening(this.#start, plan.openingPlies, random);
    const sitters = this.#sitDown(pairing);
    const spentBefore = sitters.map(({ contestant }) => contestant.spent());
    const seated = sitters.map(({ seat, entrant, contestant }): [Seat, Seated] => {
      const clock = plan.entrants[entrant]?.limits.clock;
      return [seat, { contestant, ...(clock && { clock }) }];
    });
    const seats = new Map(seated);
    const seed = Math.floor(random() * 2 ** 31);
    const played = await playGame({ start: this.#start, opening, seats, seed, work });
    if (played === null) return null;
    const use = sitters.map(({ seat, entrant, contestant }, index) => ({
      entrant,
      turns: played.turns.get(seat) ?? 0,
      milliseconds: contestant.spent() - (spentBefore[index] ?? 0),
    }));
    return this.#report(pairing, sitters, played, use);
  }

  /** Ends whatever was started for the players. */
  close(): void {
    for (const contestant of this.#contestants.flat()) contestant.close();
  }

  #sitDown({ entrants }: Pairing): readonly Sitter[] {
    const { sides } = this.#start.rules;
    const copies = new Map<number, number>();
    return sides.flatMap((side, index) =>
      side.map((seat) => {
        const entrant = entrants[index] ?? 0;
        const copy = copies.get(entrant) ?? 0;
        copies.set(entrant, copy + 1);
        return { seat, entrant, contestant: this.#contestant(entrant, copy) };
      }),
    );
  }

  #contestant(entrant: number, copy: number): Contestant {
    const chosen = this.#setting.plan.entrants[entrant];
    const copies = this.#contestants[entrant];
    if (chosen === undefined || copies === undefined) throw new Error(`no entrant ${entrant}`);
    const known = copies[copy];
    if (known !== undefined) return known;
    const made = this.#setting.contestantOf(chosen);
    copies[copy] = made;
    return made;
  }

  #report(
    { game, round, entrants }: Pairing,
    sitters: readonly Sitter[],
    played: PlayedGame,
    use: readonly TimeUse[],
  ): GameReport {
    const end = played.positions.at(-1) ?? this.#start;
    if (end.outcome === null) throw new Error('a game without an end');
    const entrantAt = (seat: Seat): number => sitters.find((sitter) => sitter.seat === seat)?.entrant ?? 0;
    const { plan, date } = this.#setting;
    return {
      game,
      round,
      entrants,
      places: placesOf(end.outcome, end.rules.sides),
      termination: end.outcome.termination,
      plies: end.ply - this.#start.ply,
      faults: played.faults.map(({ seat, ply, kind, detail }) => ({
        entrant: entrantAt(seat),
        seat: seatLetter(seat),
        ply,
        kind,
        detail,
      })),
      use,
      record: recordOfGame(played, {
        date,
        game,
        round,
        fromPosition: plan.start.position !== undefined,
        nameOf: (seat) => plan.entrants[entrantAt(seat)]?.name ?? '',
      }),
    };
  }
}
