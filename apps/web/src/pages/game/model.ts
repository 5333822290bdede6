import type { BoardMark, Selection } from '@halma/board';
import type { ChatMessage, Person, Report } from '@halma/protocol';
import type { Move, Position, Rules, Seat } from '@halma/rules';
import type { Accessor, Signal } from 'solid-js';
import type { ResultText } from '../../game/describe-result.ts';
import type { Note } from '../../game/note.ts';
import type { ImmovableMan, RefusedMove } from '../../game/refusal-note.ts';
import type { Session } from '../../game/session.ts';
import type { IconName } from '../../parts/icon-lines.ts';

/** A question that the player answers before an action runs. */
interface Confirmation {
  readonly title: string;
  readonly text: string;
  /** The label of the button that runs the action. */
  readonly confirmLabel: string;
  readonly isDangerous: boolean;
}

/**
 * Something that a player can do other than moving a man. Each action stays the same object while the page is
 * open.
 */
export interface GameAction {
  readonly icon: IconName;
  readonly label: () => string;
  /** A longer description, shown as a tooltip. */
  readonly description?: () => string;
  /** Whether the action makes sense in the state of the game. Otherwise the page does not show it. */
  readonly isOffered: () => boolean;
  /** The reason why the action is disabled; undefined while it is enabled. */
  readonly disabledReason?: () => string | undefined;
  /** The state of an action that can be on or off. */
  readonly isOn?: () => boolean;
  readonly isPrimary?: boolean;
  readonly confirm?: () => Confirmation;
  readonly run: () => void;
}

/** A link to another page or to a file. */
export interface GameLink extends Pick<GameAction, 'icon' | 'label' | 'isOffered' | 'isPrimary'> {
  readonly href: () => string;
  /** The file name under which the browser saves the file. */
  readonly download?: string;
}

/** The content of a clock. */
export type ClockView =
  | { readonly kind: 'time'; readonly milliseconds: number; readonly isLow: boolean }
  /** The days and hours left in a correspondence game. */
  | { readonly kind: 'text'; readonly text: string };

/** The content of a seat's plate. */
export interface SeatView {
  readonly name: string;
  /** Small text beside the name; may be empty. */
  readonly detail: string;
  /** Text for screen readers only; may be empty. */
  readonly screenReaderText: string;
  /** The names or colours of the partners; empty for a seat without partners. */
  readonly partners: string;
  readonly isToMove: boolean;
  readonly isThinking: boolean;
  /** The text for a player who is not connected; undefined while the player is connected. */
  readonly awayText: string | undefined;
  /** The rank of a seat that has finished, in words; undefined while it plays. */
  readonly rank: string | undefined;
  /** The points in a series, as text; undefined in a single game. */
  readonly score: string | undefined;
  /** The time left for a first turn, in words; undefined unless that turn has its own limit. */
  readonly firstTurnCountdown: string | undefined;
}

type Channel = ChatMessage['channel'];

/** A message as the chat shows it. */
export type ChatLine = Pick<ChatMessage, 'person' | 'channel' | 'text'>;

/** The chat of an online game or of a tournament. */
export interface ChatModel {
  /** Returns the title of the chat, with the number of unread messages if there are any. */
  readonly title: (unreadCount: number) => string;
  readonly messages: Accessor<readonly ChatLine[]>;
  /** Returns a message's author with their current name; absent if the names in the messages are used. */
  readonly currentPerson?: (author: Person) => Person;
  readonly playerId: () => string;
  /** The reason why the person can only read, in words; absent or undefined if they may write. */
  readonly readOnlyText?: () => string | undefined;
  /** The channels to which the person may write. The first one is selected by default. */
  readonly channels: () => readonly [Channel, ...Channel[]];
  /** The text in the message field. It outlives the field, which disappears with its tab, dialog or page. */
  readonly draft: Signal<string>;
  /** The person whose dialog is open; null if none is. The dialog outlives the chat, like the draft. */
  readonly openPerson: Signal<Person | null>;
  /** Like `block` and `report`, returns the reason for a failure in words, or undefined on success. */
  readonly send: (channel: Channel, text: string) => Promise<string | undefined>;
  readonly block: (person: Person) => Promise<string | undefined>;
  readonly report: (person: Person, reason: Report['reason'], text: string) => Promise<string | undefined>;
  /** The other people who play in the game; absent in a tournament's chat. */
  readonly otherPlayers?: () => readonly Person[];
}

