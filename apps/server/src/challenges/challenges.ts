import { isDeepStrictEqual } from 'node:util';
import {
  accept,
  type ChallengeId,
  type Challenges as ChallengeLists,
  type ChallengeView,
  type DeclineReason,
  type NewChallenge,
  type OnlineGameId,
  type PersonId,
  type Result,
  refuse,
} from '@halma/protocol';
import type { FilterFile } from '../chat/filter-file.ts';
import { DAY_MS } from '../durations.ts';
import { limitRefusal, muteRefusal } from '../game/limits.ts';
import { hasTooManyGames } from '../game/seating.ts';
import type { Games } from '../games/games.ts';
import { deriveGameId } from '../identifiers.ts';
import type { Notices } from '../notices/notices.ts';
import type { NameCache } from '../people/name-cache.ts';
import { canChallenge } from '../people/relations.ts';
import { acceptance, answerNotices, type StoredChallenge } from '../store/challenge-store.ts';
import type { Store } from '../store/store.ts';
import { checkPlan, endOfChallenge, gameCreatedFromChallenge } from './challenge-rules.ts';

/** The dependencies of `Challenges`. */
interface ChallengesDependencies {
  readonly store: Pick<Store, 'challenges' | 'follows' | 'games' | 'people' | 'preferences'>;
  readonly games: Games;
  readonly names: NameCache;
  readonly notices: Pick<Notices, 'announce'>;
  readonly filter: Pick<FilterFile, 'apply'>;
  readonly now: () => number;
  readonly random: () => number;
}

/**
 * The interval at which a node looks for expired challenges, in milliseconds, and the number that it records at a time.
 */
export const EXPIRY_INTERVAL_MS = 5000;
const EXPIRY_BATCH_SIZE = 50;

/** How long a challenge that has ended stays listed, in milliseconds. */
const LISTED_MS = DAY_MS;

/** The challenges that people send each other, as one node serves them. Any node can serve any challenge. */
export class Challenges {
  readonly #dependencies: ChallengesDependencies;

