import { parseRecord } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { firstMove, playWith } from '../support/play-terminal.ts';

const hotSeat = { hotSeat: true };
const smallGame = { ...hotSeat, game: 'grasshopper-8' };

test('starts a game of halma-2 against the computer by default', async () => {
  const { output, isClosed } = await playWith({}, ['c3 e3', 'quit']);
  expect(output).toMatch(
    /^Halma for two\. A, C \(the computer\)\.\nFill the camp across the board: A from a1 to p16/,
  );
  expect(output).toMatch(/A to move: c3 e3\nC \(the computer\) plays [a-p0-9>-]+\n/);
  expect(output.match(/A to move: /g)).toHaveLength(2);
  expect(isClosed).toBe(true);
});

test('ends when the input ends', async () => {
  const { output, isClosed } = await playWith(smallGame, ['c1-e1']);
  expect(output).toMatch(/C to move: \(end\)\n.*$/);
  expect(isClosed).toBe(true);
});

describe('accepts a typed move', () => {
  test.each(['a4-a5', 'A4-A5', '  a4 a5 ', 'a4 to a5', 'a4 - a5'])('%j', async (line) => {
    expect((await playWith(smallGame, [line])).output).toContain('5 [A]. . .');
  });
  test.each(['c1-e1', 'c1>e1', 'C1 > E1'])('%j', async (line) => {
    expect((await playWith(smallGame, [line])).output).toContain('1  A A(.)A[A].');
  });
});

test('explains why a move is refused and asks again', async () => {
  const { output } = await playWith(smallGame, ['a1-b2', 'h8 h7', 'hello', '']);
  expect(output).toContain('a1-b2\nb2: That square is occupied.\nA to move: h8 h7\nh8: That man belongs to');
  expect(output).toContain('hello\nThis is not a valid move.');
  expect(output).toContain('Type help for the list of commands.');
});

describe('commands', () => {
  test('help, moves and board show help, all moves, the moves from one square, and the board', async () => {
    const { output } = await playWith(smallGame, ['help', 'moves', 'moves A4', 'moves h8', 'board']);
    for (const word of ['moves [square]', 'hint', 'undo', 'board', 'save <file>', 'draw', 'resign', 'quit'])
      expect(output).toContain(`  ${word} `);
    expect(output).toContain('moves A4\n  a4:  a5 b4 b5\nA to move');
    expect(output).toContain('No man can move from h8.');
    expect(output).toContain('AAAA4 A - 0 1');
  });

  test('undo takes back a move and the computer’s reply', async () => {
    const hotSeatGame = await playWith(smallGame, ['undo', 'c1-e1', 'undo', 'c1-e1']);
    expect(hotSeatGame.output).toContain('There is nothing to undo.');
    expect(hotSeatGame.output).toMatch(/undo\n[\s\S]*A to move: c1-e1\n[\s\S]*C to move: \(end\)\n/);
    const computerGame = await playWith({ game: 'star-6' }, ['d2-e6', 'undo', 'd2-e6']);
    expect(computerGame.output.match(/ plays /g)).toHaveLength(10);
  });

  test('undo goes back beyond a pass', async () => {
    const position = 'H8:7A/8/8/8/8/AAA5/AAA5/CAAA4 A - 10 6';
    const options = { noMove: 'pass', evacuate: 'off' };
    const { output } = await playWith({ ...smallGame, position, options }, ['d1-e1', 'undo', 'moves']);
    expect(output).toContain('C has no move and passes.');
    expect(output).toMatch(/undo\n[\s\S]*A to move: moves\n[\s\S]*d1:/);
  });

  test('cannot act for the computer when only the computer is still playing', async () => {
    const lines = ['resign', 'yes', 'c1-e1', 'resign', 'draw', 'quit'];
    const { output } = await playWith({ game: 'star-3', level: 1 }, lines);
    expect(output.match(/It is the computer’s turn\./g)).toHaveLength(3);
  });

  test('hint shows the best move with its evaluation', async () => {
    expect((await playWith(smallGame, ['hint'])).output).toMatch(
      /Hint: [a-h]\d-[a-h]\d \(1\.3 moves ahead, 60% to win\)\n/,
    );
  });

  test('save writes a record of the game', async () => {
    const { output, files } = await playWith({ game: 'grasshopper-8' }, [
      'c1-e1',
      'save',
      'save g.hgn',
      'c2-c3',
      'save g.hgn',
    ]);
    expect(output).toContain('Type a file name after save, for example: save game.hgn');
    expect(output).toContain('Saved to g.hgn.\n');
    expect(output).toContain('Saved to g.hgn, replacing its previous content.');
    const record = parseRecord(files.get('g.hgn') ?? '');
    expect(record.ok && record.value.turns.length).toBe(4);
    expect(record.ok && record.value.players).toEqual({ A: 'A', C: 'C (the computer)' });
  });

  test('resign asks for confirmation and ends a game with two seats', async () => {
    const { output, files } = await playWith(smallGame, [
      'resign',
      'no',
      'resign',
      'yes',
      'c1-e1',
      'save r',
      'undo',
      'quit',
    ]);
    expect(output).toContain('Resign for A? This ends the game.');
    expect(output).toContain(
      'C wins: a player resigned.\nsave <file>, undo or quit: c1-e1\nThe game is over.',
    );
    expect(files.get('r')).toMatch(/\[Result "C>A"\]\n\[Termination "resignation"\]/);
    expect(output).toMatch(/undo\n[\s\S]*A to move: quit$/);
  });

  test('draw asks people whether they agree, and the computer declines', async () => {
    expect((await playWith(smallGame, ['draw', 'y'])).output).toContain('A draw: the players agreed.');
    expect((await playWith(smallGame, ['draw', 'no'])).output).toMatch(/A to move: \(end\)$/);
    expect((await playWith({}, ['draw'])).output).toContain('The computer declines a draw.');
  });

  test('draw claims a draw by repetition', async () => {
    const back = ['a4-a5', 'h5-h4', 'a5-a4', 'h4-h5'];
    const request = { game: 'grasshopper-8', hotSeat: true, options: { repetition: '3-claim' } };
    expect((await playWith(request, [...back, ...back, 'draw'])).output).toContain(
      'A draw: a draw was claimed',
    );
  });
});

