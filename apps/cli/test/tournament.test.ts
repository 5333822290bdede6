import { describe, expect, test } from 'vitest';
import { command } from './support/command.ts';

const FILE = `title: Club evening
seats: 2
rounds: 3
seed: an oak in May

# Ratings are from last year.
players:
  Ann, 1800
  Ben, 1700
  Cleo, 1600
  Mary-Lou, 1500
  Eve
`;

/** Runs a verb on a file. */
async function run(verb: string, text: string, ...options: readonly string[]) {
  return command(['tournament', verb, 'club.txt', ...options], { files: { 'club.txt': text } });
}

/** Records a win for the first side at every table without a result. */
const withWins = (text: string): string => text.replaceAll(/=$/gm, '= 1 2');

test('a Swiss tournament runs from the first pairing to the final standings', async () => {
  let text = FILE;
  for (let round = 1; round <= 3; round += 1) {
    const paired = await run('pair', text);
    expect(paired).toMatchObject({ status: 0, err: '' });
    expect(paired.out).toContain(`\nround ${round}:\n  1: `);
    text = withWins(text + paired.out);
  }
  const { out: cards } = await run('cards', text);
  expect(cards).toContain('Club evening, round 3, table 1\n\n1.  ');
  expect(cards.match(/place ____/g)).toHaveLength(4);
  const { out: table } = await run('standing', text);
  const lines = table.trimEnd().split('\n');
  expect(lines[0]?.trim().split(/ +/)).toEqual(['player', 'points', 'games', 'BH-C1', 'BH', 'SB', 'LF']);
  expect(lines).toHaveLength(6);
  const { out: json } = await run('standing', text, '--json');
  const { standing } = JSON.parse(json);
  expect(standing.map(({ rank }: { readonly rank: number }) => rank)).toEqual([1, 2, 3, 4, 5]);
  const points = standing.reduce((sum: number, row: { readonly points: number }) => sum + row.points, 0);
  // In each round, two tables are worth a point each, and so is the bye.
  expect(points).toBe(9 * 120);
  expect(await run('pair', text)).toMatchObject({
    status: 1,
    err: 'halma: All rounds are paired. (no-pairing)\n',
  });
});

test.each([
  ['a plain round robin', 'format: round-robin\nseed: s\nplayers:\nA\nB\nC\nD\n', 3],
  [
    'tables of three with a computer',
    'format: round-robin\nseats: 3\nrounds: 2\nodd: computer\nseed: s\nplayers:\nA\nB\nC\nD\nE\n',
    2,
  ],
  [
    'changing partners',
    'format: round-robin\nseats: 4\npartners: yes\ngames: 2\nseed: s\nplayers:\nA\nB\nC\nD\n',
    3,
  ],
  [
    'changing partners for any number of players',
    'format: round-robin\npartners: yes\nseed: s\nplayers:\nA\nB\nC\nD\nE\n',
    5,
  ],
  [
    'changing partners at tables of six',
    'format: round-robin\nseats: 6\npartners: yes\nrounds: 2\nseed: s\nplayers:\nA\nB\nC\nD\nE\nF\n',
    2,
  ],
  [
    'changing partners in a Swiss tournament at tables of six',
    'seats: 6\npartners: yes\nrounds: 2\nseed: s\nplayers:\nA\nB\nC\nD\nE\nF\nG\n',
    2,
  ],
  [
    'a Swiss tournament at tables of four',
    'seats: 4\nrounds: 2\nseed: s\nplayers:\nA\nB\nC\nD\nE\nF\nG\nH\nI\n',
    2,
  ],
])('pairs and ranks %s', async (_, start, rounds) => {
  let text = start;
  for (let round = 1; round <= rounds; round += 1) {
    const { status, out } = await run('pair', text);
    expect(status).toBe(0);
    const sides = (line: string): number => line.split(' - ').length;
    text += out.replaceAll(
      /^.*=$/gm,
      (line) => `${line} ${Array.from({ length: sides(line) }, (_, side) => side + 1).join(' ')}`,
    );
  }
  expect((await run('pair', text)).status).toBe(1);
  const { status, out } = await run('standing', text);
  expect(status).toBe(0);
  expect(out.trimEnd().split('\n').length).toBe(1 + (text.match(/^[A-I]$/gm) ?? []).length);
});

const TWO_ROUNDS = `A
B
C
D
round 1:
1: A - B = 1 2
2: C - D = 1 1
round 2:
1: A - C = 1 2
2: D - B = 2 1
`;

test.each<[string, string, string]>([
  [
    'a Swiss tournament',
    `rounds: 3\nseed: s\nplayers:\n${TWO_ROUNDS}`,
    `
   player  points  games  BH-C1   BH    SB  LF
1  A            2      2      1  1.5   1.5   2
2  B            1      2      2  2.5   0.5   0
3  C          0.5      2      2  2.5  0.25   1
4  D          0.5      2      1  1.5  0.25   1
`,
  ],
  [
    'a round robin that a player leaves after most of their games',
    `format: round-robin\nseed: s\nplayers:\n${TWO_ROUNDS.replace('D\n', 'D, until 2\n')}`,
    `
   player  points  games  W    SB  LF
1  A            2      2  2   2.5   2
2  C          1.5      2  0  0.75   1
3  B            1      2  1   0.5   0
4  D          0.5      2  0  0.75   1
`,
  ],
  [
    'a match of two games',
    'format: round-robin\ngames: 2\nseed: s\nplayers:\nA\nB\nround 1:\n1: A - B = 1 1\n1: B - A = 2 1\n',
    `
   player  points  games  W    SB  LF
1  A          1.5      2  1  0.75   1
2  B          0.5      2  0  0.75   1
`,
  ],
])('the standings of %s are a table', async (_, text, expected) => {
  const { out } = await run('standing', text);
  expect(`\n${out}`).toBe(expected);
});