/** A game as the page shows it, on this device or online. Members that only one kind has are optional. */
export interface GameModel {
  readonly kind: 'local' | 'online';
  /** Loads the parts that only this kind of game has, and that the page does not show at first. */
  readonly loadOwnParts?: () => Promise<unknown>;
  readonly rules: Rules;
  readonly session: Accessor<Session>;
  /** The number of turns that led to the position on the board; null for the present position. */
  readonly viewedTurn: Accessor<number | null>;
  /** Shows the position after a number of turns; the total number of turns, or more, means the present. */
  readonly viewTurn: (turnCount: number) => void;
  /** The position on the board. */
  readonly shownPosition: Accessor<Position>;
  /** The seats whose men the player can move now. */
  readonly movableSeats: Accessor<readonly Seat[]>;
  /** Arrows and marks on the board: a hint, premoves. */
  readonly marks: Accessor<readonly BoardMark[]>;
  readonly selection: Accessor<Selection | null>;
  readonly select: (selection: Selection | null) => void;
  /** Reports a move to a cell that the man cannot reach, or the selection of a man that has no moves. */
  readonly refuse: (refusal: RefusedMove | ImmovableMan) => void;
  readonly move: (move: Move) => void;
  /** The seats of the people at this screen. */
  readonly playersSeats: Accessor<readonly Seat[]>;

  readonly seat: (seat: Seat) => SeatView;
  /** The clock of a seat; undefined in a game without clocks. */
  readonly clock: (seat: Seat) => ClockView | undefined;
  readonly note: Accessor<Note>;
  readonly noteIcon?: () => IconName | undefined;
  /** Whether the note holds news that the board does not announce with the moves. */
  readonly isNoteNews: () => boolean;
  /** Buttons that belong to the note. */
  readonly noteActions: readonly GameAction[];
  /** A warning below the note, in words; empty if there is none. Absent in an online game. */
  readonly warning?: () => string;
  /** Whether the game is over and its last position is on the board. */
  readonly isResultShown: Accessor<boolean>;
  /** Adapts the result that the rules determine; `resultByRules` is undefined if they determine no result. */
  readonly describeResult?: (resultByRules: ResultText | undefined) => ResultText | undefined;
  /** Additional lines about the result, such as rating changes. */
  readonly resultNotes?: () => readonly string[];
  readonly resultActions: readonly (GameAction | GameLink)[];
  /** The reason why the latest result action failed, in words; empty after a success. */
  readonly resultFailure?: () => string;
  /** The actions in the tool bar. The game offers at most three at a time. */
  readonly tools: readonly GameAction[];
  /** The actions in the dialog that the “More” button opens. */
  readonly moreActions: readonly (GameAction | GameLink)[];
  readonly headerActions: readonly (GameAction | GameLink)[];
  /** The page that the header's back button opens. */
  readonly exit: { readonly href: string; readonly label: () => string };
  /** The players' names, for the title of the document; undefined for a local game. */
  readonly players?: () => string;
  /** The time control and the tournament in words; empty for a local game. */
  readonly terms: () => string;
  /** The number of the game in its series, in words; undefined for a single game. Absent for a local game. */
  readonly seriesTitle?: () => string | undefined;
  /** The number of spectators; absent in a local game, undefined until the server has sent it. */
  readonly spectatorCount?: Accessor<number | undefined>;
  /** Returns the event's name and the players' names for a copied record. */
  readonly recordNames: () => { readonly event: string; readonly nameOf: (seat: Seat) => string };

  readonly chat?: ChatModel;
}
