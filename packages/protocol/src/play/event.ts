import Type, { type Static, type TProperties } from 'typebox';
import { exact } from '../exact.ts';
import { bySeat, GameId, Instant, Milliseconds, PersonId, SeatName } from '../identity.ts';
import { Holder } from '../table/seat-plan.ts';
import { Terms } from '../table/table.ts';
import { MoveText, Ply } from './command.ts';

const event = <const Kind extends string, const More extends TProperties>(
  kind: Kind,
  description: string,
  more: More,
) => exact({ kind: Type.Literal(kind), ...more }, { description });

/** Named by the event with which a game starts: the seat that begins. */
const first = Type.Optional(SeatName);
const seat = SeatName;

/** Everything that can happen to a game. The log of a game is a list of these, numbered from 0. */
export const EVENTS = {
  created: event('created', 'A table was set. `after` is the game it is a rematch of.', {
    terms: Terms,
    by: PersonId,
    seats: bySeat(Holder),
    after: Type.Optional(GameId),
    first,
  }),
  joined: event('joined', 'A person sat down.', { seat, person: PersonId, first }),
  left: event('left', 'A person stood up before the game started.', { seat }),
  ready: event('ready', 'A person is ready to start.', { seat, first }),
  moved: event(
    'moved',
    'A turn. `forgiven` is the part of its time that the line took, and not the player.',
    {
      seat,
      move: MoveText,
      forgiven: Milliseconds,
    },
  ),
  resigned: event('resigned', 'A seat gave up.', { seat }),
  fell: event('fell', 'A seat’s time ran out.', { seat }),
  'declared-gone': event('declared-gone', 'Another seat declared that this one has left.', {
    seat,
    by: SeatName,
  }),
  'draw-offered': event('draw-offered', 'A seat offers a draw, or agrees to it.', { seat }),
  'draw-declined': event('draw-declined', 'No draw for now.', { seat }),
  'draw-claimed': event('draw-claimed', 'A draw by repetition was claimed.', { seat }),
  'take-back-asked': event(
    'take-back-asked',
    'A seat asks to go back, or agrees to it. `charged`, in real time, where all have agreed: what the broken-off turn costs the seat to move; people then lose the increments of their turns that go.',
    { seat, to: Ply, charged: Type.Optional(Milliseconds) },
  ),
  'take-back-declined': event('take-back-declined', 'Nothing is taken back for now.', { seat }),
  aborted: event(
    'aborted',
    'The game was called off: by a seat; or, without one, because nobody came or a first turn was not made in time.',
    { seat: Type.Optional(SeatName) },
  ),
  credited: event('credited', 'The server was away: the turn that runs began so much later.', {
    milliseconds: Milliseconds,
  }),
  'rematch-offered': event(
    'rematch-offered',
    'Another game is offered; `next` is named by the last to agree.',
    {
      seat,
      next: Type.Optional(GameId),
    },
  ),
  'rematch-declined': event('rematch-declined', 'No other game for now.', { seat }),
} as const;

export type EventKind = keyof typeof EVENTS;

export type GameEvent = { readonly [Kind in EventKind]: Static<(typeof EVENTS)[Kind]> }[EventKind];

/** Any event. The server makes these itself, so a reader may trust their shape once it trusts the server. */
export const GameEvent = Type.Unsafe<GameEvent>(Type.Union(Object.values(EVENTS)));

/** An event in its place: the number it has in its game, and when it was committed. */
export const LoggedEvent = exact({
  seq: Type.Integer({ minimum: 0 }),
  at: Instant,
  event: GameEvent,
});
export type LoggedEvent = Static<typeof LoggedEvent>;
