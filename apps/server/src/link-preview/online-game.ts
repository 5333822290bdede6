import type { LanguageTag } from '@halma/locales';
import { endingStrings } from '@halma/locales/endings';
import { gameStrings } from '@halma/locales/game';
import { gameNames } from '@halma/locales/game-names';
import { linkPreviewStrings } from '@halma/locales/link-preview';
import { onlineStrings } from '@halma/locales/online';
import { peopleStrings } from '@halma/locales/people';
import type { Person, PersonId, SeatHolder } from '@halma/protocol';
import { isGameId, type SeatLetter, seatLetter, startPosition } from '@halma/rules';
import { MINUTE_MS } from '../durations.ts';
import { type GameState, gameSeats, hasStarted, seatToMove } from '../game/state.ts';
import { peopleInGame, visibleState } from '../game/view.ts';
import { personLabel } from '../people/person-label.ts';
import type { Services } from '../services.ts';
import type { LinkPreview, PreviewBoard, PreviewSource } from './link-preview.ts';

const GAME_PATH = /^\/(?:online|people)\/game\/([0-9a-z]{12})$/;

const SECOND_MS = 1000;

/** Returns the previews of online games, as spectators see them. */
export function onlineGamePreviews({ games, names }: Pick<Services, 'games' | 'names'>): PreviewSource {
  return async (url, language) => {
    const id = GAME_PATH.exec(url.pathname)?.[1];
    const found = id === undefined ? undefined : await games.log.find(id);
    if (found === undefined) return undefined;
    const state = visibleState(true, found.state);
    const texts = await textsFor(language, await names.lookUp(peopleInGame(state)));
    return { ...describe(state, texts), board: boardOf(state) };
  };
}

/** The texts of one language, and the names of the people in a game. */
interface Texts {
  readonly strings: Awaited<ReturnType<typeof linkPreviewStrings.in>>;
  readonly endings: Awaited<ReturnType<typeof endingStrings.in>>;
  readonly clocks: Awaited<ReturnType<typeof peopleStrings.in>>['clocks'];
  readonly titleOfGame: (id: string) => string;
  readonly nameOf: (person: PersonId) => string;
  readonly holderName: (holder: SeatHolder | undefined) => string;
  readonly list: (names: readonly string[]) => string;
}

async function textsFor(language: LanguageTag, people: readonly Person[]): Promise<Texts> {
  const { clocks, account } = await peopleStrings.in(language);
  const { before } = await onlineStrings.in(language);
  const { names, formatList } = await gameStrings.in(language);
  const { titles } = await gameNames.in(language);
  const nameOf = (id: PersonId): string => personLabel(id, people, account);
  return {
    strings: await linkPreviewStrings.in(language),
    endings: await endingStrings.in(language),
    clocks,
    titleOfGame: (id) => (isGameId(id) ? titles[id] : id),
    nameOf,
    holderName: (holder) => {
      if (holder === undefined || holder.kind === 'open') return before.openSeat;
      return holder.kind === 'level' ? names.computer(holder.level) : nameOf(holder.person);
    },
    list: formatList,
  };
}

function describe(state: GameState, texts: Texts): Omit<LinkPreview, 'board'> {
  const { strings } = texts;
  const game = texts.titleOfGame(state.terms.rules.game);
  if (state.phase === 'waiting') {
    const text = strings.openGameText(texts.nameOf(state.creator), describeClock(state, texts));
    return { title: strings.openGame(game), description: text };
  }
  const players = gameSeats(state).map((seat) => texts.holderName(state.seats[seat]));
  return { title: `${strings.players(players)} · ${game}`, description: describeProgress(state, texts) };
}

function describeProgress(state: GameState, texts: Texts): string {
  const { strings } = texts;
  if (state.phase === 'aborted') return strings.abortedText;
  if (state.outcome !== null) return describeOutcome(state, texts);
  const toMove = seatToMove(state);
  if (!hasStarted(state) || toMove === undefined) return strings.readyingText;
  return strings.playingText(state.position.round, texts.holderName(state.seats[toMove]));
}

function describeOutcome(state: GameState, { endings, list, holderName }: Texts): string {
  const [winners = []] = state.outcome?.tiers ?? [];
  const isDraw = state.outcome?.tiers.length === 1 && winners.length > 1;
  const nameOf = (seat: SeatLetter) => holderName(state.seats[seat]);
  const result = isDraw
    ? endings.draw
    : winners.length === 0
      ? endings.over
      : endings.wins(list(winners.flat().map((seat) => nameOf(seatLetter(seat)))));
  return state.position === null ? result : `${result} ${endings.roundCount(state.position.round)}`;
}

function describeClock({ terms: { clock } }: GameState, { clocks }: Texts): string {
  if (clock.kind === 'none') return clocks.none;
  if (clock.kind === 'days') return clocks.days(clock.days);
  const text = clocks.realTime(clock.main / MINUTE_MS, clock.increment / SECOND_MS);
  return clock.lag === 'charged' ? clocks.lagCharged(text) : text;
}

function boardOf(state: GameState): PreviewBoard | undefined {
  const start = startPosition(state.rules);
  const position = state.position ?? (start.ok ? start.value : undefined);
  if (position === undefined) return undefined;
  return { position, key: `game ${state.game} ${state.lastSeq}`, version: state.lastSeq };
}
