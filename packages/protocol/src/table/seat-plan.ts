import Type, { type Static } from 'typebox';
import { exact } from '../exact.ts';
import { PersonId } from '../identity.ts';

/** How strongly the computer plays on a seat: 1 is beaten by a child, 10 does all it can. */
export const Level = Type.Integer({ minimum: 1, maximum: 10 });

/** Who is meant to sit on a seat: whoever joins, the person who sets the table, or the computer. */
export const SeatPlan = Type.Union([
  exact({ kind: Type.Literal('open') }),
  exact({ kind: Type.Literal('me') }),
  exact({ kind: Type.Literal('level'), level: Level }),
]);
export type SeatPlan = Static<typeof SeatPlan>;

/** Who sits on a seat. */
export const Holder = Type.Union([
  exact({ kind: Type.Literal('open') }),
  exact({ kind: Type.Literal('person'), person: PersonId }),
  exact({ kind: Type.Literal('level'), level: Level }),
]);
export type Holder = Static<typeof Holder>;
