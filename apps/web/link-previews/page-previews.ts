import { LANGUAGES, type Strings } from '@halma/locales';
import { galleryStrings } from '@halma/locales/gallery';
import { gameNames } from '@halma/locales/game-names';
import { learnStrings } from '@halma/locales/learn';
import { linkPreviewStrings } from '@halma/locales/link-preview';
import { siteStrings } from '@halma/locales/site';
import { solitaireStrings } from '@halma/locales/solitaires';
import type { LinkPreviewFile, PagePreview } from '@halma/protocol/documents';
import { GAME_GROUPS, gamesInGroup, type RulesConfig } from '@halma/rules';
import { addressOfGame, addressOfGroup } from '../src/guide/addresses.ts';
import { CARDS } from '../src/guide/cards.ts';
import { describeGames } from '../src/guide/describe-games.ts';
import { describeLessons } from '../src/learn/describe-lessons.ts';
import { LESSON_IDS } from '../src/learn/lesson.ts';
import { findLesson } from '../src/learn/lessons.ts';
import type { PageDescription } from '../src/navigation/describe-page.ts';
import { describeSolitaires } from '../src/solitaires/describe-solitaires.ts';
import { PROBLEMS, problemAddress } from '../src/solitaires/problems.ts';

type PreviewBoard = NonNullable<PagePreview['board']>;
type TextByLanguage = Record<string, string>;

const HALMA: PreviewBoard = { game: 'halma-2' };

/** Figure A from the leaflet of 1885, completed. */
const FIGURE_A: PreviewBoard = {
  game: 'halma-2',
  alone: 'A',
  position: 'H16:16/16/16/16/16/16/16/16/2A13/2AAA11/2A1AA10/2AAAAA9/3AA1A9/4AAAA8/16/16 A - 0 1',
};

/** Returns the previews of all pages whose content is the same for all visitors, by path. */
export async function pagePreviews(): Promise<LinkPreviewFile> {
  const site = await inAllLanguages(linkPreviewStrings, ({ site }) => site);
  const pageTitle = (page: 'play' | 'online' | 'analysis' | 'print' | 'about') =>
    inAllLanguages(siteStrings, ({ title, titles }) => title(titles[page]));
  return {
    '/': {
      title: await inAllLanguages(siteStrings, ({ titles }) => titles.home),
      description: site,
      board: HALMA,
    },
    '/play': { title: await pageTitle('play'), description: site, board: HALMA },
    '/online': { title: await pageTitle('online'), description: site, board: HALMA },
    '/analysis': { title: await pageTitle('analysis'), description: site, board: HALMA },
    '/about': { title: await pageTitle('about'), description: site, board: HALMA },
    '/print': { title: await pageTitle('print'), description: site, board: HALMA },
    ...(await gamePreviews()),
    ...(await lessonPreviews()),
    ...(await solitairePreviews()),
  };
}

/**
 * Returns the previews of the gallery and of each group's page. The latter are available under the names of
 * the group and of its games.
 */
async function gamePreviews(): Promise<LinkPreviewFile> {
  const previews: Record<string, PagePreview> = {
    '/games': { ...(await textsOf(galleryStrings, (strings) => describeGames(strings))), board: HALMA },
  };
  for (const group of GAME_GROUPS) {
    const { rules, position } = CARDS[group].picture;
    const preview: PagePreview = {
      ...(await textsOf(galleryStrings, (strings) => describeGames(strings, group))),
      board: previewBoard(rules, position),
    };
    previews[addressOfGroup(group)] = preview;
    for (const { id } of gamesInGroup(group))
      previews[addressOfGame(id)] = {
        ...preview,
        title: await titled(gameNames, ({ titles }) => titles[id]),
      };
  }
  return previews;
}

async function lessonPreviews(): Promise<LinkPreviewFile> {
  const previews: Record<string, PagePreview> = {
    '/learn': {
      ...(await textsOf(learnStrings, (strings) => describeLessons(strings))),
      board: boardOfLesson('hop'),
    },
  };
  for (const id of LESSON_IDS)
    previews[`/learn/${id}`] = {
      ...(await textsOf(learnStrings, (strings) => describeLessons(strings, id))),
      board: boardOfLesson(id),
    };
  return previews;
}

function boardOfLesson(id: (typeof LESSON_IDS)[number]): PreviewBoard {
  const lesson = findLesson(id);
  if (lesson === undefined) throw new Error(`there is no lesson ${id}`);
  return previewBoard(lesson.rules, lesson.position);
}

/**
 * Returns the position on a page as JSON.
 *
 * @param position HFN; defaults to the start of the game
 */
function previewBoard({ game, preset, alone }: RulesConfig, position?: string): PreviewBoard {
  return {
    game,
    ...(preset === undefined ? {} : { preset }),
    ...(alone === undefined ? {} : { alone }),
    ...(position === undefined ? {} : { position }),
  };
}

async function solitairePreviews(): Promise<LinkPreviewFile> {
  const previews: Record<string, PagePreview> = {
    '/solitaires': {
      ...(await textsOf(solitaireStrings, (strings) => describeSolitaires(strings))),
      board: FIGURE_A,
    },
  };
  for (const id of PROBLEMS)
    previews[problemAddress(id)] = {
      ...(await textsOf(solitaireStrings, (strings) => describeSolitaires(strings, id))),
      board: id === 'figures' || id === 'own-figure' ? FIGURE_A : { game: 'halma-2', alone: 'A' },
    };
  return previews;
}

/** Returns a page's title and description in all languages. */
async function textsOf<Content>(
  strings: Strings<Content>,
  describe: (content: Content) => PageDescription,
): Promise<Pick<PagePreview, 'title' | 'description'>> {
  return {
    title: await titled(strings, (content) => describe(content).title),
    description: await inAllLanguages(strings, (content) => describe(content).description),
  };
}

/** Returns a title with the name of the site, in all languages. */
async function titled<Content>(
  strings: Strings<Content>,
  titleOf: (content: Content) => string,
): Promise<TextByLanguage> {
  const titles = await inAllLanguages(strings, titleOf);
  const texts: TextByLanguage = {};
  for (const { tag } of LANGUAGES) texts[tag] = (await siteStrings.in(tag)).title(titles[tag] ?? '');
  return texts;
}

/** Returns a text in all languages, by tag. */
async function inAllLanguages<Content>(
  strings: Strings<Content>,
  textOf: (content: Content) => string,
): Promise<TextByLanguage> {
  const texts: TextByLanguage = {};
  for (const { tag } of LANGUAGES) texts[tag] = textOf(await strings.in(tag));
  return texts;
}
