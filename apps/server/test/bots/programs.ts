import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type {
  Challenges,
  Command,
  CreatedAccessToken,
  GameSetup,
  LoggedEvent,
  SeriesSetup,
  TokenScope,
} from '@halma/protocol';
import {
  formatShortMove,
  legalMoves,
  makeRules,
  type Position,
  parseMove,
  play,
  seatLetter,
  startPosition,
} from '@halma/rules';
import { afterAll, beforeAll } from 'vitest';
import { compileWorkspaces } from '../../../../test/compile-workspaces.ts';
import { newId } from '../online/client.ts';
import type { TestAccount } from '../online/test-account.ts';

const resolvePath = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The interval at which a game or an output is polled, in milliseconds. */
const POLL_INTERVAL_MS = 20;

/** The command line program, compiled. */
const HALMA = resolvePath('../../../cli/bin/halma.js');

/** The example in the documentation. */
export const EXAMPLE: string = resolvePath('../../../../examples/bots/first_move.py');

/** The command that runs an engine of this repository over UGI. */
export const UGI_COMMAND: string = `"${process.execPath}" "${HALMA}" ugi`;

/** The command that runs a program of this repository over the file protocol. */
export const CSCI561_COMMAND: string = `"${process.execPath}" "${HALMA}" csci561 .`;

/** A program that a test runs. */
export interface Program {
  readonly child: ChildProcess;
  readonly ended: Promise<unknown>;
  /** Everything that it has printed so far. */
  output(): string;
  /** Waits until it has printed the given text. Throws if it ends first. */
  waitForOutput(text: string): Promise<void>;
}

/**
 * Starts a program.
 *
 * @param environment variables other than PATH
 */
