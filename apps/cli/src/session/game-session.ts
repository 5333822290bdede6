import { accept, formatPosition, formatShortMove, type Position, play } from '@halma/rules';
import { type CommandResult, refuse, withMessage } from '../refusal.ts';
import { POSITION_FIELDS, type RawRequest, type Request } from '../request/fields/fields.ts';
import { requestedPosition, requestedRules } from '../request/position.ts';
import { validateRequest, withDefaults } from '../request/validate-request.ts';
import { internalError, parseLine, toJson } from '../serve/json-line.ts';
import type { Line } from '../serve/line-splitter.ts';
import { moveOfAction } from './actions.ts';
import { createRulesData, createStateData } from './state-data.ts';

/** The maximum number of games that a session holds at the same time. */
export const MAX_OPEN_GAMES = 10_000;

type Answer = CommandResult<Readonly<Record<string, unknown>>>;

const SESSION_VERBS = ['rules', 'start', 'play', 'copy', 'show', 'close'] as const;

type SessionVerb = (typeof SESSION_VERBS)[number];

/**
 * Holds many games at once for a program that plays them move by move. Unlike a request about a position, a
 * session keeps the history of each game, so repetitions count.
 */
export class GameSession {
  readonly #defaults: Request;
  readonly #games = new Map<number, Position>();
  #lastHandle = 0;

  /** @param defaults the values of fields that a request omits */
  constructor(defaults: Request) {
    this.#defaults = defaults;
  }

  /** Answers a line with a line of JSON, without a line terminator. Never throws. */
  answer(line: Line): string {
    const raw = parseLine(line);
    if (!raw.ok) return toJson(undefined, raw);
    const { id } = raw.value;
    try {
      const answer = this.#run(raw.value);
      return toJson(id, answer.ok ? accept({ data: () => answer.value }) : answer);
    } catch (error) {
      return toJson(id, internalError(error));
    }
  }

  #run(raw: RawRequest): Answer {
    const verb = SESSION_VERBS.find((name) => name === raw.verb);
    return verb === undefined
      ? refuse('unknown-verb', `The field “verb” must be one of ${SESSION_VERBS.join(', ')}.`)
      : this.#handlers[verb](raw);
  }

  readonly #handlers: Readonly<Record<SessionVerb, (raw: RawRequest) => Answer>> = {
    rules: (raw) => {
      const request = this.#positionRequest(raw);
      if (!request.ok) return request;
      const rules = requestedRules(request.value);
      return rules.ok ? accept(createRulesData(rules.value)) : rules;
    },
    start: (raw) => {
      const request = this.#positionRequest(raw);
      if (!request.ok) return request;
      const position = requestedPosition(request.value);
      return position.ok ? this.#open(position.value) : position;
    },
    play: (raw) =>
      this.#withGame(raw, (position, handle) => {
        const after = playAction(position, raw.action);
        if (!after.ok) return after;
        this.#games.set(handle, after.value);
        return accept(createStateData(after.value));
      }),
    copy: (raw) => this.#withGame(raw, (position) => this.#open(position)),
    show: (raw) =>
      this.#withGame(raw, (position) =>
        accept({
          position: formatPosition(position),
          moves: movesTo(position),
          ...createStateData(position),
        }),
      ),
    close: (raw) =>
      this.#withGame(raw, (_, handle) => {
        this.#games.delete(handle);
        return accept({});
      }),
  };

  #positionRequest(raw: RawRequest): CommandResult<Request> {
    return validateRequest(withDefaults(raw, this.#defaults), POSITION_FIELDS);
  }

  #open(position: Position): Answer {
    if (this.#games.size >= MAX_OPEN_GAMES)
      return refuse('too-many-games', `A session holds at most ${MAX_OPEN_GAMES} games; close some first.`);
    this.#lastHandle += 1;
    this.#games.set(this.#lastHandle, position);
    return accept({ handle: this.#lastHandle, ...createStateData(position) });
  }

  #withGame({ handle }: RawRequest, run: (position: Position, handle: number) => Answer): Answer {
    if (typeof handle !== 'number') return refuse('bad-request', 'The field “handle” must be a number.');
    const position = this.#games.get(handle);
    return position === undefined
      ? refuse('unknown-handle', `The session has no game with the handle ${handle}.`)
      : run(position, handle);
  }
}

function playAction(position: Position, action: unknown): CommandResult<Position> {
  if (typeof action !== 'number') return refuse('bad-request', 'The field “action” must be a number.');
  const move = moveOfAction(position.rules, action);
  return move === undefined
    ? refuse('bad-action', `No move of this game has the number ${action}.`)
    : withMessage(play(position, move));
}

/** Returns the moves that led to a position, in short form, since the game was started or its position was parsed. */
function movesTo(position: Position): readonly string[] {
  const texts: string[] = [];
  for (let after: Position | null = position; after?.lastMove; after = after.previous)
    texts.push(formatShortMove(after, after.lastMove));
  return texts.reverse();
}
