import type { GameTerms, PersonId } from '@halma/protocol';
import type { Challenges } from '../challenges/challenges.ts';
import { limitRefusal, muteRefusal } from '../game/limits.ts';
import { needsPlayers } from '../game/seating.ts';
import { seatOfPerson } from '../game/state.ts';
import type { Games } from '../games/games.ts';
import type { Notices } from '../notices/notices.ts';
import type { LimitedPerson } from '../store/pending-restriction-store.ts';
import { activeLimits } from '../store/people-store.ts';
import type { Store } from '../store/store.ts';
import { isExhibitor, playerOf } from '../tournament/state.ts';
import type { Tournaments } from '../tournament/tournaments.ts';

/** The interval at which a node looks for people who have been limited, in milliseconds. */
export const ENFORCEMENT_INTERVAL_MS = 1000;

/** The maximum number of people that a node handles at a time. */
const BATCH_SIZE = 20;

/**
 * The time after which a node looks a second time, in milliseconds: a game or challenge whose creation began before the
 * limit may have been stored after it.
 */
const RECHECK_DELAY_MS = 5000;

/**
 * The time after which a node looks again, in milliseconds, if a game could not be resigned, or while other people have
 * seats in a game that the person created without players. Such a game ends when they have left, and at the latest two
 * weeks after its creation.
 */
const UNDONE_WORK_DELAY_MS = 10 * 60_000;

/** The dependencies of `LimitEnforcer`. */
interface LimitEnforcerDependencies {
  readonly store: Pick<
    Store,
    'challenges' | 'games' | 'pendingRestrictions' | 'pairingQueue' | 'people' | 'tournaments'
  >;
  readonly games: Games;
  readonly tournaments: Tournaments;
  readonly challenges: Challenges;
  readonly notices: Pick<Notices, 'announce'>;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** What a person's limits forbid at present. */
interface Restrictions {
  /** Whether the person can never play again: they have deleted their data, or were a guest who is now closed. */
  readonly isGone: boolean;
  readonly isBarred: (terms: Pick<GameTerms, 'rated'>) => boolean;
  readonly isMuted: boolean;
}

/**
 * When a moderator limits people or closes their account, or they delete it, closes what they have open: a search for
 * an opponent, challenges, unstarted games, entries in unstarted tournaments, and unstarted exhibitions. Resigns the
 * games in progress of people who can never play again, so that their opponents do not have to wait for the clock. When
 * people have to pause because they have aborted games, closes their seeks. Each step can be repeated on any node; a
 * person stays marked until all are done.
 */
export class LimitEnforcer {
  readonly #dependencies: LimitEnforcerDependencies;

  constructor(dependencies: LimitEnforcerDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Does the work that is due. A failure for one person does not hold up the others. Call this every
   * `ENFORCEMENT_INTERVAL_MS`.
   */
  async run(): Promise<void> {
    const { store, now, onError } = this.#dependencies;
    for (const limitedPerson of await store.pendingRestrictions.listDue(now(), BATCH_SIZE))
      await this.#complete(limitedPerson).catch(onError);
  }

  async #complete(limitedPerson: LimitedPerson): Promise<void> {
    const { store, notices, now } = this.#dependencies;
    const isDone = await this.#enforce(limitedPerson);
    const delayMs = limitedPerson.isRepeated ? UNDONE_WORK_DELAY_MS : RECHECK_DELAY_MS;
    if (limitedPerson.isRepeated && isDone) await store.pendingRestrictions.remove(limitedPerson);
    else await store.pendingRestrictions.repeatAt(limitedPerson, now() + delayMs);
    notices.announce([limitedPerson.person]);
  }

  /** Closes what a person has open. Returns whether all of it is closed; if not, the server has to try again later. */
  async #enforce({ person }: LimitedPerson): Promise<boolean> {
    const restrictions = await this.#restrictionsOf(person);
    await this.#leaveQueue(person, restrictions);
    const hasLeftGames = await this.#leaveGames(person, restrictions);
    const hasResignedGames = !restrictions.isGone || (await this.#resignGames(person));
    await this.#closeChallenges(person, restrictions);
    await this.#leaveTournaments(person, restrictions);
    return hasLeftGames && hasResignedGames;
  }

