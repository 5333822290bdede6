import { type Position, parseMove } from '@halma/rules';
import type { Chosen, Contestant, PlayerFault, Turn } from '../contestant.ts';
import type { Command } from '../entrant.ts';
import type { PlayerLimits } from '../limits-text.ts';
import { LineProgram } from './line-program.ts';
import { processMilliseconds } from './process-time.ts';
import { gameOptions, goLine, positionLine, timeAllowed } from './ugi-lines.ts';

/** How long a program may take to get going, and to make ready for a game. */
const START_MS = 20_000;

/** How much later than asked a move may come before it counts as late. */
const GRACE_MS = 1000;

/** A program that speaks the Universal Game Interface. It is started once, and again after it has ended or was late. */
export class UgiProgram implements Contestant {
  readonly #command: Command;
  readonly #limits: PlayerLimits;
  #program: LineProgram | undefined;
  /** The options it offers, in lower case. */
  #offers: ReadonlySet<string> = new Set();
  /** CPU time of the programs that have ended. */
  #earlier = 0;
  /** What the clock on the wall says of the running one, for systems that do not tell CPU time. */
  #waited = 0;

  constructor(command: Command, limits: PlayerLimits) {
    this.#command = command;
    this.#limits = limits;
  }

  async begin(start: Position): Promise<PlayerFault | null> {
    const fault = (await this.#startUp()) ?? (await this.#setGame(start));
    if (fault !== null) this.close();
    return fault;
  }

  async choose(turn: Turn): Promise<Chosen> {
    const program = this.#program;
    if (program === undefined) return { fault: { kind: 'crash', detail: 'the program is not running' } };
    program.send(positionLine(turn));
    const ready = await this.#expect('isready', (line) => line === 'readyok', START_MS);
    if (ready !== null) return { fault: this.#giveUp(ready) };
    const begun = performance.now();
    program.send(goLine(turn, this.#limits));
    const heard = await program.hear(
      (line) => line.startsWith('bestmove'),
      timeAllowed(turn, this.#limits) + GRACE_MS,
    );
    const milliseconds = performance.now() - begun;
    this.#waited += milliseconds;
    if ('silence' in heard) return { fault: this.#giveUp(silenceFault(program, heard.silence, 'bestmove')) };
    const [, text = ''] = heard.line.split(/\s+/);
    const move = parseMove(turn.position.rules.board, text);
    return move.ok
      ? { move: move.value, milliseconds }
      : { fault: { kind: 'bad-answer', detail: `“${heard.line.slice(0, 80)}”` } };
  }

  spent(): number {
    return this.#earlier + this.#running();
  }

  close(): void {
    this.#earlier += this.#running();
    this.#waited = 0;
    this.#program?.send('quit');
    this.#program?.kill();
    this.#program = undefined;
  }

  #running(): number {
    const pid = this.#program?.hasEnded === false ? this.#program.pid : undefined;
    return (pid === undefined ? undefined : processMilliseconds(pid)) ?? this.#waited;
  }

  #giveUp(fault: PlayerFault): PlayerFault {
    this.close();
    return fault;
  }

  async #startUp(): Promise<PlayerFault | null> {
    if (this.#program?.hasEnded === false) return null;
    this.close();
    this.#program = new LineProgram(this.#command);
    const offers = new Set<string>();
    const fault = await this.#expect(
      'ugi',
      (line) => {
        const [, name] = /^option name (.+?) type /.exec(line) ?? [];
        if (name !== undefined) offers.add(name.toLowerCase());
        return line === 'ugiok';
      },
      START_MS,
    );
    this.#offers = offers;
    return fault;
  }

  #setGame({ rules }: Position): Promise<PlayerFault | null> {
    for (const [name, value] of gameOptions(rules))
      if (this.#offers.has(name.toLowerCase())) this.#program?.send(`setoption name ${name} value ${value}`);
    this.#program?.send('uginewgame');
    return this.#expect('isready', (line) => line === 'readyok', START_MS);
  }

  async #expect(
    line: string,
    test: (line: string) => boolean,
    milliseconds: number,
  ): Promise<PlayerFault | null> {
    const program = this.#program;
    if (program === undefined) return { kind: 'crash', detail: 'the program is not running' };
    program.send(line);
    const heard = await program.hear((answer) => test(answer.trim()), milliseconds);
    return 'silence' in heard ? silenceFault(program, heard.silence, line) : null;
  }
}

function silenceFault(program: LineProgram, silence: 'late' | 'ended', asked: string): PlayerFault {
  return silence === 'late'
    ? { kind: 'timeout', detail: `no answer to ${asked} in time` }
    : { kind: 'crash', detail: program.ending };
}
