import { makeRandom, type Random } from '@halma/pairing';
import type { NewTournament, TournamentCommand, TournamentEvent } from '@halma/protocol';
import type { Logged } from '../../src/log/aggregate.ts';
import { decideTournament } from '../../src/tournament/creation.ts';
import { decideTournamentCommand, waveOf } from '../../src/tournament/decide.ts';
import { nextAction } from '../../src/tournament/due.ts';
import { evolveTournament } from '../../src/tournament/evolve.ts';
import { planTournament } from '../../src/tournament/pairing.ts';
import { forfeitersOf, type RoundGame, type TournamentState } from '../../src/tournament/state.ts';
import type { TournamentServerCommand, TournamentWork } from '../../src/tournament/work.ts';
import { testPersonId } from '../game/played-game.ts';

export const ORGANISER: string = testPersonId(0);
const TOURNAMENT_ID = 'tourney1';
const STARTED_AT = 1_700_000_000_000;

const GAME_BY_SEATS: Readonly<Record<number, string>> = {
  2: 'grasshopper-8',
  3: 'star-3',
  4: 'halma-4',
  6: 'star-6',
};

/**
 * Returns the terms of a tournament whose games have a given number of seats.
 *
 * @param overrides replace individual terms
 */
export function newTournament(seats: number, overrides: Partial<NewTournament> = {}): NewTournament {
  return {
    name: 'Spring cup',
    format: 'round-robin',
    rules: { game: GAME_BY_SEATS[seats] ?? '', preset: 'standard', options: {} },
    clock: { kind: 'real-time', main: 60_000, increment: 1000, delay: 0 },
    entry: 'open',
    games: 1,
    odd: 'bye',
    level: 3,
    turns: 'equal',
    startsAt: STARTED_AT + 60_000,
    pause: 5000,
    text: '',
    listed: true,
    ...overrides,
  };
}

/**
 * Returns the terms of a tournament in which partners change.
 *
 * @param seats the number of seats at a table: four or six
 */
export function partnerTerms(seats: number): Pick<NewTournament, 'rules' | 'odd' | 'turns'> {
  const { rules } = newTournament(seats);
  return { rules: { ...rules, options: { teams: 'opposite' } }, odd: 'bye', turns: 'within-one' };
}

/**
 * Returns the state of a tournament after the events of its log.
 *
 * @param senders the sender of each event's command
 */
export function replayTournament(
  log: readonly Logged<TournamentEvent>[],
  senders: readonly string[] = [],
): TournamentState {
  let state: TournamentState | null = null;
  for (const [index, logged] of log.entries())
    state = evolveTournament(TOURNAMENT_ID, state, logged, senders[index]);
  if (state === null) throw new Error('the log is empty');
  return state;
}

/** A tournament without a server: its log, and players who act at random. */
export class SimulatedTournament {
  readonly log: Logged<TournamentEvent>[] = [];
  /** The sender of the command that led to each event. */
  readonly #senders: string[] = [];
  readonly random: Random;
  /** The ids of the games whose results have been sent; each result is sent twice. */
  readonly playedGames = new Set<string>();
  state: TournamentState;
  now = STARTED_AT;
  /** The chance that a player does not show up for a game, in percent. */
  noShowPercent = 0;
  /** The players who do not show up for any game. */
  noShows: ReadonlySet<string> = new Set();
  /** Whether all people have blocked each other. */
  haveAllBlockedEachOther = false;
  /** The players in an arena who do not wait for a table, as if they had closed the arena's page. */
  readonly notWaiting = new Set<string>();
  /** Returns the rating of a player who enters. By default, players have no ratings. */
  ratingOf: ((person: string) => number) | undefined;
  /** Returns the places in a game. By default, places are random. */
  placesOf: ((game: RoundGame) => number[]) | undefined;

  constructor(setup: NewTournament, seed: string) {
    this.random = makeRandom(seed, 'simulation');
    const created = decideTournament(setup, ORGANISER, { now: this.now, seed, isBot: false });
    if (!created.ok) throw new Error(`refused: ${JSON.stringify(created.refusal)}`);
    this.state = this.#append(null, created.value, ORGANISER);
  }

  /** Sends a command from a person. Returns the refusal code, or `ok`. */
  send(
    person: string,
    command: TournamentCommand,
    role: { hasAccount?: boolean; isModerator?: boolean } = {},
  ): string {
    const { hasAccount = false, isModerator = false } = role;
    return this.#decide({ by: 'person', person, hasAccount, isModerator, command });
  }

