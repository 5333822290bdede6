import { accept, type Result, refuse } from '@halma/protocol';
import { muteRefusal } from '../game/limits.ts';
import type { StoredPerson } from '../store/people-store.ts';
import type { FilterFile } from './filter-file.ts';

/**
 * Returns the text of a message as others may read it. Refuses the messages of people whom moderators have muted, and
 * texts that contain a word that the operator does not allow.
 *
 * @param author undefined if the store no longer has the person, for example a guest that was deleted
 * @param now milliseconds since 1970
 */
export async function allowedText(
  filter: Pick<FilterFile, 'apply'>,
  author: Pick<StoredPerson, 'limits'> | undefined,
  text: string,
  now: number,
): Promise<Result<string>> {
  if (author === undefined) return refuse('muted');
  const refusal = muteRefusal(author.limits, now);
  if (refusal !== undefined) return refusal;
  const filtered = await filter.apply(text);
  return filtered.kind === 'refused' ? refuse('filtered', { detail: filtered.word }) : accept(filtered.text);
}
