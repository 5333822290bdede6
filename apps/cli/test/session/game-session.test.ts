import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS, legalMoves, makeRules, type Position, parseMove, play, startPosition } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { legalActions, moveOfAction, numberingOf } from '../../src/session/actions.ts';
import { GameSession, MAX_OPEN_GAMES } from '../../src/session/game-session.ts';
import { command } from '../support/command.ts';
import { positionOf } from '../support/positions.ts';
import { repository } from '../support/process.ts';

const reference = readFileSync(join(repository, 'docs/reference/session.md'), 'utf8');

const ask = (session: GameSession, request: object): ReturnType<typeof JSON.parse> =>
  JSON.parse(session.answer({ text: JSON.stringify(request) }));

const codeOf = (session: GameSession, request: object): unknown => ask(session, request).error?.code;

test('gives the answers in the reference', () => {
  const lines = /```jsonl\n([\s\S]*?)```/.exec(reference)?.[1]?.trim().split('\n') ?? [];
  const session = new GameSession({});
  for (const [index, line] of lines.entries())
    if (line.startsWith('> '))
      expect(session.answer({ text: line.slice(2) })).toBe(lines[index + 1]?.slice(2));
  expect(lines.length).toBeGreaterThan(4);
});

test('serves the command line, with its options as defaults', async () => {
  const { status, out } = await command(['session', '--game', 'star-3'], {
    input: '{"verb":"start"}\n{"verb":"start","game":"rhombus-5"}\nx',
  });
  expect(status).toBe(0);
  const answers = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(answers.map(({ men, error }) => men?.length ?? error.code)).toEqual([121, 25, 'bad-json']);
});

test('refuses an unknown game before the first request', async () => {
  expect(await command(['session', '--game', 'chess'])).toMatchObject({ status: 1, out: '' });
});

test('keeps games separate, and a copy keeps the history', () => {
  const session = new GameSession({ game: 'rhombus-5' });
  ask(session, { verb: 'start' });
  const texts = ['c1-d1', 'c5-b5', 'd1-c1', 'b5-c5'];
  const { cells } = ask(session, { verb: 'rules' });
  const actions = [...texts, ...texts].map((text) => {
    const [from, to] = text.split('-').map((cell) => cells.indexOf(cell));
    return (from ?? 0) * 26 + (to ?? 0);
  });
  for (const action of actions.slice(0, -1)) ask(session, { verb: 'play', handle: 1, action });
  expect(ask(session, { verb: 'copy', handle: 1 })).toMatchObject({ handle: 2, ply: 7 });
  const last = { verb: 'play', handle: 2, action: actions.at(-1) };
  expect(ask(session, last)).toMatchObject({ termination: 'repetition', legal: [], scores: [0.5, 0.5] });
  expect(ask(session, { verb: 'show', handle: 1 })).toMatchObject({
    moves: [...texts, ...texts].slice(0, -1),
    result: '*',
  });
  expect(ask(session, { id: 3, verb: 'close', handle: 1 })).toEqual({ id: 3 });
  expect(codeOf(session, { verb: 'show', handle: 1 })).toBe('unknown-handle');
});

describe('refuses', () => {
  const session = new GameSession({ game: 'rhombus-5' });
  ask(session, { verb: 'start' });
  test.each([
    [{}, 'unknown-verb'],
    [{ verb: 'constructor' }, 'unknown-verb'],
    [{ verb: 'play' }, 'bad-request'],
    [{ verb: 'play', handle: 'one' }, 'bad-request'],
    [{ verb: 'play', handle: 1 }, 'bad-request'],
    [{ verb: 'play', handle: 2, action: 1 }, 'unknown-handle'],
    [{ verb: 'play', handle: 1, action: 676 }, 'bad-action'],
    [{ verb: 'play', handle: 1, action: -1 }, 'bad-action'],
    [{ verb: 'play', handle: 1, action: 0.5 }, 'bad-action'],
    [{ verb: 'play', handle: 1, action: 675 }, 'must-move'],
    [{ verb: 'play', handle: 1, action: 24 * 26 }, 'not-your-man'],
    [{ verb: 'play', handle: 1, action: 25 * 26 }, 'no-drop-here'],
    [{ verb: 'play', handle: 1, action: 25 }, 'no-leaving-here'],
    [{ verb: 'start', game: 'chess' }, 'unknown-game'],
    [{ verb: 'start', options: { moveCap: 3 } }, 'bad-request'],
    [{ verb: 'start', position: 'R5:' }, 'bad-field'],
  ])('%j with %s', (request, code) => expect(codeOf(session, request)).toBe(code));
});

test('holds a limited number of games', () => {
  const session = new GameSession({ game: 'rhombus-5' });
  for (let game = 0; game < MAX_OPEN_GAMES; game += 1) ask(session, { verb: 'start' });
  expect(codeOf(session, { verb: 'copy', handle: 1 })).toBe('too-many-games');
  ask(session, { verb: 'close', handle: 1 });
  expect(ask(session, { verb: 'start' }).handle).toBe(MAX_OPEN_GAMES + 1);
});

/**
 * Checks that the actions of a position are its legal moves, that each can be played, and that no two are the
 * same.
 */
function expectActionsOf(position: Position): void {
  const { rules } = position;
  const { count, demandOffset } = numberingOf(rules);
  const actions = legalActions(position);
  const moves = legalMoves(position);
  const demands = demandOffset > 0 ? moves.filter(({ kind }) => kind === 'normal').length : 0;
  expect(new Set(actions).size).toBe(moves.length + demands);
  for (const action of actions) {
    expect(action).toBeLessThan(count);
    const move = moveOfAction(rules, action);
    expect(move !== undefined && play(position, move).ok).toBe(true);
  }
}

test.each(GAME_IDS)('numbers every legal move at the start of %s once', (game) => {
  const rules = makeRules({ game });
  const start = rules.ok ? startPosition(rules.value) : rules;
  if (!start.ok) throw new Error(start.refusal.code);
  expectActionsOf(start.value);
});

test('numbers drops, moves off the board, demands and passes', () => {
  for (const [game, text, move] of [
    ['top-secret', undefined, '@h8'],
    ['top-secret', 'H16:16/16/16/16/16/16/16/16/16/16/16/16/16/16/16/A14C A - 40 21', 'a1-off'],
    ['cetro', undefined, undefined],
    ['rhombus-5', 'R5:3AA/4A/5/5/CCC2 A - 10 6', undefined],
  ] as const) {
    const position = positionOf(game, text === undefined ? {} : { text });
    expectActionsOf(position);
    if (move === undefined) continue;
    const parsed = parseMove(position, move);
    const actions = legalActions(position).map((action) => moveOfAction(position.rules, action));
    expect(actions).toContainEqual(parsed.ok && parsed.value);
  }
});
