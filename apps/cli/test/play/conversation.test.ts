import { parseRecord } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { firstMove, talkWith } from '../support/talk.ts';

const hotSeat = { hotSeat: true };
const small = { ...hotSeat, game: 'grasshopper-8' };

test('halma-2 against the computer, which plays the other seat', async () => {
  const { said, ended } = await talkWith({}, ['c3 e3', 'quit']);
  expect(said).toMatch(
    /^Halma for two\. A, C \(the computer\)\.\nFill the yard across the board: A from a1 to p16/,
  );
  expect(said).toMatch(/A to move: c3 e3\nC \(the computer\) plays [a-p0-9>-]+\n/);
  expect(said.match(/A to move: /g)).toHaveLength(2);
  expect(ended).toBe(true);
});

test('the end of the input quits in the middle of a game', async () => {
  const { said, ended } = await talkWith(small, ['c1-e1']);
  expect(said).toMatch(/C to move: \(end\)\n.*$/);
  expect(ended).toBe(true);
});

describe('a move may be typed', () => {
  test.each(['a4-a5', 'A4-A5', '  a4 a5 ', 'a4 to a5', 'a4 - a5'])('%j', async (line) => {
    expect((await talkWith(small, [line])).said).toContain('5 [A]. . .');
  });
  test.each(['c1-e1', 'c1>e1', 'C1 > E1'])('%j', async (line) => {
    expect((await talkWith(small, [line])).said).toContain('1  A A(.)A[A].');
  });
});

test('a refused move says why and asks again', async () => {
  const { said } = await talkWith(small, ['a1-b2', 'h8 h7', 'hello', '']);
  expect(said).toContain('a1-b2\nb2: A man stands there already.\nA to move: h8 h7\nh8: That man belongs to');
  expect(said).toContain('hello\nThis is not a move.');
  expect(said).toContain('Type help for everything');
});

describe('commands', () => {
  test('help, moves, moves of one square, board', async () => {
    const { said } = await talkWith(small, ['help', 'moves', 'moves A4', 'moves h8', 'board']);
    for (const word of ['moves [square]', 'hint', 'undo', 'board', 'save <file>', 'draw', 'resign', 'quit'])
      expect(said).toContain(`  ${word} `);
    expect(said).toContain('moves A4\n  a4:  a5 b4 b5\nA to move');
    expect(said).toContain('No man can move from h8.');
    expect(said).toContain('AAAA4 A - 0 1');
  });

  test('undo takes back a move, and with it the answer of the computer', async () => {
    const alone = await talkWith(small, ['undo', 'c1-e1', 'undo', 'c1-e1']);
    expect(alone.said).toContain('There is nothing to take back.');
    expect(alone.said).toMatch(/undo\n[\s\S]*A to move: c1-e1\n[\s\S]*C to move: \(end\)\n/);
    const against = await talkWith({ game: 'star-6' }, ['d2-e6', 'undo', 'd2-e6']);
    expect(against.said.match(/ plays /g)).toHaveLength(10);
  });

  test('undo goes back behind turns that were passed', async () => {
    const position = 'H8:7A/8/8/8/8/AAA5/AAA5/CAAA4 A - 10 6';
    const options = { noMove: 'pass', evacuate: 'off' };
    const { said } = await talkWith({ ...small, position, options }, ['d1-e1', 'undo', 'moves']);
    expect(said).toContain('C has no move and passes.');
    expect(said).toMatch(/undo\n[\s\S]*A to move: moves\n[\s\S]*d1:/);
  });

  test('nobody acts for the computer while it plays on alone', async () => {
    const lines = ['resign', 'yes', 'c1-e1', 'resign', 'draw', 'quit'];
    const { said } = await talkWith({ game: 'star-3', level: 1 }, lines);
    expect(said.match(/It is the computer that is to move\./g)).toHaveLength(3);
  });

  test('hint is the best move, and what it is worth', async () => {
    expect((await talkWith(small, ['hint'])).said).toMatch(
      /Hint: [a-h]\d-[a-h]\d \(1\.3 moves ahead, 60 % to win\)\n/,
    );
  });

  test('save keeps a record that reads back as the same game', async () => {
    const { said, files } = await talkWith({ game: 'grasshopper-8' }, [
      'c1-e1',
      'save',
      'save g.hgn',
      'c2-c3',
      'save g.hgn',
    ]);
    expect(said).toContain('Name a file: save game.hgn');
    expect(said).toContain('Saved to g.hgn.\n');
    expect(said).toContain('Saved to g.hgn, in place of what was saved there before.');
    const record = parseRecord(files.get('g.hgn') ?? '');
    expect(record.ok && record.value.turns.length).toBe(4);
    expect(record.ok && record.value.players).toEqual({ A: 'A', C: 'C (the computer)' });
  });

  test('resign is asked about, and ends the game of two', async () => {
    const { said, files } = await talkWith(small, [
      'resign',
      'no',
      'resign',
      'yes',
      'c1-e1',
      'save r',
      'undo',
      'quit',
    ]);
    expect(said).toContain('A resigns? That ends the game');
    expect(said).toContain('C wins: a player resigned.\nsave <file>, undo or quit: c1-e1\nThe game is over.');
    expect(files.get('r')).toMatch(/\[Result "C>A"\]\n\[Termination "resignation"\]/);
    expect(said).toMatch(/undo\n[\s\S]*A to move: quit$/);
  });

  test('draw is agreed on by people, and not by the computer', async () => {
    expect((await talkWith(small, ['draw', 'y'])).said).toContain('A draw: the players agreed.');
    expect((await talkWith(small, ['draw', 'nobody'])).said).toMatch(/A to move: \(end\)$/);
    expect((await talkWith({}, ['draw'])).said).toContain('The computer plays on.');
  });

  test('draw claims a draw where one is due', async () => {
    const back = ['a4-a5', 'h5-h4', 'a5-a4', 'h4-h5'];
    const request = { game: 'grasshopper-8', hotSeat: true, options: { repetition: '3-claim' } };
    expect((await talkWith(request, [...back, ...back, 'draw'])).said).toContain(
      'A draw: a draw was claimed',
    );
  });
});

