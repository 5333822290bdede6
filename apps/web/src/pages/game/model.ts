import type { BoardMark, Selection } from '@halma/board';
import type { ChatMessage, Person, Report } from '@halma/protocol';
import type { Move, Position, Rules, Seat } from '@halma/rules';
import type { Accessor } from 'solid-js';
import type { ImmovableMan, Note, RefusedMove } from '../../game/note.ts';
import type { ResultWords } from '../../game/result-words.ts';
import type { Session } from '../../game/session.ts';
import type { IconName } from '../../parts/icon-lines.ts';

/** A question that the player answers before an action runs. */
interface Confirmation {
  readonly title: string;
  readonly text: string;
  /** The label of the button that runs the action. */
  readonly verb: string;
  readonly isDanger: boolean;
}

/** Something that can be done in a game besides moving a man. Each action is one object for the life of the page. */
export interface GameAction {
  readonly icon: IconName;
  readonly label: () => string;
  /** A longer description, shown as a tooltip. */
  readonly about?: () => string;
  /** True while the state of the game has room for the action. */
  readonly isOffered: () => boolean;
  /** The reason why the action cannot be used now; undefined while it can be used. */
  readonly unavailable?: () => string | undefined;
  /** For an action that can be on or off. */
  readonly isOn?: () => boolean;
  readonly isPrimary?: boolean;
  readonly confirm?: () => Confirmation;
  readonly run: () => void;
}

/** An action that leads to another page, or to a file. */
export interface GameLink extends Pick<GameAction, 'icon' | 'label' | 'isOffered' | 'isPrimary'> {
  readonly href: () => string;
  /** The file name under which the browser saves the target. */
  readonly download?: string;
}

/** What a clock shows. */
export type ClockView =
  | { readonly kind: 'time'; readonly milliseconds: number; readonly isLow: boolean }
  /** Days and hours of a correspondence game. */
  | { readonly kind: 'text'; readonly text: string };

/** What a seat's plate shows. */
export interface SeatView {
  readonly name: string;
  /** Shown in small type beside the name; may be empty. */
  readonly detail: string;
  /** Read by screen readers only; may be empty. */
  readonly spoken: string;
  /** The colours of the partners; empty for a seat that plays alone. */
  readonly partners: string;
  readonly isToMove: boolean;
  readonly isThinking: boolean;
  /** That the player is not connected, in words; undefined for a player who is. */
  readonly away: string | undefined;
  /** The rank of a seat that has finished, in words. */
  readonly rank: string | undefined;
  /** The points of a series, as text. */
  readonly score: string | undefined;
  /** The time left for a first move that does not use up the clock, in words. */
  readonly firstMove: string | undefined;
}

type Channel = ChatMessage['channel'];

/** The chat of an online game. */
export interface ChatModel {
  /** The title of the chat, with the number of unread messages where there are any. */
  readonly title: (unreadCount: number) => string;
  readonly messages: Accessor<readonly ChatMessage[]>;
  readonly ownId: () => string;
  readonly channels: () => readonly Channel[];
  /** Each of these returns why it failed, in words; undefined after a success. */
  readonly send: (channel: Channel, text: string) => Promise<string | undefined>;
  readonly block: (person: Person) => Promise<string | undefined>;
  readonly report: (person: Person, reason: Report['reason']) => Promise<string | undefined>;
}

/** A game on the page, whether it is played on this device or online. Parts that only one of them has are optional. */
export interface GameModel {
  readonly kind: 'local' | 'online';
  readonly rules: Rules;
  readonly session: Accessor<Session>;
  /** The number of turns before the position on the board; null for the present. */
  readonly viewedTurn: Accessor<number | null>;
  /** Shows the position after that many turns; the last of them is the present. */
  readonly viewTurn: (turns: number) => void;
  /** The position on the board. */
  readonly shown: Accessor<Position>;
  /** The seats whose men can be moved now. */
  readonly movable: Accessor<readonly Seat[]>;
  /** Arrows and marks on the board: a hint, moves in advance. */
  readonly marks: Accessor<readonly BoardMark[]>;
  readonly selection: Accessor<Selection | null>;
  readonly select: (selection: Selection | null) => void;
  /** A man was moved to a cell it cannot reach, or a man without moves was selected. */
  readonly refuse: (refusal: RefusedMove | ImmovableMan) => void;
  readonly move: (move: Move) => void;
  /** The seats of the people at this screen. */
  readonly ownSeats: Accessor<readonly Seat[]>;

  readonly seat: (seat: Seat) => SeatView;
  /** Undefined in a game without clocks. */
  readonly clock: (seat: Seat) => ClockView | undefined;
  readonly note: Accessor<Note>;
  readonly noteIcon?: () => IconName | undefined;
  /** True when the board already announces what the note says. */
  readonly isNoteSilent: () => boolean;
  /** Buttons that belong to the note. */
  readonly noteActions: readonly GameAction[];
  /** True once the game is over, while its last position is on the board. */
  readonly isResultShown: Accessor<boolean>;
  /** The result where the rules alone do not give it; `words` is undefined for a game without a result. */
  readonly resultWords?: (words: ResultWords | undefined) => ResultWords | undefined;
  readonly resultActions: readonly (GameAction | GameLink)[];
  /** Why the last of these actions failed, in words; empty after a success. */
  readonly resultFailure?: () => string;
  /** Always in sight. At most three are offered at a time. */
  readonly tools: readonly GameAction[];
  /** The rest. */
  readonly moreActions: readonly (GameAction | GameLink)[];
  readonly headerActions: readonly (GameAction | GameLink)[];
  /** The page to which the back button of the header leads. */
  readonly exit: { readonly href: string; readonly label: () => string };
  /** Time control and spectators, in a few words; empty for a game without either. */
  readonly facts: () => string;
  /** The names of the event and of the players in a copied record. */
  readonly recordWords: () => { readonly event: string; readonly nameOf: (seat: Seat) => string };

  readonly chat?: ChatModel;
}
