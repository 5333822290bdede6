import Type, { type Static, type TProperties } from 'typebox';
import { bySeat, Milliseconds, OnlineGameId, PersonId, SeatName, Timestamp } from '../identifiers.ts';
import { GameTerms } from '../setup/game-setup.ts';
import { SeatHolder } from '../setup/seat-setup.ts';
import { strictObject } from '../strict-object.ts';
import { MoveText, Ply } from './command.ts';

const event = <const Kind extends string, const More extends TProperties>(
  kind: Kind,
  description: string,
  more: More,
) => strictObject({ kind: Type.Literal(kind), ...more }, { description });

/** The seat that moves first; present in the event with which the game starts. */
const first = Type.Optional(SeatName);
const seat = SeatName;

/** Everything that can happen in a game. The log of a game is a list of events, numbered from 0. */
export const EVENTS = {
  created: event('created', 'The game was created. `after` is the game it is a rematch of.', {
    terms: GameTerms,
    by: PersonId,
    seats: bySeat(SeatHolder),
    after: Type.Optional(OnlineGameId),
    first,
  }),
  joined: event('joined', 'A player took a seat.', { seat, person: PersonId, first }),
  left: event('left', 'A player left before the game started.', { seat }),
  ready: event('ready', 'A player is ready to start.', { seat, first }),
  moved: event('moved', 'A move. `forgiven` is the part of its time that was network latency.', {
    seat,
    move: MoveText,
    forgiven: Milliseconds,
  }),
  resigned: event('resigned', 'A seat resigned.', { seat }),
  fell: event('fell', 'A seat’s time ran out.', { seat }),
  'declared-gone': event('declared-gone', 'Another seat claimed that this one has abandoned the game.', {
    seat,
    by: SeatName,
  }),
  'draw-offered': event('draw-offered', 'A seat offered a draw, or agreed to it.', { seat }),
  'draw-declined': event('draw-declined', 'A seat declined or withdrew the draw.', { seat }),
  'draw-claimed': event('draw-claimed', 'A draw by repetition was claimed.', { seat }),
  'take-back-asked': event(
    'take-back-asked',
    'A seat asked for a takeback, or agreed to it. `charged`, with a real-time clock, where all have agreed: what the interrupted move costs the seat to move; players also lose the increments of the moves that are taken back.',
    { seat, to: Ply, charged: Type.Optional(Milliseconds) },
  ),
  'take-back-declined': event('take-back-declined', 'A seat declined or withdrew the takeback.', { seat }),
  aborted: event(
    'aborted',
    'The game was aborted: by a seat; or, without one, because no player joined or a first move did not come in time.',
    { seat: Type.Optional(SeatName) },
  ),
  credited: event('credited', 'The server could not be reached: the current move started this much later.', {
    milliseconds: Milliseconds,
  }),
  'rematch-offered': event(
    'rematch-offered',
    'A seat offered a rematch, or agreed to it; `next` is its id, once all have agreed.',
    {
      seat,
      next: Type.Optional(OnlineGameId),
    },
  ),
  'rematch-declined': event('rematch-declined', 'A seat declined or withdrew the rematch.', { seat }),
} as const;

export type EventKind = keyof typeof EVENTS;

export type GameEvent = { readonly [Kind in EventKind]: Static<(typeof EVENTS)[Kind]> }[EventKind];

/** Any event. */
export const GameEvent = Type.Unsafe<GameEvent>(Type.Union(Object.values(EVENTS)));

/** An event at its position in the log, and when it was committed. */
export const LoggedEvent = strictObject({
  seq: Type.Integer({ minimum: 0 }),
  at: Timestamp,
  event: GameEvent,
});
export type LoggedEvent = Static<typeof LoggedEvent>;