test('states the winner and the reason at the end of a game', async () => {
  const position = 'H8:4AAAA/5AAA/6AA/8/6A1/CC6/CCC5/CCCC4 A - 40 21';
  const { output } = await playWith({ ...smallGame, position }, ['g4-h5']);
  expect(output).toMatch(/\nA wins: first to finish\.\nsave <file>, undo or quit: \(end\)$/);
});

test('announces that a man must leave the camp', async () => {
  const position = 'H8:8/8/8/3A4/8/8/8/A2A4 A vC 8 5';
  const { output } = await playWith({ ...smallGame, position }, ['d5-d6']);
  expect(output).toContain('C has left their camp, so a man must leave yours. 1 man can.');
  expect(output).toContain('You must move a man out of your camp');
});

describe('the rule about leaving the camp', () => {
  const enclosed = 'H8:8/8/8/3A4/8/8/8/A7 A vC 8 5';
  const output = async (position: string, options: Readonly<Record<string, string>>): Promise<string> =>
    (await playWith({ ...smallGame, position, options }, [])).output;

  test.each([
    ['evacuate', 'move', {}],
    ['homeDuty', 'advance', { evacuate: 'off', homeDuty: 'on' }],
  ])('under %s, requires a man to %s inside it when none can leave', async (_, verb, options) => {
    const words = (await output(enclosed, options)).replaceAll('\n', ' ');
    expect(words).toContain(`None can, so one must ${verb} inside it.`);
  });

  test('is not announced when all moves are allowed', async () => {
    expect(await output(enclosed, { evacuateBlocked: 'free' })).not.toContain('a man must leave yours.');
    const stuck = 'H8:8/8/8/3A4/8/CCC5/CCC5/ACC5 A vC 8 5';
    expect(await output(stuck, {})).not.toContain('must');
  });

  test('is also announced for homeDuty', async () => {
    const position = 'H8:8/8/8/3A4/8/8/8/A2A4 A - 8 5';
    const options = { evacuate: 'off', homeDuty: 'on' };
    expect(await output(position, options)).toContain('all your men must leave your camp first. 1 man can.');
  });
});

test('passes for a seat that has no move', async () => {
  const position = 'C9:9/9/9/9/9/9/b8/9/R1b6 A - 8 5';
  expect((await playWith({ game: 'cetro', hotSeat: true, position }, [])).output).toContain(
    'A has no move and passes.',
  );
});

