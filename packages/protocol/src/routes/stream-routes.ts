import Type from 'typebox';
import { OnlineGameId } from '../identifiers.ts';
import { GameStreamLine, StreamLine } from '../stream/stream-line.ts';
import { strictObject } from '../strict-object.ts';
import type { Route } from './route.ts';

/** The routes that let a program follow its games, as lines of JSON. */
export const STREAM_ROUTES = {
  openStream: {
    method: 'GET',
    path: '/api/stream',
    description:
      'The tasks of a program, as lines of JSON: first `running`, then a `turn` for every game in which it is the program’s turn and an `over` for each game that has ended since the last stream, then events as they happen, and an empty line at least every seven seconds. A token can have only one stream; a new stream replaces the old one.',
    role: 'account',
    rateClass: 'create',
    scope: 'games:read',
    needsToken: true,
    query: strictObject({ moves: Type.Optional(Type.Literal('yes')) }),
    answer: 'lines',
    response: StreamLine,
  },
  openGameStream: {
    method: 'GET',
    path: '/api/games/{game}/stream',
    description:
      'One game, as lines of JSON: the `game` and `update` messages of the socket. If `after` is the number of the last event that the program knows, only later events are sent.',
    role: 'account',
    rateClass: 'create',
    scope: 'games:read',
    needsToken: true,
    parameters: { game: OnlineGameId },
    query: strictObject({
      after: Type.Optional(Type.String({ pattern: '^(-1|\\d{1,16})$', maxLength: 16 })),
    }),
    answer: 'lines',
    response: GameStreamLine,
  },
} as const satisfies Readonly<Record<string, Route>>;
