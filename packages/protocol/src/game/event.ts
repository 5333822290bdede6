import Type, { type Static, type TProperties } from 'typebox';
import { bySeat, Milliseconds, OnlineGameId, PersonId, SeatName, Timestamp } from '../identifiers.ts';
import { GameTerms } from '../setup/game-setup.ts';
import { SeatHolder } from '../setup/seat-setup.ts';
import { strictObject } from '../strict-object.ts';
import { MoveText, Ply } from './command.ts';

const event = <const Kind extends string, const More extends TProperties>(
  kind: Kind,
  description: string,
  properties: More,
) => strictObject({ kind: Type.Literal(kind), ...properties }, { description });

/** The seat that moves first. Present in the event that starts the game. */
const first = Type.Optional(SeatName);
const seat = SeatName;

/** Everything that can happen in a game. The log of a game is a list of events, numbered from 0. */
export const EVENTS = {
  created: event('created', 'The game was created. If it is a rematch, `after` is the earlier game.', {
    terms: GameTerms,
    by: PersonId,
    seats: bySeat(SeatHolder),
    after: Type.Optional(OnlineGameId),
    first,
  }),
  joined: event('joined', 'A player took a seat.', { seat, person: PersonId, first }),
  left: event('left', 'A player left before the game started.', { seat }),
  ready: event('ready', 'A player confirmed that they are ready.', { seat, first }),
  moved: event(
    'moved',
    'A seat moved. `forgiven` is the part of the time that counts as network latency and is not charged.',
    {
      seat,
      move: MoveText,
      forgiven: Milliseconds,
    },
  ),
  resigned: event('resigned', 'A seat resigned.', { seat }),
  fell: event('fell', 'A seat’s time ran out.', { seat }),
  'declared-gone': event(
    'declared-gone',
    'A seat went out, because another one claimed that it had abandoned the game.',
    {
      seat,
      by: SeatName,
    },
  ),
  'draw-offered': event('draw-offered', 'A seat offered a draw, or agreed to one.', { seat }),
  'draw-declined': event('draw-declined', 'A seat declined or withdrew the offer of a draw.', { seat }),
  'draw-claimed': event('draw-claimed', 'A seat claimed a draw by repetition.', { seat }),
  'take-back-asked': event(
    'take-back-asked',
    'A seat asked for a takeback, or agreed to one. `charged` is present once all have agreed in a game with a real-time clock: it is the time that the interrupted move costs the seat to move. Players also lose the increments of the moves taken back.',
    { seat, to: Ply, charged: Type.Optional(Milliseconds) },
  ),
  'take-back-declined': event(
    'take-back-declined',
    'A seat declined or withdrew the request for a takeback.',
    { seat },
  ),
  aborted: event(
    'aborted',
    'The game was aborted by a seat or, without one, because a seat stayed open or a first move did not come in time.',
    { seat: Type.Optional(SeatName) },
  ),
  credited: event(
    'credited',
    'The server could not be reached. The start of the current move is moved later by this time.',
    {
      milliseconds: Milliseconds,
    },
  ),
  'rematch-offered': event(
    'rematch-offered',
    'A seat offered a rematch, or agreed to one. Once all have agreed, `next` is its id.',
    {
      seat,
      next: Type.Optional(OnlineGameId),
    },
  ),
  'rematch-declined': event('rematch-declined', 'A seat declined or withdrew the offer of a rematch.', {
    seat,
  }),
} as const;

export type EventKind = keyof typeof EVENTS;

export type GameEvent = { readonly [Kind in EventKind]: Static<(typeof EVENTS)[Kind]> }[EventKind];

/** Any event. */
export const GameEvent = Type.Unsafe<GameEvent>(Type.Union(Object.values(EVENTS)));

/** An event with its position in the log and the time of its commit. */
export const LoggedEvent = strictObject({
  seq: Type.Integer({ minimum: 0 }),
  at: Timestamp,
  event: GameEvent,
});
export type LoggedEvent = Static<typeof LoggedEvent>;
