import { createSignal } from 'solid-js';
import type { Api } from './api.ts';
import { describeFailure } from './describe-failure.ts';

/**
 * The people the user has blocked since the page opened, so that their messages are hidden immediately.
 */
export interface BlockedPeople {
  readonly has: (person: string) => boolean;
  /** Blocks a person. Returns the reason for a failure in words, or undefined after a success. */
  readonly block: (person: { readonly id: string }) => Promise<string | undefined>;
}

/** Creates an initially empty list of the people blocked on a page. */
export function createBlockedPeople(api: Api): BlockedPeople {
  const [blocked, setBlocked] = createSignal<ReadonlySet<string>>(new Set());
  return {
    has: (person) => blocked().has(person),
    block: async ({ id }) => {
      const result = await api('blockPerson', { parameters: { person: id } });
      if (!result.ok) return describeFailure(result.refusal);
      setBlocked((before) => new Set([...before, id]));
      return undefined;
    },
  };
}