export function startProgram(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Program {
  const child = spawn(command, args, { env: { PATH: process.env.PATH, ...environment } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += String(chunk);
    });
  const waitForOutput = async (text: string): Promise<void> => {
    while (!output.includes(text)) {
      if (child.exitCode !== null) throw new Error(`the program ended: ${output}`);
      await delay(POLL_INTERVAL_MS);
    }
  };
  return { child, ended: once(child, 'close'), output: () => output, waitForOutput };
}

/**
 * Prepares a test file to run bridges. The returned function starts a bridge with an account's token. The
 * folder that contains the tokens is removed after the tests.
 */
export function bridgesForTests(): (
  address: string,
  token: CreatedAccessToken,
  ...options: readonly string[]
) => Promise<Program> {
  let folder = '';
  const started: Program[] = [];
  beforeAll(async () => {
    compileWorkspaces();
    folder = await mkdtemp(join(tmpdir(), 'halma-bridge-'));
  }, 120_000);
  afterAll(async () => {
    for (const { child } of started) child.kill('SIGKILL');
    await Promise.all(started.map(({ ended }) => ended));
    await rm(folder, { recursive: true });
  });
  return async (address, token, ...options) => {
    const file = join(folder, token.id);
    await writeFile(file, token.secret);
    const program = startProgram(process.execPath, [
      HALMA,
      'bot',
      '--server',
      address,
      '--token-file',
      file,
      ...options,
    ]);
    started.push(program);
    return program;
  };
}

/**
 * Creates an access token for a program that plays for an account.
 *
 * @param moreScopes scopes besides those for games and challenges
 */
export function createToken(
  { client }: TestAccount,
  ...moreScopes: readonly TokenScope[]
): Promise<CreatedAccessToken> {
  const body = { name: 'Program', scopes: ['games:read', 'games:play', 'challenges', ...moreScopes] };
  return client.fetchJson('POST', '/api/account/tokens', body);
}

/** How an opponent plays. */
interface OpponentPlan {
  /** Returns whether the opponent resigns after the given number of its own moves. */
  readonly resigns: (moveCount: number) => boolean;
  /** Varies the moves that the opponent plays. */
  readonly choice: number;
}

/** The opponent of a program: joins its games, plays in them, and resigns. */
export class Opponent {
  readonly #account: TestAccount;

  constructor(account: TestAccount) {
    this.#account = account;
  }

  /** Creates a game as the program's account, with a seat for this opponent, and takes that seat. */
  async startGame(owner: TestAccount, setup: GameSetup): Promise<string> {
    const game = await owner.client.createGame(setup);
    await this.#send(game, { do: 'join' });
    return game;
  }

  /**
   * Challenges a program to a game in which the program has seat A and moves first. Returns the game once the challenge
   * is accepted.
   */
  async challenge(name: string, setup: GameSetup, series?: SeriesSetup): Promise<string> {
    const plan = { ...setup, seats: { A: { kind: 'open' }, C: { kind: 'me' } } };
    const body = {
      id: newId(),
      to: name,
      plan,
      begins: 'opponent',
      ...(series === undefined ? {} : { series }),
    };
    const { client } = this.#account;
    const { challenge } = await client.fetchJson<{ challenge: string }>('POST', '/api/challenges', body);
    for (;;) {
      const { outgoing } = await client.fetchJson<Challenges>('GET', '/api/challenges');
      const sent = outgoing.find((candidate) => candidate.challenge === challenge);
      if (sent?.game !== undefined) return sent.game;
      if (sent?.state !== 'open') throw new Error(`the challenge is ${sent?.state}, because ${sent?.reason}`);
      await delay(POLL_INTERVAL_MS);
    }
  }

  /** Waits until the program offers the next game of a series, and accepts it. Returns whether it has started. */
  async acceptNextGame(game: string): Promise<boolean> {
    const readOffers = async () => {
      const path = `/api/games/${game}/events`;
      const { events } = await this.#account.client.fetchJson<{ events: LoggedEvent[] }>('GET', path);
      return events.flatMap(({ event }) => (event.kind === 'rematch-offered' ? [event] : []));
    };
    while ((await readOffers()).length === 0) await delay(POLL_INTERVAL_MS);
    await this.#send(game, { do: 'rematch' });
    return (await readOffers()).some(({ next }) => next !== undefined);
  }

  /**
   * Plays a game until this opponent resigns or the game ends. Also makes every move on its own board, and so
   * throws if a move is illegal.
   *
   * @returns the number of the program's moves, and how the game ended
   */
  async play(game: string, setup: GameSetup, { resigns, choice }: OpponentPlan) {
    let position = startPositionOf(setup);
    let last = -1;
    let moveCount = 0;
    for (;;) {
      const path = `/api/games/${game}/events?after=${last}`;
      const { events } = await this.#account.client.fetchJson<{ events: LoggedEvent[] }>('GET', path);
      for (const { seq, event } of events) {
        last = seq;
        if (event.kind === 'moved') position = positionAfter(position, event.move);
        else if (ENDINGS.has(event.kind)) return { moves: position.ply - moveCount, ending: event };
      }
      if (position.outcome !== null) return { moves: position.ply - moveCount, ending: undefined };
      if (events.length > 0) continue;
      if (seatLetter(position.toMove) === 'A') await delay(POLL_INTERVAL_MS);
      else if (resigns(moveCount)) await this.#send(game, { do: 'resign' });
      else {
        const moves = legalMoves(position);
        const move = moves[(7 * moveCount + choice) % moves.length];
        if (move === undefined) throw new Error('there is no legal move');
        const text = formatShortMove(position.rules.board, move);
        await this.#send(game, { do: 'move', ply: position.ply, move: text });
        moveCount += 1;
      }
    }
  }

  async #send(game: string, command: Command): Promise<void> {
    const response = await this.#account.client.fetch('POST', `/api/games/${game}/commands`, {
      id: newId(),
      command,
    });
    if (!response.ok) throw new Error(await response.text());
  }
}

/** The events that end a game without a move. */
const ENDINGS: ReadonlySet<string> = new Set(['resigned', 'fell', 'declared-gone', 'aborted']);

function startPositionOf({ rules: { game, preset, options } }: GameSetup): Position {
  const givenOptions = Object.entries(options).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const rules = makeRules({ game, preset, options: Object.fromEntries(givenOptions) });
  const start = rules.ok ? startPosition(rules.value, 'A') : rules;
  if (!start.ok) throw new Error(start.refusal.code);
  return start.value;
}

function positionAfter(position: Position, text: string): Position {
  const move = parseMove(position.rules.board, text);
  const next = move.ok ? play(position, move.value) : move;
  if (!next.ok) throw new Error(next.refusal.code);
  return next.value;
}
