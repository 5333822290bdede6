import type { ChosenColours } from '@halma/board';
import {
  GAME_GROUPS,
  GAMES,
  type Game,
  type GameGroup,
  gameById,
  gamesInGroup,
  groupOf,
  type RulesConfig,
  type Seat,
} from '@halma/rules';
import type { TimeControl } from './clock.ts';
import type { DeviceGame } from './device-game.ts';
import type { GameChoice } from './new-game.ts';
import { DEFAULT_LEVEL, type Player } from './player.ts';
import { rulesConfigOf } from './saved-game.ts';
import { withMovedPlayers } from './seat-colours.ts';
import { cleanName, NO_LABELS } from './seat-labels.ts';

/** The steps of the form for a new game, in order. */
export const FORM_STEPS = ['game', 'players', 'rules'] as const;

export type FormStep = (typeof FORM_STEPS)[number];

/** The opponents that a link to the form can request. */
const OPPONENTS = ['friends', 'computer'] as const;

export type Opponents = (typeof OPPONENTS)[number];

/** The occupant of a seat. */
export interface Occupant {
  readonly player: Player;
  /**
   * The name as typed; empty if there is none. The name is kept while the computer has the seat, in case a
   * person takes the seat again.
   */
  readonly name: string;
}

/** The state of the form for a new game on this device. */
export interface NewGameForm {
  readonly game: Game;
  readonly rules: RulesConfig;
  /**
   * The occupants of the seats, in turn order, followed by any who have no seat in this game and are kept for
   * games with more seats.
   */
  readonly occupants: readonly Occupant[];
  readonly colours: ChosenColours;
  /** The seat that moves first. */
  readonly first: Seat | 'random';
  readonly clock: TimeControl | null;
}

const PERSON: Occupant = { player: 'person', name: '' };

/** The numbers of players that games can have, in ascending order. */
export const SEAT_COUNTS: readonly number[] = [...new Set(GAMES.map(({ seats }) => seats.length))].sort(
  (one, other) => one - other,
);

/** Returns the groups that have a game for the given number of players. */
export function groupsFor(seatCount: number): readonly GameGroup[] {
  return GAME_GROUPS.filter((group) => gamesFor(group, seatCount).length > 0);
}

/** Returns the games in a group for the given number of players. */
export function gamesFor(group: GameGroup, seatCount: number): readonly Game[] {
  return gamesInGroup(group).filter(({ seats }) => seats.length === seatCount);
}

/** Returns the form for a game in which every seat has a person without a name. */
export function formForGame(game: Game): NewGameForm {
  return {
    game,
    rules: { game: game.id },
    occupants: game.seats.map(() => PERSON),
    colours: NO_LABELS.colours,
    first: 'random',
    clock: null,
  };
}

/** Returns the form that sets up the same game again, but with a random seat to move first. */
export function formFromDeviceGame({ session, clock }: DeviceGame): NewGameForm {
  const { rules, players, labels } = session;
  const game = gameById(rules.game.id);
  if (game === undefined) throw new Error(`the site has no game ${rules.game.id}`);
  return {
    game,
    rules: rulesConfigOf(rules),
    occupants: game.seats.map((seat) => ({
      player: players.get(seat) ?? 'person',
      name: labels.names.get(seat) ?? '',
    })),
    colours: labels.colours,
    first: 'random',
    clock: clock === null ? null : { main: clock.main, increment: clock.increment },
  };
}

/** Converts the form to the choices for a game. The labels have no entry for people without a name. */
export function choiceFromForm({ game, rules, occupants, colours, first, clock }: NewGameForm): GameChoice {
  const seated = game.seats.map((seat, index) => ({ seat, ...(occupants[index] ?? PERSON) }));
  const names = seated.flatMap(({ seat, player, name }): [Seat, string][] =>
    player === 'person' && cleanName(name) !== '' ? [[seat, cleanName(name)]] : [],
  );
  return {
    rules,
    players: new Map(seated.map(({ seat, player }) => [seat, player])),
    labels: { names: new Map(names), colours },
    first,
    clock,
  };
}

/** Returns the form for a different game, with the same occupants and clock but the game's standard rules. */
export function withGame(form: NewGameForm, game: Game): NewGameForm {
  if (game.id === form.game.id) return form;
  const added = game.seats.slice(form.occupants.length).map(() => PERSON);
  return { ...formForGame(game), occupants: [...form.occupants, ...added], clock: form.clock };
}

/** Returns the form for the given number of players. */
export function withSeatCount(form: NewGameForm, seatCount: number): NewGameForm {
  return withGame(form, gameForSeatCount(form.game, seatCount));
}

/**
 * Returns the game to play instead if the number of players is the given one: a game in the same group if
 * there is one, otherwise the first game for that number.
 */
export function gameForSeatCount(game: Game, seatCount: number): Game {
  if (game.seats.length === seatCount) return game;
  const [group] = groupsFor(seatCount);
  const [found] = [groupOf(game.id), ...(group === undefined ? [] : [group])].flatMap((candidate) =>
    gamesFor(candidate, seatCount),
  );
  return found ?? game;
}