test('a game played to its end says who won and why', async () => {
  const position = 'H8:4AAAA/5AAA/6AA/8/6A1/CC6/CCC5/CCCC4 A - 40 21';
  const { said } = await talkWith({ ...small, position }, ['g4-h5']);
  expect(said).toMatch(/\nA wins: first to finish\.\nsave <file>, undo or quit: \(end\)$/);
});

test('whoever must leave the yard is told', async () => {
  const position = 'H8:8/8/8/3A4/8/8/8/A2A4 A vC 8 5';
  const { said } = await talkWith({ ...small, position }, ['d5-d6']);
  expect(said).toContain('C has left home, so a man must leave your yard. 1 man can.');
  expect(said).toContain('A man must leave your own yard first');
});

describe('a duty to the own yard', () => {
  const shutIn = 'H8:8/8/8/3A4/8/8/8/A7 A vC 8 5';
  const said = async (position: string, options: Readonly<Record<string, string>>): Promise<string> =>
    (await talkWith({ ...small, position, options }, [])).said;

  test('is to move on inside it where no man can leave', async () => {
    const words = (await said(shutIn, {})).replaceAll('\n', ' ');
    expect(words).toContain('None can, so one must move on inside it.');
  });

  test('is not told where all moves are open', async () => {
    expect(await said(shutIn, { evacuateBlocked: 'free' })).not.toContain('yard.');
    const stuck = 'H8:8/8/8/3A4/8/CCC5/CCC5/ACC5 A vC 8 5';
    expect(await said(stuck, {})).not.toContain('must');
  });

  test('is told under homeDuty as well', async () => {
    const position = 'H8:8/8/8/3A4/8/8/8/A2A4 A - 8 5';
    const options = { evacuate: 'off', homeDuty: 'on' };
    expect(await said(position, options)).toContain('your own yard is emptied first. 1 man can.');
  });
});

test('a seat without a move passes by itself', async () => {
  const position = 'C9:9/9/9/9/9/9/b8/9/R1b6 A - 8 5';
  expect((await talkWith({ game: 'cetro', hotSeat: true, position }, [])).said).toContain(
    'A has no move and passes.',
  );
});

