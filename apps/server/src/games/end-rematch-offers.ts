import type { OnlineGameId, PersonId } from '@halma/protocol';
import { DAY_MS } from '../durations.ts';
import { seatOfPerson } from '../game/state.ts';
import { randomId } from '../identifiers.ts';
import type { Services } from '../services.ts';

/**
 * The maximum age of an offer that the server looks for, in milliseconds. The offers of a series last at most as long.
 */
const MAX_AGE_MS = 7 * DAY_MS;

/** The maximum number of a person's latest games to examine, and of those with the other person to read. */
const MAX_EXAMINED_GAMES = 100;
const MAX_READ_GAMES = 10;

/**
 * Withdraws and declines, for a person, the rematches offered in their latest games with someone whom they have blocked.
 * To the other person, each looks like any offer that was withdrawn or declined. A failure in one game does not hold up
 * the others.
 */
export async function endRematchOffers(
  { games, store, now, onError }: Pick<Services, 'games' | 'store' | 'now' | 'onError'>,
  person: PersonId,
  blocked: PersonId,
): Promise<void> {
  const endOffer = async (game: OnlineGameId): Promise<void> => {
    const state = (await games.log.find(game))?.state;
    if (state === undefined || state.nextGame !== null || state.rematchOfferedBy.length === 0) return;
    await games.execute(game, randomId(), { by: 'person', person, command: { do: 'decline-rematch' } });
  };
  const ended = await store.games.listEndedSince(person, now() - MAX_AGE_MS, MAX_EXAMINED_GAMES);
  const together = (await store.games.findSummaries(ended)).filter(
    (summary) => summary.phase === 'over' && seatOfPerson(summary, blocked) !== undefined,
  );
  const latest = together.toSorted((one, other) => other.changedAt - one.changedAt).slice(0, MAX_READ_GAMES);
  for (const { game } of latest) await endOffer(game).catch(onError);
}
