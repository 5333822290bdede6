import type { SearchInfo } from '@halma/engine';
import type { SearchSettings } from '@halma/engine/worker';
import { formatShortMove, type Move, makeRules, type Position, startPosition } from '@halma/rules';
import type { EngineClient } from '../engine/engine-client.ts';
import { moveTimeLimit } from '../engine/move-time.ts';
import { type CommandResult, withMessage } from '../refusal.ts';
import { formatInfoLines, formatQueryResult, formatTotals } from './info-lines.ts';
import { parseGo } from './parse-go.ts';
import { parsePositionCommand } from './parse-position.ts';
import { formatOptionLines, rulesConfigOf, setOption, type UgiSettings } from './settings.ts';

/** Stands for the best move where there is none. */
const NO_MOVE = '(none)';

/** The dependencies of a session. */
export interface UgiConnection {
  readonly send: (line: string) => void;
  readonly engine: EngineClient;
  /** Returns the time of a monotonic clock, in milliseconds. */
  readonly now: () => number;
  readonly version: string;
}

/** A session of the Universal Game Interface. It accepts commands during a search. */
export class UgiSession {
  readonly #connection: UgiConnection;
  #settings: UgiSettings;
  /** The position that the last `position` command set since `uginewgame`; undefined if there was none. */
  #position: Position | undefined;
  /** The engine with the most recently opened tablebase. */
  #tablebase: { readonly path: string; readonly engine: EngineClient } | undefined;
  #pendingSearch: Promise<void> | undefined;
  #isInfinite = false;
  /** Whether the next search discards the results of earlier searches. */
  #isFresh = true;

  constructor(connection: UgiConnection, settings: UgiSettings) {
    this.#connection = connection;
    this.#settings = settings;
  }

  /**
   * Handles a command. For an unknown command, it only sends a note. The caller handles `quit`.
   *
   * @returns a promise that resolves when the next command may follow; a search continues in the background
   */
  async handleLine(line: string): Promise<void> {
    const [name = '', ...words] = line.trim().split(/\s+/);
    switch (name) {
      case '':
        break;
      case 'ugi':
        this.#sendIdentity();
        break;
      case 'isready':
        await this.#openTablebase();
        await this.#connection.engine.ready();
        this.#connection.send('readyok');
        break;
      case 'setoption':
        this.#setOption(words);
        break;
      case 'uginewgame':
        this.#newGame();
        break;
      case 'position':
        this.#setPosition(words);
        break;
      case 'go':
        await this.#openTablebase();
        this.#startSearch(words);
        break;
      case 'stop':
        this.stop();
        // A `go` may follow without waiting for the best move.
        await this.#pendingSearch;
        break;
      case 'query':
        this.#answerQuery(words);
        break;
      default:
        this.sendNote(`unknown command ${name.slice(0, 40)}`);
    }
  }

  /** Stops the search in progress, which then reports its result so far. */
  stop(): void {
    this.#connection.engine.stop();
  }

  /** Sends a note, which the other program may show to its user. */
  sendNote(text: string): void {
    this.#connection.send(`info string ${text.trim()}`);
  }

