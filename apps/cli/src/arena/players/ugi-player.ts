import { type Position, parseMove } from '@halma/rules';
import type { Command } from '../entrant.ts';
import type { ArenaPlayer, MoveRequest, PlayerChoice, PlayerFault } from '../player.ts';
import type { PlayerLimits, PlayerSettings } from '../player-limits.ts';
import type { LineListener } from '../player-log.ts';
import { processCpuMs } from './cpu-time.ts';
import { LineProcess } from './line-process.ts';
import { gameOptions, goCommand, moveTimeoutMs, positionCommand, scoreOf } from './ugi-commands.ts';

/** The maximum time that a program may take to start, and to prepare for each game. */
const STARTUP_TIMEOUT_MS = 20_000;

/** The maximum elapsed time by which a move may exceed its limit. */
const GRACE_MS = 1000;

/**
 * Plays with a program that speaks the Universal Game Interface. After an exit or a timeout, it starts the program again
 * for the next game.
 */
export class UgiPlayer implements ArenaPlayer {
  readonly #command: Command;
  readonly #limits: PlayerLimits;
  readonly #options: PlayerSettings['options'];
  readonly #onLine: LineListener | undefined;
  readonly #graceMs: number;
  #program: LineProcess | undefined;
  /** The names of the options that the program offers, in lower case. */
  #offeredOptions: ReadonlySet<string> = new Set();
  /** The CPU time of all earlier processes, in milliseconds, or its replacement. */
  #endedCpuMs = 0;
  /**
   * The time spent waiting for moves of the current process, in milliseconds. It replaces the CPU time of a process that
   * has ended by itself, or where the system does not report CPU time.
   */
  #waitedMs = 0;

  /**
   * @param options the options to set in the program; an option that the program does not offer is a fault
   * @param onLine called with every line that is sent or received
   * @param graceMs the maximum elapsed time by which a move may exceed its limit, in milliseconds
   */
  constructor(
    command: Command,
    limits: PlayerLimits,
    options: PlayerSettings['options'] = {},
    onLine?: LineListener,
    graceMs: number = GRACE_MS,
  ) {
    this.#command = command;
    this.#limits = limits;
    this.#options = options;
    this.#onLine = onLine;
    this.#graceMs = graceMs;
  }

  async startGame(start: Position): Promise<PlayerFault | null> {
    const fault = (await this.startProgram()) ?? (await this.#setGame(start));
    if (fault !== null) this.close();
    return fault;
  }

  async chooseMove(request: MoveRequest): Promise<PlayerChoice> {
    const program = this.#program;
    if (program === undefined) return { fault: { kind: 'crash', detail: 'the program is not running' } };
    program.send(positionCommand(request));
    const fault = await this.#expect('isready', (line) => line === 'readyok', STARTUP_TIMEOUT_MS);
    if (fault !== null) return { fault: this.#closeWith(fault) };
    const start = performance.now();
    program.send(goCommand(request, this.#limits));
    let score: number | undefined;
    const result = await program.waitForLine((line) => {
      score = scoreOf(line) ?? score;
      return line.startsWith('bestmove');
    }, moveTimeoutMs(request, this.#limits) + this.#graceMs);
    const elapsedMs = performance.now() - start;
    this.#waitedMs += elapsedMs;
    if ('failure' in result) return { fault: this.#closeWith(failureFault(program, result.failure, 'go')) };
    const [, text = ''] = result.line.split(/\s+/);
    const move = parseMove(request.position.rules.board, text);
    return move.ok
      ? { move: move.value, chargedMs: elapsedMs, ...(score === undefined ? {} : { score }) }
      : { fault: { kind: 'bad-answer', detail: `“${result.line.slice(0, 80)}”` } };
  }

  cpuTimeMs(): number {
    return this.#endedCpuMs + this.#runningCpuMs();
  }

  close(): void {
    this.#endedCpuMs += this.#runningCpuMs();
    this.#waitedMs = 0;
    this.#program?.send('quit');
    this.#program?.kill();
    this.#program = undefined;
  }

  #runningCpuMs(): number {
    const pid = this.#program?.hasEnded === false ? this.#program.pid : undefined;
    return (pid === undefined ? undefined : processCpuMs(pid)) ?? this.#waitedMs;
  }

  #closeWith(fault: PlayerFault): PlayerFault {
    this.close();
    return fault;
  }

  /** Starts the program, unless it is running, and checks that it offers the stated options. Returns a fault, or null. */
  async startProgram(): Promise<PlayerFault | null> {
    if (this.#program?.hasEnded === false) return null;
    this.close();
    this.#program = new LineProcess(this.#command, this.#onLine);
    const offeredOptions = new Set<string>();
    const fault = await this.#expect(
      'ugi',
      (line) => {
        const [, name] = /^option name (.+?) type /.exec(line) ?? [];
        if (name !== undefined) offeredOptions.add(name.toLowerCase());
        return line === 'ugiok';
      },
      STARTUP_TIMEOUT_MS,
    );
    this.#offeredOptions = offeredOptions;
    return fault ?? this.#unknownOptionFault();
  }

  #isOffered(option: string): boolean {
    return this.#offeredOptions.has(option.toLowerCase());
  }

  #unknownOptionFault(): PlayerFault | null {
    const unknownOption = Object.keys(this.#options).find((name) => !this.#isOffered(name));
    return unknownOption === undefined
      ? null
      : { kind: 'bad-answer', detail: `the program offers no option “${unknownOption}”` };
  }

  async #setGame({ rules }: Position): Promise<PlayerFault | null> {
    const offeredOptions = gameOptions(rules).filter(([name]) => this.#isOffered(name));
    for (const [name, value] of [...offeredOptions, ...Object.entries(this.#options)])
      this.#program?.send(`setoption name ${name} value ${value}`);
    this.#program?.send('uginewgame');
    return this.#expect('isready', (line) => line === 'readyok', STARTUP_TIMEOUT_MS);
  }

  /**
   * Sends a command and waits for a line that passes a test.
   *
   * @returns a fault, or null
   */
  async #expect(
    command: string,
    test: (line: string) => boolean,
    timeoutMs: number,
  ): Promise<PlayerFault | null> {
    const program = this.#program;
    if (program === undefined) return { kind: 'crash', detail: 'the program is not running' };
    program.send(command);
    const result = await program.waitForLine((line) => test(line.trim()), timeoutMs);
    return 'failure' in result ? failureFault(program, result.failure, command) : null;
  }
}

function failureFault(program: LineProcess, failure: 'timeout' | 'exited', command: string): PlayerFault {
  return failure === 'timeout'
    ? { kind: 'timeout', detail: `no response to ${command} in time` }
    : { kind: 'crash', detail: program.endReason };
}