test('in Top Secret, drops a man on the typed square', async () => {
  const { output } = await playWith({ game: 'top-secret', ...hotSeat }, ['h8', 'a1', '@g7', 'h8-h9']);
  expect(output).toContain('A to move, round 1. 18 men in hand.');
  expect(output).toContain('a1: Men can be dropped only on the squares in the middle.');
  expect(output).toContain('h8: Drop your men first');
});

test.each([
  ['cetro', '  +  '],
  ['cetro', '  (+)  '],
  ['halma-2', '  |  '],
])('help for %s explains the symbol %j', async (game, symbol) => {
  expect((await playWith({ game }, ['help'])).output).toContain(symbol);
});

test('wraps all text at the width of the terminal', async () => {
  for (const game of ['cetro', 'halma-4', 'top-secret', 'star-6']) {
    const { output } = await playWith({ game }, ['help']);
    expect(output.split('\n').filter((line) => line.length > 80)).toEqual([]);
  }
});

test('announces a demanded jump in Cetro', async () => {
  const position = 'C9:b8/9/9/9/4r4/3R5/9/9/R8 C - 8 5';
  const { output } = await playWith({ game: 'cetro', hotSeat: true, position }, ['e5-c3!']);
  expect(output).toContain('A jump is demanded.');
});

test.each([
  [{}, { level: 5, milliseconds: 1000 }],
  [
    { level: 10, seconds: 2 },
    { level: 10, milliseconds: 2000 },
  ],
])('for the options %j, the computer gets the settings %j', async (request, computerSettings) => {
  const settings: object[] = [];
  await playWith(request, ['c3 e3'], (position, requestedSettings) => {
    settings.push(requestedSettings);
    return firstMove(position);
  });
  expect(settings).toEqual([computerSettings]);
});

describe('the players', () => {
  test('are by default a person in the first seat and the computer in all others', async () => {
    const { output } = await playWith({ game: 'star-6' }, ['d2-e6']);
    expect(output.match(/[B-F] \(the computer\) plays/g)).toHaveLength(5);
  });

  test('are the computer only in the named seats', async () => {
    const { output } = await playWith({ game: 'halma-4', computer: ['a', 'C'] }, ['b15-b12', 'quit']);
    expect(output).toMatch(/Halma for four\. A \(the computer\), B, C \(the computer\), D\.\n/);
    expect(output).toContain('B to move: b15-b12');
  });

  test.each([
    [{ computer: ['B'] }, 'unknown-seat'],
    [{ computer: ['x'] }, 'unknown-seat'],
    [{ computer: ['A'], hotSeat: true }, 'bad-request'],
    [{ seconds: 0 }, 'bad-request'],
    [{ level: 11 }, 'bad-request'],
    [{ level: 2.5 }, 'bad-request'],
    [{ game: 'chess' }, 'unknown-game'],
  ])('cannot be set up by %j, which is refused with %s', async (request, code) => {
    expect((await playWith(request, [])).refusalCode).toBe(code);
  });

  test('can all be the computer', async () => {
    const { output } = await playWith(
      { ...smallGame, hotSeat: false, computer: ['A', 'C'], options: { moveCap: '6' } },
      [],
    );
    expect(output.match(/ plays /g)).toHaveLength(6);
    expect(output).toContain('A draw: the move limit was reached.');
  });

  test('are only the computer after the last person has resigned, if that person wants to watch', async () => {
    const request = { game: 'star-3', options: { moveCap: '9' } };
    const quit = await playWith(request, ['resign', 'yes', 'quit']);
    expect(quit.output).not.toContain(' plays ');
    expect(quit.output).toMatch(/Press Enter to watch, or type quit: quit$/);
    const watched = await playWith(request, ['resign', 'yes', '', 'save s']);
    expect(watched.output).toContain('share first place: the move limit was reached.');
    const record = parseRecord(watched.files.get('s') ?? '');
    expect(record.ok && record.value.turns[0]).toEqual({ seat: 1, reason: 'resignation' });
    expect(record.ok && record.value.turns.length).toBe(1 + 9);
  });

  test('include the person again after they take back their resignation', async () => {
    const request = { game: 'star-3', options: { moveCap: '9' } };
    const { output } = await playWith(request, ['resign', 'yes', '', 'undo', 'resign', 'yes', 'quit']);
    expect(output.match(/ plays /g)).toHaveLength(9);
    expect(output).toMatch(/Press Enter to watch, or type quit: quit$/);
  });
});