  constructor(dependencies: ChallengesDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Challenges a person. The same id from the same person leads to the same challenge. The refusal is the same for a
   * block and for a preference, so that it does not reveal a block.
   */
  async create(
    { id, to: name, plan, begins = 'random', note: text = '', series }: NewChallenge,
    by: PersonId,
  ): Promise<Result<ChallengeId>> {
    const { store, notices, filter, now } = this.#dependencies;
    const filtered = await filter.apply(text);
    if (filtered.kind === 'refused') return refuse('filtered', { detail: filtered.word });
    const note = filtered.text;
    const opponent = await store.people.findByName(name);
    if (opponent === undefined) return refuse('not-found');
    const to = opponent.person;
    if (to === by) return refuse('already-seated');
    const challenge = deriveGameId(by, `challenge/${id}`);
    const proposal = { by, to, plan, begins, note, series };
    const resultIfRepeated = async (): Promise<Result<ChallengeId> | undefined> => {
      const earlier = await store.challenges.find(challenge, now());
      return earlier && (isSame(earlier, proposal) ? accept(challenge) : refuse('id-reused'));
    };
    const earlier = await resultIfRepeated();
    if (earlier !== undefined) return earlier;
    const checked = checkPlan(plan, by, series);
    if (!checked.ok) return checked;
    const { limits } = await store.games.findPlayer(by);
    const refusal =
      limitRefusal(plan, limits, now()) ?? (note === '' ? undefined : muteRefusal(limits, now()));
    if (refusal !== undefined) return refusal;
    if (!(await canChallenge(store, by, to))) return refuse('no-challenges');
    const createdAt = now();
    const added = await store.challenges.add({
      ...proposal,
      challenge,
      state: 'open',
      reason: undefined,
      game: undefined,
      createdAt,
      until: endOfChallenge(plan, createdAt),
    });
    // The same request can arrive twice at the same time.
    if (!added.ok) return (await resultIfRepeated()) ?? added;
    notices.announce([to]);
    return accept(challenge);
  }

  /** Lists the challenges that a person has received and sent. */
  async list(person: PersonId): Promise<ChallengeLists> {
    const { store, now } = this.#dependencies;
    const [incoming, outgoing] = await Promise.all([
      store.challenges.listTo(person, now(), now() - LISTED_MS),
      store.challenges.listBy(person, now(), now() - LISTED_MS),
    ]);
    return {
      incoming: await Promise.all(incoming.map((challenge) => this.#view(challenge))),
      outgoing: await Promise.all(outgoing.map((challenge) => this.#view(challenge))),
    };
  }

  /**
   * Accepts a challenge. The game starts immediately, and exactly once, even if several nodes accept at the
   * same time.
   */
  async accept(challenge: ChallengeId, person: PersonId): Promise<Result<OnlineGameId>> {
    const { store, games, notices, now, random } = this.#dependencies;
    const found = await store.challenges.find(challenge, now());
    if (found === undefined || found.to !== person) return refuse('not-found');
    if (found.game !== undefined) return accept(found.game);
    if (found.state !== 'open' || !(await this.#canStart(found))) return refuse('challenge-closed');
    const refusal = await this.#reasonNotToAccept(found, person);
    if (refusal !== undefined) return refusal;
    const game = deriveGameId(challenge, 'challenge/game');
    const event = gameCreatedFromChallenge(found, random);
    const exists = await games.log.start(game, event, 'server:challenge', (append) => {
      const at = now();
      const following = answerNotices(found, { kind: 'challenge-accepted', game }, at);
      return store.games.appendIf(append, [acceptance(challenge, game, at), ...following]);
    });
    if (!exists) {
      // One of the two may have just started another game, or withdrawn the challenge.
      const current = await store.challenges.find(challenge, now());
      if (current?.state !== 'open') return refuse('challenge-closed');
      return (await this.#reasonNotToAccept(found, person)) ?? refuse('too-many-games');
    }
    notices.announce([found.by]);
    return accept(game);
  }

  /** Declines a challenge with a reason that the challenger sees. */
  async decline(challenge: ChallengeId, person: PersonId, reason: DeclineReason): Promise<Result<undefined>> {
    const { store, notices, now } = this.#dependencies;
    const found = await store.challenges.find(challenge, now());
    if (found === undefined || found.to !== person) return refuse('not-found');
    if (!(await store.challenges.decline(found, reason, now()))) return refuse('challenge-closed');
    notices.announce([found.by]);
    return accept(undefined);
  }

  /** Withdraws a person's own challenge. */
  async withdraw(challenge: ChallengeId, person: PersonId): Promise<Result<undefined>> {
    const { store, notices, now } = this.#dependencies;
    const found = await store.challenges.find(challenge, now());
    if (found === undefined || found.by !== person) return refuse('not-found');
    if (!(await store.challenges.withdraw(found, now()))) return refuse('challenge-closed');
    notices.announce([found.to]);
    return accept(undefined);
  }

  /** Records challenges that have expired, and notifies both people of each. Call this every `EXPIRY_INTERVAL_MS`. */
  async recordExpired(): Promise<void> {
    const { store, notices, now } = this.#dependencies;
    let expired: readonly StoredChallenge[];
    do {
      expired = await store.challenges.expire(now(), EXPIRY_BATCH_SIZE);
      notices.announce(expired.flatMap(({ by, to }) => [by, to]));
    } while (expired.length === EXPIRY_BATCH_SIZE);
  }

  /**
   * Returns why a person cannot accept a challenge: the reason why one of the two may not play its game.
   * Returns undefined if both may.
   */
  async #reasonNotToAccept(challenge: StoredChallenge, person: PersonId) {
    for (const player of [challenge.to, challenge.by]) {
      const refusal = await this.#reasonNotToPlay(challenge, player);
      if (refusal === undefined) continue;
      const { code } = refusal.refusal;
      if (player === person || code === 'too-many-rated-games') return refusal;
      // This person may not learn that the other one is limited, or why.
      return refuse(code === 'too-many-games' ? 'opponent-too-busy' : 'challenge-closed');
    }
    return undefined;
  }

  /** Returns why a person may not play a challenge's game now; undefined if they may. */
  async #reasonNotToPlay({ plan, by, to }: Pick<StoredChallenge, 'plan' | 'by' | 'to'>, person: PersonId) {
    const { games } = this.#dependencies.store;
    const [unfinished, player] = await Promise.all([
      games.countUnfinishedOf(person),
      games.findPlayer(person),
    ]);
    if (hasTooManyGames(player, unfinished)) return refuse('too-many-games');
    const now = this.#dependencies.now();
    const opponent = person === by ? to : by;
    const people = [person, opponent];
    if (plan.rated && player.isBot && (await games.exceedsRatedBotGameLimit({ people }, now)))
      return refuse('too-many-rated-games');
    return limitRefusal(plan, player.limits, now);
  }

  /** Returns whether the challenger's account still exists, and neither of the two has blocked the other since. */
  async #canStart({ by, to }: StoredChallenge): Promise<boolean> {
    const { people } = this.#dependencies.store;
    const challenger = await people.find(by);
    return challenger?.name != null && challenger.role !== 'closed' && !(await people.hasBlockWith(by, [to]));
  }

  async #view({ reason, game, series, ...challenge }: StoredChallenge): Promise<ChallengeView> {
    const people = await this.#dependencies.names.lookUp([challenge.by, challenge.to]);
    return {
      ...challenge,
      people,
      ...(series === undefined ? {} : { series }),
      ...(reason === undefined ? {} : { reason }),
      ...(game === undefined ? {} : { game }),
    };
  }
}

function isSame(
  { by, to, plan, begins, note, series }: StoredChallenge,
  proposal: Pick<StoredChallenge, 'by' | 'to' | 'plan' | 'begins' | 'note' | 'series'>,
): boolean {
  return isDeepStrictEqual({ by, to, plan, begins, note, series }, proposal);
}