/** Returns the occupant of a seat. */
export function occupantOf({ game, occupants }: NewGameForm, seat: Seat): Occupant {
  return occupants[game.seats.indexOf(seat)] ?? PERSON;
}

/** Returns the form with a seat's occupant changed. */
export function withOccupant(form: NewGameForm, seat: Seat, change: Partial<Occupant>): NewGameForm {
  const index = form.game.seats.indexOf(seat);
  const occupants = form.occupants.map((occupant, occupantIndex) =>
    occupantIndex === index ? { ...occupant, ...change } : occupant,
  );
  return { ...form, occupants };
}

/** Returns the form with all seats filled by people, or with one person against the computer at a level. */
export function withOpponents(
  form: NewGameForm,
  opponents: Opponents,
  level: Player = DEFAULT_LEVEL,
): NewGameForm {
  const occupants = form.occupants.map(
    ({ name }, index): Occupant => ({
      name,
      player: opponents === 'friends' || index === 0 ? 'person' : level,
    }),
  );
  return { ...form, occupants };
}

/**
 * Returns the form with the occupants of the seats in random order. The seat that moves first stays the same.
 *
 * @param random returns a random number from 0 up to, but not including, 1
 */
export function withShuffledOccupants(form: NewGameForm, random: () => number): NewGameForm {
  const { seats } = form.game;
  const order = inRandomOrder(seats, random);
  const seatBefore = (seat: Seat): Seat => order[seats.indexOf(seat)] ?? seat;
  return {
    ...form,
    occupants: [
      ...seats.map((seat) => occupantOf(form, seatBefore(seat))),
      ...form.occupants.slice(seats.length),
    ],
    colours: withMovedPlayers(form, form.colours, seatBefore),
  };
}

function inRandomOrder<Value>(values: readonly Value[], random: () => number): readonly Value[] {
  return values
    .map((value) => ({ value, key: random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ value }) => value);
}

/** Returns the form with a name for the first person who has none; unchanged if all people have names. */
export function withNextName(form: NewGameForm, name: string): NewGameForm {
  const unnamedSeat = form.game.seats.find((seat) => {
    const occupant = occupantOf(form, seat);
    return occupant.player === 'person' && cleanName(occupant.name) === '';
  });
  return unnamedSeat === undefined ? form : withOccupant(form, unnamedSeat, { name });
}

/**
 * Returns whether several people share the device. Names on the far side of the board can then face the people sitting
 * there.
 */
export function hasSeveralPeople(form: NewGameForm): boolean {
  return form.game.seats.filter((seat) => occupantOf(form, seat).player === 'person').length > 1;
}

/** The choices that a link to the form specifies. */
export interface FormRequest {
  readonly game: Game | undefined;
  readonly opponents: Opponents | undefined;
}

/** Reads the request from a URL: `/play/new/<game>?with=friends`, or `/play/new?game=<game>`. */
export function readFormRequest(gameId: string | undefined, query: URLSearchParams): FormRequest {
  return {
    game: gameById(gameId ?? query.get('game') ?? ''),
    opponents: OPPONENTS.find((opponents) => opponents === query.get('with')),
  };
}

/**
 * Returns the form for a request: an earlier setup with the same game and the same kind of opponents if there
 * is one; otherwise a new one with the people from the latest setup with that kind of opponents.
 *
 * @param earlierForms the setups of the games on this device, latest first
 * @param fallback the game to use if neither the request nor an earlier setup names one
 */
export function requestedForm(
  { game, opponents }: FormRequest,
  earlierForms: readonly NewGameForm[],
  fallback: Game,
): NewGameForm {
  // A link that names a game but no opponents requests a game against the computer.
  const kind = opponents ?? (game === undefined ? undefined : 'computer');
  const similarForms = earlierForms.filter((form) => kind === undefined || opponentsOf(form) === kind);
  const matchingForm = similarForms.find((form) => game === undefined || form.game.id === game.id);
  if (matchingForm !== undefined) return matchingForm;
  const [latestForm] = similarForms;
  const form =
    latestForm === undefined ? formForGame(game ?? fallback) : withGame(latestForm, game ?? latestForm.game);
  const level = latestForm?.occupants.map(({ player }) => player).find((player) => player !== 'person');
  return withOpponents(form, kind ?? 'computer', level);
}

/** Returns the kind of opponents in a setup: friends or the computer. */
export function opponentsOf(form: NewGameForm): Opponents {
  return hasSeveralPeople(form) ? 'friends' : 'computer';
}

/** Returns the names of people in earlier setups, latest first, except those in this form. */
export function namesUsedBefore(earlierForms: readonly NewGameForm[], form: NewGameForm): readonly string[] {
  const namesIn = (source: NewGameForm): Iterable<string> => choiceFromForm(source).labels.names.values();
  const presentNames = new Set(namesIn(form));
  return [...new Set(earlierForms.flatMap((earlierForm) => [...namesIn(earlierForm)]))].filter(
    (name) => !presentNames.has(name),
  );
}

/** Returns the name of a seat's player, or the colour of the seat's men if the player has no name. */
export function seatNameIn(form: NewGameForm, seat: Seat, colourName: string): string {
  const { player, name } = occupantOf(form, seat);
  return player === 'person' && cleanName(name) !== '' ? cleanName(name) : colourName;
}