test('Top Secret: a square alone drops a man', async () => {
  const { said } = await talkWith({ game: 'top-secret', ...hotSeat }, ['h8', 'a1', '@g7', 'h8-h9']);
  expect(said).toContain('A to move, round 1. 18 men in hand.');
  expect(said).toContain('a1: Men are dropped on the squares in the middle only.');
  expect(said).toContain('h8: Men are dropped first');
});

test.each([
  ['cetro', '  +  '],
  ['cetro', '  (+)  '],
  ['halma-2', '  |  '],
])('help of %s explains the sign %j', async (game, sign) => {
  expect((await talkWith({ game }, ['help'])).said).toContain(sign);
});

test('no line of the words is wider than the terminal', async () => {
  for (const game of ['cetro', 'halma-4', 'top-secret', 'star-6']) {
    const { said } = await talkWith({ game }, ['help']);
    expect(said.split('\n').filter((line) => line.length > 80)).toEqual([]);
  }
});

test('Cetro: a jump is demanded', async () => {
  const position = 'C9:b8/9/9/9/4r4/3R5/9/9/R8 C - 8 5';
  const { said } = await talkWith({ game: 'cetro', hotSeat: true, position }, ['e5-c3!']);
  expect(said).toContain('A jump is demanded.');
});

describe('who plays', () => {
  test('star-6: the computer has every seat but the first', async () => {
    const { said } = await talkWith({ game: 'star-6' }, ['d2-e6']);
    expect(said.match(/[B-F] \(the computer\) plays/g)).toHaveLength(5);
  });

  test('named seats alone are the computer’s', async () => {
    const { said } = await talkWith({ game: 'halma-4', computer: ['a', 'C'] }, ['b15-b12', 'quit']);
    expect(said).toMatch(/Halma for four\. A \(the computer\), B, C \(the computer\), D\.\n/);
    expect(said).toContain('B to move: b15-b12');
  });

  test.each([
    [{ computer: ['B'] }, 'unknown-seat'],
    [{ computer: ['x'] }, 'unknown-seat'],
    [{ computer: ['A'], hotSeat: true }, 'bad-request'],
    [{ seconds: 0 }, 'bad-request'],
    [{ level: 11 }, 'bad-request'],
    [{ level: 2.5 }, 'bad-request'],
    [{ game: 'chess' }, 'unknown-game'],
  ])('%j is refused with %s', async (request, code) => {
    expect((await talkWith(request, [])).refused).toBe(code);
  });

  test.each([
    [{}, { level: 5, milliseconds: 1000 }],
    [
      { level: 10, seconds: 2 },
      { level: 10, milliseconds: 2000 },
    ],
  ])('with %j the computer thinks as %j', async (request, thought) => {
    const thoughts: object[] = [];
    await talkWith(request, ['c3 e3'], (position, asked) => {
      thoughts.push(asked);
      return firstMove(position);
    });
    expect(thoughts).toEqual([thought]);
  });

  test('the computer alone plays to the end', async () => {
    const { said } = await talkWith(
      { ...small, hotSeat: false, computer: ['A', 'C'], options: { moveCap: '6' } },
      [],
    );
    expect(said.match(/ plays /g)).toHaveLength(6);
    expect(said).toContain('A draw: the limit of turns was reached.');
  });

  test('when the last person is out, the computer goes on only if asked', async () => {
    const request = { game: 'star-3', options: { moveCap: '9' } };
    const left = await talkWith(request, ['resign', 'yes', 'quit']);
    expect(left.said).not.toContain(' plays ');
    expect(left.said).toMatch(/Enter to watch, or quit: quit$/);
    const stayed = await talkWith(request, ['resign', 'yes', '', 'save s']);
    expect(stayed.said).toContain('share the first place: the limit of turns was reached.');
    const record = parseRecord(stayed.files.get('s') ?? '');
    expect(record.ok && record.value.turns[0]).toEqual({ out: 1, why: 'resignation' });
    expect(record.ok && record.value.turns.length).toBe(1 + 9);
  });
});
