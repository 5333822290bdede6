import type { PersonId } from '@halma/protocol';

/** The part of a message that decides whether a full chat keeps it. */
interface Authored {
  readonly line: number;
  readonly person: PersonId;
}

/**
 * Returns the messages that a full chat keeps, in order. The author with the most messages loses their oldest first, so
 * that a few people who write a lot do not push out what others have written. The latest message is always kept.
 *
 * @param messages in the order of their lines
 * @param limit the number of messages to keep
 */
export function fairShare<Message extends Authored>(
  messages: readonly Message[],
  limit: number,
): readonly Message[] {
  if (messages.length <= limit) return messages;
  /** The number of later messages of the same author, for each message. */
  const laterCounts = new Map<Message, number>();
  const counts = new Map<PersonId, number>();
  for (const message of messages.toReversed()) {
    const count = counts.get(message.person) ?? 0;
    laterCounts.set(message, count);
    counts.set(message.person, count + 1);
  }
  const countWith = (share: number): number =>
    [...counts.values()].reduce((sum, count) => sum + Math.min(count, share), 0);
  let share = 0;
  while (countWith(share + 1) <= limit) share += 1;
  const keptMessages = new Set(messages.filter((message) => (laterCounts.get(message) ?? 0) < share));
  // The remaining room goes to the latest of the authors' next messages.
  const candidates = messages
    .filter((message) => laterCounts.get(message) === share)
    .slice(keptMessages.size - limit);
  for (const message of keptMessages.size < limit ? candidates : []) keptMessages.add(message);
  return messages.filter((message) => keptMessages.has(message));
}