  async #restrictionsOf(person: PersonId): Promise<Restrictions> {
    const { store, now } = this.#dependencies;
    const found = await store.people.find(person);
    // No one can play for a closed or deleted account.
    if (found === undefined || found.role === 'closed')
      // A closed account that still has its name can be reopened.
      return { isGone: found === undefined || found.name === null, isBarred: () => true, isMuted: true };
    const limits = activeLimits(found, now());
    return {
      isGone: false,
      isBarred: (terms) => limitRefusal(terms, limits, now()) !== undefined,
      isMuted: muteRefusal(limits, now()) !== undefined,
    };
  }

  async #leaveQueue(person: PersonId, { isBarred }: Restrictions): Promise<void> {
    const { pairingQueue } = this.#dependencies.store;
    const entry = await pairingQueue.find(person);
    if (entry !== undefined && isBarred(entry.terms)) await pairingQueue.leave(person, entry.request);
  }

  /**
   * Leaves a person's games, and aborts those without players that they created. Returns false if other people still have
   * seats in one that has to be aborted.
   */
  async #leaveGames(person: PersonId, { isBarred }: Restrictions): Promise<boolean> {
    const { store, games } = this.#dependencies;
    let isDone = true;
    for (const game of await store.games.listUnstartedOf(person)) {
      const state = (await games.log.find(game))?.state;
      if (state === undefined) continue;
      const isPaused =
        state.phase === 'waiting' && (await games.pauseRefusal(state.terms, person)) !== undefined;
      if (!isBarred(state.terms) && !isPaused) continue;
      // The game refuses to be aborted if other people have joined it, and its creator has not.
      const command = { do: seatOfPerson(state, person) === undefined ? 'abort' : 'leave' } as const;
      // A client's id has no slash, so no player can have used this one. A game that starts in the meantime continues.
      const id = `limit/${command.do}-${state.lastSeq}`;
      const outcome = await games.execute(game, id, { by: 'person', person, command });
      if (!outcome.ok && outcome.refusal.code === 'not-seated' && !needsPlayers(state)) isDone = false;
    }
    return isDone;
  }

  /**
   * Resigns a person's games in progress. A seat that is already out has nothing to resign. Returns false if this failed
   * in a game, for example because it has an event from a newer version.
   */
  async #resignGames(person: PersonId): Promise<boolean> {
    const { store, games, onError } = this.#dependencies;
    let isDone = true;
    const unfinished = await store.games.listUnfinishedOf([person]);
    for (const game of unfinished.get(person) ?? []) {
      const command = { by: 'person', person, command: { do: 'resign' } } as const;
      try {
        // A client's id has no slash, so no player can have used this one.
        await games.execute(game, 'gone/resign', command);
      } catch (error) {
        onError(error);
        isDone = false;
      }
    }
    return isDone;
  }

  async #closeChallenges(person: PersonId, { isBarred, isMuted }: Restrictions): Promise<void> {
    const { store, challenges, now } = this.#dependencies;
    if (isMuted) await store.challenges.clearNotes(person);
    for (const { challenge, plan, state } of await store.challenges.listBy(person, now(), now()))
      if (state === 'open' && isBarred(plan)) await challenges.withdraw(challenge, person);
    for (const { challenge, plan, state } of await store.challenges.listTo(person, now(), now()))
      if (state === 'open' && isBarred(plan)) await challenges.decline(challenge, person, 'none');
  }

  async #leaveTournaments(person: PersonId, { isBarred }: Restrictions): Promise<void> {
    const { store, tournaments } = this.#dependencies;
    for (const tournament of await store.tournaments.listUnfinishedOf(person)) {
      const state = await tournaments.find(tournament);
      if (state?.phase !== 'open') continue;
      // The tournament itself checks whether the organiser may still play in it.
      if (isExhibitor(state, person))
        await tournaments.execute(tournament, `bar-exhibitor-${state.lastSeq}`, {
          by: 'server',
          command: { do: 'bar-exhibitor' },
        });
      if (playerOf(state, person) === undefined || !isBarred(state.setup)) continue;
      await tournaments.execute(tournament, `limit/leave-${state.lastSeq}`, {
        by: 'person',
        person,
        hasAccount: true,
        isModerator: false,
        command: { do: 'leave' },
      });
    }
  }
}
