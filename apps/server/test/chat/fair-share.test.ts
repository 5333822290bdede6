import { expect, test } from 'vitest';
import { fairShare } from '../../src/chat/fair-share.ts';

/** Creates one message for each letter. The letter stands for the author. */
const createMessages = (authors: string) =>
  [...authors].map((person, index) => ({ line: index + 1, person }));

test.each([
  ['fewer messages than fit', 'abc', 5, [1, 2, 3]],
  ['messages by one author', 'aaaaa', 3, [3, 4, 5]],
  ['messages mostly by one author', 'bcaaaaaa', 4, [1, 2, 7, 8]],
  ['messages mostly by several authors', 'xaabbccaabbcc', 7, [1, 8, 9, 10, 11, 12, 13]],
  ['messages that do not divide evenly', 'aaabbb', 3, [3, 5, 6]],
  ['messages by more authors than fit', 'abcdef', 4, [3, 4, 5, 6]],
  ['messages of which only one fits', 'aabb', 1, [4]],
])('keeps a fair share for each author of %s', (_, authors, limit, lines) => {
  expect(fairShare(createMessages(authors), limit).map(({ line }) => line)).toEqual(lines);
});

test('keeps as many messages as fit, and always the latest, no matter who wrote it', () => {
  for (let messageCount = 1; messageCount < 40; messageCount += 1)
    for (let authorCount = 1; authorCount < 9; authorCount += 1) {
      const messages = Array.from({ length: messageCount }, (_, index) => ({
        line: index + 1,
        person: `p${(index * index) % authorCount}`,
      }));
      for (const limit of [1, 5, 12]) {
        const keptMessages = fairShare(messages, limit);
        expect(keptMessages).toHaveLength(Math.min(limit, messageCount));
        expect(keptMessages.at(-1)).toBe(messages.at(-1));
      }
    }
});