test('the file can name an absent partner, and partners have the tie-breaks of their tables', async () => {
  const file =
    'partners: yes\nrounds: 2\nseed: s\nplayers:\nA\nB\nC\nD\nE\nround 1:\n1: A + B - C + D = -2 1\nbye: E\n';
  const { standing } = JSON.parse((await run('standing', file, '--json')).out);
  const points = standing.map(
    ({ player, points: own }: { readonly player: string; readonly points: number }) => [player, own / 120],
  );
  expect(Object.fromEntries(points)).toMatchObject({ A: 0.5, B: 0, C: 1, D: 1 });
  expect(Object.keys(standing[0].tieBreaks)).toEqual(['W', 'BH', 'LF', 'lot']);
  const next = (await run('pair', file)).out;
  expect(next).toContain('A');
  expect(next).not.toContain('B');
});

test('each fixed pair is paired, printed and ranked as one player', async () => {
  const setup = 'partners: fixed\nseats: 4\nseed: tea\nplayers:\n';
  const pairs = ['Ann + Ben', 'Cara + Dan', 'Eve + Finn', 'Gus + Hal'];
  const fileWithPairs = `${setup}${pairs.join('\n')}\n`;
  const first = (await run('pair', fileWithPairs)).out;
  for (const pair of pairs) expect(first).toContain(pair);
  expect((await run('cards', fileWithPairs + first)).out).toContain('Ann + Ben');
  // Results may name the partners in either order.
  const fileWithResults = fileWithPairs + first.replaceAll(/=$/gm, '= 1 2').replace('Ann + Ben', 'Ben + Ann');
  const { standing } = JSON.parse((await run('standing', fileWithResults, '--json')).out);
  expect(standing.map(({ player }: { readonly player: string }) => player).toSorted()).toEqual(pairs);
  expect(standing.map(({ points }: { readonly points: number }) => points / 120)).toEqual([1, 1, 0, 0]);
  const second = (await run('pair', fileWithResults)).out;
  for (const pair of pairs) expect(second).toContain(pair);
});

test('handles players who are absent, leave or enter late', async () => {
  const first = await run('pair', FILE);
  const absent = first.out.replace(/=$/m, '= - 1').replaceAll(/=$/gm, '= 1 1');
  const [, absentPlayer = ''] = /1: (.+?) - /.exec(absent) ?? [];
  const text = FILE.replace('Eve', 'Eve, until 1\n  Finn, 1650, from 2') + absent;
  const { out } = await run('pair', text);
  for (const name of [absentPlayer, 'Eve']) expect(out).not.toContain(name);
  expect(out).toContain('Finn');
  const textWithReturn = text.replace(`${absentPlayer},`, `${absentPlayer}, returned 2,`);
  expect((await run('pair', textWithReturn)).out).toContain(absentPlayer);
});

describe('a file is refused', () => {
  test.each<[message: string, verb: string, text: string]>([
    ['Line 1: “colour: red” is not one of the settings', 'pair', 'colour: red'],
    ['A line “seed:” is missing.', 'pair', 'players:\nA\nB'],
    ['“format:” must be swiss or round-robin.', 'pair', 'format: arena\nseed: s'],
    ['Line 3: “soon” is neither a rating', 'pair', 'seed: s\nplayers:\nA, soon'],
    ['Line 2: “computer” cannot be a name.', 'pair', 'players:\ncomputer'],
    ['Line 1: it contains an invisible character', 'pair', 'title: Cup \u202ELATIPAC\nseed: s'],
    ['Line 2: it contains an invisible character', 'pair', 'players:\nA\u001B[2J'],
    ['Line 3: expected “round 1:”.', 'pair', 'players:\nA\nround 2:'],
    ['Line 4: 2 sides need 2 places.', 'pair', 'players:\nA\nround 1:\n1: A - B = 1'],
    ['Line 4: a place is a number, or a hyphen', 'pair', 'players:\nA\nround 1:\n1: A - B = -1 1'],
    ['Line 4: expected the number of a table', 'pair', 'players:\nA\nround 1:\nA - B'],
    ['Two players are called A.', 'pair', 'seed: s\nplayers:\nA\nA'],
    ['Round 1: B is not in the list of players.', 'pair', 'seed: s\nplayers:\nA\nround 1:\n1: A - B ='],
    [
      'Round 1: A game has no result yet: A,B.',
      'pair',
      'rounds: 2\nseed: s\nplayers:\nA\nB\nround 1:\n1: A - B =',
    ],
    ['Partners play at tables of four or six.', 'pair', 'seats: 3\npartners: yes\nseed: s'],
    ['Line 4: “Ann” is not a pair of names', 'pair', 'partners: fixed\nseed: s\nplayers:\nAnn'],
    ['“odd:” must be bye or computer.', 'pair', 'odd: forfeit\nseed: s'],
    ['“partners:” must be yes, fixed or no.', 'pair', 'partners: maybe\nseed: s'],
    ['With partners, “odd:” must be bye.', 'pair', 'partners: fixed\nodd: computer\nseed: s'],
    ['With partners, “odd:” must be bye.', 'pair', 'partners: yes\nodd: computer\nseed: s'],
    ['needs a line “rounds:”', 'pair', 'seats: 3\nseed: s\nplayers:\nA\nB\nC'],
    ['No round is paired yet.', 'cards', 'seed: s\nplayers:\nA\nB'],
    ['There are too few players: 1.', 'pair', 'seed: s\nrounds: 3\nplayers:\nA'],
  ])('%s', async (message, verb, text) => {
    const { status, err } = await run(verb, text);
    expect(status).toBe(1);
    expect(err.replaceAll('\n', ' ')).toContain(message);
  });
});
