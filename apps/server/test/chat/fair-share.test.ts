import { expect, test } from 'vitest';
import { fairShare } from '../../src/chat/fair-share.ts';

/** Returns messages by the letters of their authors, in order. */
const written = (authors: string) => [...authors].map((person, index) => ({ line: index + 1, person }));

test.each([
  ['fewer messages than fit', 'abc', 5, [1, 2, 3]],
  ['one author', 'aaaaa', 3, [3, 4, 5]],
  ['one who writes a lot', 'bcaaaaaa', 4, [1, 2, 7, 8]],
  ['several who write a lot', 'xaabbccaabbcc', 7, [1, 8, 9, 10, 11, 12, 13]],
  ['shares that do not come out even', 'aaabbb', 3, [3, 5, 6]],
  ['more authors than messages that fit', 'abcdef', 4, [3, 4, 5, 6]],
  ['the latest message of an author with many', 'aabb', 1, [4]],
])('keeps the share of each author of %s', (_, authors, most, lines) => {
  expect(fairShare(written(authors), most).map(({ line }) => line)).toEqual(lines);
});

test('keeps as many messages as fit, and always the latest, no matter who wrote it', () => {
  for (let size = 1; size < 40; size += 1)
    for (let people = 1; people < 9; people += 1) {
      const messages = Array.from({ length: size }, (_, index) => ({
        line: index + 1,
        person: `p${(index * index) % people}`,
      }));
      for (const most of [1, 5, 12]) {
        const kept = fairShare(messages, most);
        expect(kept).toHaveLength(Math.min(most, size));
        expect(kept.at(-1)).toBe(messages.at(-1));
      }
    }
});
