import { expect, test } from 'vitest';
import { hashPassword, isWeakPassword, randomHash, verifyPassword } from '../../src/people/passwords.ts';

test.each([
  ['password123', true],
  ['football123', true],
  ['sunshine2024', true],
  ['2024sunshine', true],
  ['qwertyuiop12', true],
  ['iloveyou1234', true],
  ['I love you, 1234', true],
  ['halmahalma', true],
  ['Sternhalma1', true],
  ['passwordpassword', true],
  ['abcdefghij', true],
  ['1234567890', true],
  ['aaaaaaaaaaaa', true],
  ['abababababab', true],
  ['Ottilie1885', true],
  ['correct horse battery', false],
  ['x7Gq!pLz0w', false],
  ['dog92837465', false],
  ['ich spiele gern am Fluss', false],
  ['zwölf Steine hüpfen', false],
])('%j is easy to guess: %s', async (password, isWeak) => {
  expect(await isWeakPassword(password, 'Ottilie')).toBe(isWeak);
});

test.each([
  ['Anna-Lena_Berg', 'Anna-Lena_Berg'],
  ['Anna-Lena_Berg', 'annalenaberg'],
  ['anna_lena', 'Anna Lena 1885'],
  ['ANNA-LENA', 'anna-lena-anna-lena'],
  ['Ottilie7', 'Ottilie2024'],
  // Full-width letters have the same hash as ASCII letters.
  ['Ottilie', 'ｏｔｔｉｌｉｅ１８８５'],
])('the name %j makes the password %j easy to guess', async (name, password) => {
  expect(await isWeakPassword(password, name)).toBe(true);
});

test('a very long password is checked in less than 50 milliseconds', async () => {
  await isWeakPassword('warm up', 'Ottilie');
  const startedAt = performance.now();
  await isWeakPassword(`${'ab'.repeat(99)}c1`, 'Ottilie');
  expect(performance.now() - startedAt).toBeLessThan(50);
});

test('a random hash has the same parameters and lengths as the hash of a password', async () => {
  const outline = (hash: string) => hash.split('$').map((part, index) => (index < 4 ? part : part.length));
  const [real, random] = [await hashPassword('correct horse battery', 2), randomHash(2)];
  expect(outline(random)).toEqual(outline(real));
  expect(await verifyPassword('correct horse battery', real)).toBe(true);
  expect(await verifyPassword('correct horse battery', random)).toBe(false);
});
