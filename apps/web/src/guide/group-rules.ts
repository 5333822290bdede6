import { figureMarkup } from '@halma/board/drawing';
import { galleryStrings } from '@halma/locales/gallery';
import { gameNames } from '@halma/locales/game-names';
import { gameRulesStrings, type RuleId } from '@halma/locales/game-rules';
import { guideStrings } from '@halma/locales/guide';
import { GAME_GROUPS, type GameGroup, type GameId, gamesInGroup, makeRules } from '@halma/rules';
import { unwrap } from '../board/set-up.ts';
import { addressOfGroup } from './addresses.ts';
import { drawnFigure } from './drawn-figure.ts';
import { FIGURES } from './figures.ts';
import { ruleFacts, ruleIds } from './rule-list.ts';

/** A rule: its title and its text. */
interface Rule {
  readonly title: string;
  readonly text: string;
}

/** A game in a group. */
interface DescribedGame {
  readonly id: GameId;
  readonly title: string;
  /** The board and the men. */
  readonly setup: string;
  /** The rules that the group's first game does not have. */
  readonly furtherRules: readonly Rule[];
}

/** The rules of a group of games under the `standard` preset, in English, for the documentation. */
export interface GroupRules {
  readonly group: GameGroup;
  readonly name: string;
  /** The URL of the group's page on the site. */
  readonly address: string;
  readonly lead: string;
  readonly source: string;
  /**
   * The pictures as SVG markup, each with the term that it explains and the rest of the sentence about that
   * term.
   */
  readonly figures: readonly { readonly svg: string; readonly term: string; readonly text: string }[];
  /** The rules of the first game. */
  readonly rules: readonly Rule[];
  readonly games: readonly DescribedGame[];
}

/** Returns the rules of all groups. */
export function rulesOfGroups(): readonly GroupRules[] {
  return GAME_GROUPS.map(rulesOfGroup);
}

function rulesOfGroup(group: GameGroup): GroupRules {
  const { introductions, captions } = guideStrings.english;
  const games = gamesInGroup(group);
  const idsOf = (game: GameId): readonly RuleId[] => ruleIds(unwrap(makeRules({ game })));
  const [first] = games;
  if (first === undefined) throw new Error(`the group ${group} has no games`);
  const commonRules = idsOf(first.id);
  return {
    group,
    name: galleryStrings.english.groups[group].name,
    address: addressOfGroup(group),
    ...introductions[group],
    figures: FIGURES[group].map((figure) => {
      const { position, options } = drawnFigure(figure);
      return { svg: figureMarkup(position, options), ...captions[figure.caption] };
    }),
    rules: commonRules.map((rule) => ruleOf(first.id, rule)),
    games: games.map(({ id }) => ({
      id,
      title: gameNames.english.titles[id],
      setup: gameRulesStrings.english.setups[id],
      furtherRules: idsOf(id)
        .filter((rule) => !commonRules.includes(rule))
        .map((rule) => ruleOf(id, rule)),
    })),
  };
}

function ruleOf(game: GameId, rule: RuleId): Rule {
  const { title, text } = gameRulesStrings.english.rules[rule];
  return { title, text: text(ruleFacts(unwrap(makeRules({ game })))) };
}
