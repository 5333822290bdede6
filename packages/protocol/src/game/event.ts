import Type, { type Static, type TProperties } from 'typebox';
import { bySeat, Milliseconds, OnlineGameId, PersonId, SeatName, Timestamp } from '../identifiers.ts';
import { GameTerms } from '../setup/game-setup.ts';
import { SeatHolder } from '../setup/seat-setup.ts';
import { strictObject } from '../strict-object.ts';
import { MoveText, Ply } from './command.ts';

const event = <const Kind extends string, const Properties extends TProperties>(
  kind: Kind,
  description: string,
  properties: Properties,
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
  left: event(
    'left',
    'A player left before the game started, or lost the seat because they had not confirmed in time that they were ready; `others` lists further seats that were lost at the same time.',
    { seat, others: Type.Optional(Type.Array(SeatName, { minItems: 1, maxItems: 5 })) },
  ),
  ready: event('ready', 'A player confirmed that they are ready.', { seat, first }),
  moved: event(
    'moved',
    'A player moved. `forgiven` is the part of the time that counts as network latency and is not charged.',
    {
      seat,
      move: MoveText,
      forgiven: Milliseconds,
    },
  ),
  resigned: event(
    'resigned',
    'A player resigned. `forfeited` is present if they did not: the organiser of the tournament, or a moderator, forfeited the game for them or removed them from the tournament. Their result is then not rated.',
    { seat, forfeited: Type.Optional(Type.Literal(true)) },
  ),
  fell: event('fell', 'A player’s time ran out.', { seat }),
  'declared-gone': event(
    'declared-gone',
    'A player was eliminated because another player claimed that they had abandoned the game.',
    {
      seat,
      by: SeatName,
    },
  ),
  'draw-offered': event('draw-offered', 'A player offered a draw, or agreed to one.', { seat }),
  'draw-declined': event('draw-declined', 'A player declined a draw offer, or withdrew one.', { seat }),
  'draw-claimed': event('draw-claimed', 'A player claimed a draw by repetition.', { seat }),
  'take-back-asked': event(
    'take-back-asked',
    'A player asked for a takeback, or agreed to one. `charged` is present in games with a real-time clock once all have agreed: the time charged to the seat to move for the interrupted move. Players also lose the increments for the moves taken back.',
    { seat, to: Ply, charged: Type.Optional(Milliseconds) },
  ),
  'take-back-declined': event(
    'take-back-declined',
    'A player declined a takeback request, or withdrew one.',
    { seat },
  ),
  aborted: event(
    'aborted',
    'A player aborted the game. If `seat` is absent, its creator aborted it while it had no players, or the server aborted it, because the seats were not filled in time, no player confirmed in time that they were ready, or a player did not make their first move in time.',
    { seat: Type.Optional(SeatName) },
  ),
  abandoned: event(
    'abandoned',
    'The game ended because no person was still in play, or because all players together had made 3000 moves (`termination` is then `cap`). Those who were still in play share a rank.',
    {},
  ),
  credited: event(
    'credited',
    'The server could not be reached for a while. The start of the current move is shifted by `milliseconds`.',
    {
      milliseconds: Milliseconds,
    },
  ),
  'rematch-offered': event(
    'rematch-offered',
    'A player offered a rematch, or the next game of a series, or agreed to it. Once all have agreed, `next` is the id of the new game.',
    {
      seat,
      next: Type.Optional(OnlineGameId),
    },
  ),
  'rematch-declined': event('rematch-declined', 'A player declined a rematch offer, or withdrew one.', {
    seat,
  }),
  'series-ended': event(
    'series-ended',
    'A player ended a series before it was decided or, if `seat` is absent, its next game did not start in time.',
    { seat: Type.Optional(SeatName) },
  ),
} as const;

export type EventKind = keyof typeof EVENTS;

export type GameEvent = { readonly [Kind in EventKind]: Static<(typeof EVENTS)[Kind]> }[EventKind];

/** Any event. */
export const GameEvent = Type.Unsafe<GameEvent>(Type.Union(Object.values(EVENTS)));

/** An event with its position in the log and the time at which it was committed. */
export const LoggedEvent = strictObject({
  seq: Type.Integer({ minimum: 0 }),
  at: Timestamp,
  event: GameEvent,
});
export type LoggedEvent = Static<typeof LoggedEvent>;
