import { type GameTerms, type Limit, type Refusal, refuse } from '@halma/protocol';

/**
 * Returns the refusal if one of a person's current limits keeps them from starting or joining games with these terms;
 * undefined if they may.
 *
 * @param now milliseconds since 1970
 */
export function limitRefusal(
  { rated }: Pick<GameTerms, 'rated'>,
  limits: readonly Limit[],
  now: number,
): { readonly ok: false; readonly refusal: Refusal } | undefined {
  const active = limits.filter(({ until }) => until > now);
  const limit =
    active.find(({ kind }) => kind === 'play') ??
    (rated === true ? active.find(({ kind }) => kind === 'rated') : undefined);
  return limit && refuse(limit.kind === 'play' ? 'suspended' : 'barred-from-rated', limitDetails(limit, now));
}

/** Returns why a person may not write to others for now; undefined if they may. */
export function muteRefusal(
  limits: readonly Limit[],
  now: number,
): { readonly ok: false; readonly refusal: Refusal } | undefined {
  const mute = limits.find(({ kind, until }) => kind === 'chat' && until > now);
  return mute && refuse('muted', limitDetails(mute, now));
}

/** Returns the properties of a refusal that describe a limit: when it ends, and why it was set. */
function limitDetails({ until, reason }: Limit, now: number): Pick<Refusal, 'after' | 'detail'> {
  return { after: until - now, ...(reason === '' ? {} : { detail: reason }) };
}
