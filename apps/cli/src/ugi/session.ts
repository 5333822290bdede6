import { formatShortMove, type Move, makeRules, type Position, startPosition } from '@halma/rules';
import { type Reply, replyOf } from '../faults.ts';
import type { Thinker, ThinkTask } from '../thinking/task.ts';
import { writePosition } from '../thinking/written-position.ts';
import { infoLines, resultWord, totals } from './info-lines.ts';
import { readGo } from './read-go.ts';
import { readPosition } from './read-position.ts';
import { changeSetting, offeredOptions, rulesChoice, type Settings } from './settings.ts';

/** What a session needs of the world. */
export interface UgiWorld {
  readonly send: (line: string) => void;
  readonly thinker: Thinker;
  /** Milliseconds on a clock that never goes back. */
  readonly now: () => number;
  readonly version: string;
}

/** A conversation in the Universal Game Interface. It answers commands at once, also while it thinks. */
export class UgiSession {
  readonly #world: UgiWorld;
  #settings: Settings;
  /** The position to think about; undefined until one is set up or needed. */
  #position: Position | undefined;
  #thinking: Promise<void> | undefined;
  #endless = false;
  /** True when nothing that was thought before is to be used. */
  #afresh = true;

  constructor(world: UgiWorld, settings: Settings) {
    this.#world = world;
    this.#settings = settings;
  }

  /**
   * Obeys a line. A word that is not known is passed over with a remark. `quit` is for the loop that reads the lines.
   *
   * @returns resolves when the next line may follow; a search goes on meanwhile
   */
  async hear(line: string): Promise<void> {
    const [name = '', ...words] = line.trim().split(/\s+/);
    switch (name) {
      case '':
        break;
      case 'ugi':
        this.#introduce();
        break;
      case 'isready':
        await this.#world.thinker.prepare();
        this.#world.send('readyok');
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
        this.#go(words);
        break;
      case 'stop':
        this.stop();
        break;
      case 'query':
        this.#answerQuery(words);
        break;
      default:
        this.#remark(`unknown command ${name.slice(0, 40)}`);
    }
  }

  /** Ends the search that is going on with what it has found. */
  stop(): void {
    this.#world.thinker.stop();
  }

  /** Waits for the search that is going on. One without an end is stopped. */
  async finish(): Promise<void> {
    if (this.#endless) this.stop();
    await this.#thinking;
  }

  #introduce(): void {
    this.#world.send(`id name Halma ${this.#world.version}`);
    this.#world.send('id author the Halma authors');
    for (const line of offeredOptions(this.#settings)) this.#world.send(line);
    this.#world.send('ugiok');
  }

  #setOption(words: readonly string[]): void {
    const [, name = '', value = ''] = /^name (.+?)(?: value (.*))?$/.exec(words.join(' ')) ?? [];
    const changed = changeSetting(this.#settings, name, value);
    if ('unknown' in changed) {
      this.#remark(`no such ${changed.unknown}: ${`${name} ${value}`.trim().slice(0, 80)}`);
      return;
    }
    if (rulesText(changed) !== rulesText(this.#settings)) this.#position = undefined;
    this.#settings = changed;
  }

  #newGame(): void {
    this.#position = undefined;
    this.#afresh = true;
  }

  #setPosition(words: readonly string[]): void {
    const rules = replyOf(makeRules(rulesChoice(this.#settings)));
    const position = rules.ok ? readPosition(rules.value, words) : rules;
    this.#position = this.#accepted(position) ?? this.#position;
  }

  #go(words: readonly string[]): void {
    if (this.#thinking !== undefined) {
      this.#remark('a search is going on; stop it first');
      return;
    }
    const position = this.#present();
    if (position === undefined) return;
    const player = 1 + position.rules.seats.indexOf(position.toMove);
    const { endless, ...limits } = readGo(words, player);
    const { level, lines, analyses } = this.#settings;
    const task = {
      position: writePosition(position),
      lines,
      afresh: this.#afresh,
      ...(analyses ? {} : { level }),
      ...limits,
    };
    this.#endless = endless;
    this.#afresh = false;
    this.#thinking = this.#search(position, task);
  }

  #answerQuery([what = '']: readonly string[]): void {
    const position = this.#present();
    if (position === undefined) return;
    const { rules, toMove, outcome } = position;
    const [, player] = /^p([1-6])turn$/.exec(what) ?? [];
    if (player !== undefined) this.#world.send(`response ${rules.seats[Number(player) - 1] === toMove}`);
    else if (what === 'gameover') this.#world.send(`response ${outcome !== null}`);
    else if (what === 'result') this.#world.send(`response ${resultWord(outcome, rules.seats)}`);
    else this.#remark(`unknown query ${what.slice(0, 40)}`);
  }

  async #search(position: Position, task: ThinkTask): Promise<void> {
    const begun = this.#world.now();
    const elapsed = (): number => this.#world.now() - begun;
    let nodes = 0;
    let move: Move | null = null;
    try {
      move = await this.#world.thinker.think(task, (found) => {
        nodes = found.nodes;
        for (const line of infoLines(position, found, elapsed())) this.#world.send(line);
      });
    } catch (error) {
      this.#remark(`this should not happen: ${error instanceof Error ? error.message : String(error)}`);
    }
    this.#world.send(`info ${totals(nodes, elapsed())}`);
    this.#thinking = undefined;
    this.#endless = false;
    this.#world.send(`bestmove ${moveText(position, move)}`);
  }

  /** The position that is set up, or the start of the game that is set. */
  #present(): Position | undefined {
    if (this.#position !== undefined) return this.#position;
    const rules = replyOf(makeRules(rulesChoice(this.#settings)));
    this.#position = this.#accepted(rules.ok ? replyOf(startPosition(rules.value)) : rules);
    return this.#position;
  }

  /** A position, or undefined with a remark on why there is none. */
  #accepted(position: Reply<Position>): Position | undefined {
    if (position.ok) return position.value;
    const { code, message, ply } = position.fault;
    this.#remark(`${code}${ply === undefined ? '' : ` at move ${ply}`}: ${message}`);
    return undefined;
  }

  #remark(text: string): void {
    this.#world.send(`info string ${text.trim()}`);
  }
}

function rulesText(settings: Settings): string {
  return JSON.stringify(rulesChoice(settings));
}

function moveText(position: Position, move: Move | null): string {
  return move === null ? '(none)' : formatShortMove(position.rules.board, move);
}