  /** Waits for the search in progress, and stops it if it is infinite. */
  async finish(): Promise<void> {
    if (this.#isInfinite) this.stop();
    await this.#pendingSearch;
  }

  #sendIdentity(): void {
    this.#connection.send(`id name Halma ${this.#connection.version}`);
    this.#connection.send('id author the Halma authors');
    for (const line of formatOptionLines(this.#settings)) this.#connection.send(line);
    this.#connection.send('ugiok');
  }

  #setOption(words: readonly string[]): void {
    const [, name = '', value = ''] = /^name (.+?)(?: value (.*))?$/.exec(words.join(' ')) ?? [];
    const newSettings = setOption(this.#settings, name, value);
    if ('unknown' in newSettings) {
      this.sendNote(`no such ${newSettings.unknown}: ${`${name} ${value}`.trim().slice(0, 80)}`);
      return;
    }
    this.#settings = newSettings;
  }

  #newGame(): void {
    this.#position = undefined;
    this.#isFresh = true;
  }

  #setPosition(words: readonly string[]): void {
    const rules = withMessage(makeRules(rulesConfigOf(this.#settings)));
    const position = rules.ok ? parsePositionCommand(rules.value, words) : rules;
    this.#position = this.#acceptOrNote(position) ?? this.#position;
  }

  #startSearch(words: readonly string[]): void {
    if (this.#pendingSearch !== undefined) {
      this.sendNote('a search is in progress; stop it first');
      return;
    }
    const position = this.#currentPosition();
    if (position === undefined) {
      // A host that sent valid limits waits for a best move.
      this.#connection.send(`bestmove ${NO_MOVE}`);
      return;
    }
    const player = 1 + position.rules.seats.indexOf(position.toMove);
    const { command, notes } = parseGo(words, player);
    for (const note of notes) this.sendNote(note);
    if (command === undefined) return;
    const { isInfinite, milliseconds, clock, ...limits } = command;
    const time = {
      ...(milliseconds !== undefined && { milliseconds }),
      ...(clock !== undefined && { clock }),
    };
    const settings = {
      ...limits,
      ...moveTimeLimit(position, time),
      lineCount: this.#settings.lines,
      threads: this.#settings.threads,
      isFresh: this.#isFresh,
    };
    this.#isInfinite = isInfinite;
    this.#isFresh = false;
    this.#pendingSearch = this.#search(position, settings);
  }

  #answerQuery([query = '']: readonly string[]): void {
    const position = this.#currentPosition();
    if (position === undefined) return;
    const { rules, toMove, outcome } = position;
    const [, player] = /^p([1-6])turn$/.exec(query) ?? [];
    if (player !== undefined) this.#connection.send(`response ${rules.seats[Number(player) - 1] === toMove}`);
    else if (query === 'gameover') this.#connection.send(`response ${outcome !== null}`);
    else if (query === 'result') this.#connection.send(`response ${formatQueryResult(outcome, rules.seats)}`);
    else this.sendNote(`unknown query ${query.slice(0, 40)}`);
  }

  async #search(position: Position, settings: SearchSettings): Promise<void> {
    const startTime = this.#connection.now();
    const elapsed = (): number => this.#connection.now() - startTime;
    let nodes = 0;
    let move: Move | null = null;
    try {
      move = await this.#findMove(position, settings, (info) => {
        nodes = info.nodes;
        for (const line of formatInfoLines(position, info, elapsed())) this.#connection.send(line);
      });
    } catch (error) {
      this.sendNote(`internal error: ${error instanceof Error ? error.message : String(error)}`);
    }
    this.#connection.send(`info ${formatTotals(nodes, elapsed())}`);
    this.#pendingSearch = undefined;
    this.#isInfinite = false;
    this.#connection.send(`bestmove ${formatMove(position, move)}`);
  }

  async #findMove(
    position: Position,
    settings: SearchSettings,
    onProgress: (info: SearchInfo) => void,
  ): Promise<Move | null> {
    const { level, isAnalysis, tablebase } = this.#settings;
    const engine = (tablebase !== undefined && this.#tablebase?.engine) || this.#connection.engine;
    if (!isAnalysis) return engine.chooseMove(position, { ...settings, level, seed: 0, onProgress });
    const analysis = await engine.analyse(position, { ...settings, onProgress });
    return analysis?.lines[0]?.moves[0] ?? null;
  }

  /**
   * Opens the tablebase in the settings, unless it is already open. If its file cannot be read, the engine
   * searches.
   */
  async #openTablebase(): Promise<void> {
    const { tablebase: path } = this.#settings;
    if (path === undefined || this.#tablebase?.path === path) return;
    // Loading the solver on demand lets other sessions start faster.
    const { engineWithTablebase } = await import('../engine/tablebase-engine.ts');
    const { engine } = this.#connection;
    this.#tablebase = { path, engine: this.#acceptOrNote(await engineWithTablebase(engine, path)) ?? engine };
  }

  /** Returns the current position, by default the start of the game; undefined if the game lacks a stated option. */
  #currentPosition(): Position | undefined {
    if (this.#position !== undefined) return this.#position;
    const rules = withMessage(makeRules(rulesConfigOf(this.#settings)));
    return this.#acceptOrNote(rules.ok ? withMessage(startPosition(rules.value)) : rules);
  }

  /** Returns the value of a result, or sends a note with the reason for the refusal and returns undefined. */
  #acceptOrNote<Value>(result: CommandResult<Value>): Value | undefined {
    if (result.ok) return result.value;
    const { code, message, ply } = result.refusal;
    this.sendNote(`${code}${ply === undefined ? '' : ` at move ${ply}`}: ${message}`);
    return undefined;
  }
}

function formatMove(position: Position, move: Move | null): string {
  return move === null ? NO_MOVE : formatShortMove(position.rules.board, move);
}