  /**
   * Enters new players.
   *
   * @param count the number of players
   */
  enter(count: number): this {
    for (let player = 1; player <= count; player += 1) this.send(testPersonId(player), { do: 'enter' });
    return this;
  }

  /**
   * Enters pairs of new players: the first invites the second, who accepts.
   *
   * @param count the number of pairs
   */
  enterPairs(count: number): this {
    for (let pair = 0; pair < count; pair += 1) {
      const [one, other] = [testPersonId(2 * pair + 1), testPersonId(2 * pair + 2)];
      this.send(one, { do: 'enter', partner: other });
      this.send(other, { do: 'enter', partner: one });
    }
    return this;
  }

  /** Sends a command from the server. Returns the refusal code, or `ok`. */
  sendAsServer(command: TournamentServerCommand): string {
    return this.#decide({ by: 'server', command });
  }

  /** Performs the server's next action, at the time when it is due. Returns false if no action is left. */
  step(): boolean {
    const action = nextAction(this.state);
    if (action === null) return false;
    this.now = Math.max(this.now, action.at);
    if (action.do === 'advance') this.#expectOk(this.sendAsServer({ do: 'advance' }));
    else if (action.do === 'open')
      this.#expectOk(this.sendAsServer({ do: 'open', games: action.games.map(({ game }) => game) }));
    else if (action.do === 'collect') this.#finishGame(action.games);
    else this.#runWave(action.games);
    return true;
  }

  /**
   * Steps until nothing is left to do.
   *
   * @param afterStep is called after every step
   */
  run(afterStep: (simulated: this) => void = () => undefined): this {
    for (let steps = 0; this.step(); steps += 1) {
      if (steps > 20_000) throw new Error('the tournament does not end');
      afterStep(this);
    }
    return this;
  }

  /** Replays the whole log, read back from its JSON as the store keeps it. Returns the state. */
  replay(): TournamentState {
    return replayTournament(JSON.parse(JSON.stringify(this.log)), this.#senders);
  }

  /** Finishes a game in an arena, or gives tables to the waiting players. */
  #runWave(games: readonly RoundGame[]): void {
    if (games.length > 0 && this.random.below(4) > 0) {
      this.#finishGame(games);
      return;
    }
    this.now += 5000;
    const waiting = this.state.players
      .filter(({ person }) => !this.notWaiting.has(person))
      .map(({ person }) => ({ person, since: STARTED_AT }));
    const answer = this.sendAsServer({ do: 'wave', waiting });
    if (answer !== 'wrong-phase') this.#expectOk(answer);
  }

  #finishGame(games: readonly RoundGame[]): void {
    const game = games[this.random.below(games.length)] as RoundGame;
    this.now += this.random.below(60_000);
    const forfeiters = new Set(forfeitersOf(this.state, game));
    const absent = game.sides
      .flat()
      .filter(
        (person) =>
          forfeiters.has(person) || this.noShows.has(person) || this.random.below(100) < this.noShowPercent,
      );
    const scores = game.sides.map((side) =>
      side.some((person) => absent.includes(person)) ? -1 : this.random.below(game.sides.length),
    );
    const places =
      this.placesOf?.(game) ?? scores.map((own) => 1 + scores.filter((other) => other > own).length);
    const command = { do: 'finish', game: game.game, places, absent } as const;
    this.#expectOk(this.sendAsServer(command));
    this.playedGames.add(game.game);
    // Another node that has read the same result sends it too.
    if (this.sendAsServer(command) !== 'game-over') throw new Error('the result was entered twice');
  }

  #expectOk(answer: string): void {
    if (answer !== 'ok') throw new Error(`refused: ${answer}`);
  }

  #decide(work: TournamentWork): string {
    const context = {
      now: this.now,
      plan: () => planTournament(this.state, waveOf(work, this.now)),
      rating: work.by === 'person' ? this.ratingOf?.(work.person) : undefined,
      partnerCode: `code${String(this.log.length).padStart(4, '0')}`,
      mayInvite: true,
      isBlocked: this.haveAllBlockedEachOther,
    };
    const decided = decideTournamentCommand(this.state, work, context);
    if (!decided.ok) return decided.refusal.code;
    const sender = work.by === 'person' ? work.person : 'server';
    this.state = this.#append(this.state, decided.value, sender);
    return 'ok';
  }

  #append(state: TournamentState | null, event: TournamentEvent, sender: string): TournamentState {
    const logged = { seq: this.log.length, at: this.now, event };
    this.log.push(logged);
    this.#senders.push(sender);
    return evolveTournament(TOURNAMENT_ID, state, logged, sender);
  }
}
