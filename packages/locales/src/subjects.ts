import type { BoardStrings } from '@halma/board';
import type { AnalysisWords } from './en/analysis.ts';
import type { EndingWords } from './en/endings.ts';
import type { GameWords } from './en/game.ts';
import type { GameNames } from './en/game-names.ts';
import type { GlossaryWords } from './en/glossary.ts';
import type { HomeWords } from './en/home.ts';
import type { LearnWords } from './en/learn.ts';
import type { NewGameWords } from './en/new-game.ts';
import type { OnlineWords } from './en/online.ts';
import type { OptionWords } from './en/options.ts';
import type { PeopleWords } from './en/people.ts';
import type { PlayWords } from './en/play.ts';
import type { PrintWords } from './en/print.ts';
import type { ReadingWords } from './en/reading.ts';
import type { ReasonWords } from './en/reasons.ts';
import type { RulesWords } from './en/rules.ts';
import type { ServerWords } from './en/server.ts';
import type { SettingsWords } from './en/settings.ts';
import type { SiteWords } from './en/site.ts';
import type { SolitaireWords } from './en/solitaires.ts';

/** The subjects and the types of their English texts. A subject is one file in the folder of each language. */
export interface WordsBySubject {
  readonly analysis: AnalysisWords;
  readonly board: BoardStrings;
  readonly endings: EndingWords;
  readonly game: GameWords;
  readonly 'game-names': GameNames;
  readonly glossary: GlossaryWords;
  readonly home: HomeWords;
  readonly learn: LearnWords;
  readonly 'new-game': NewGameWords;
  readonly online: OnlineWords;
  readonly options: OptionWords;
  readonly people: PeopleWords;
  readonly play: PlayWords;
  readonly print: PrintWords;
  readonly reading: ReadingWords;
  readonly reasons: ReasonWords;
  readonly rules: RulesWords;
  readonly server: ServerWords;
  readonly settings: SettingsWords;
  readonly site: SiteWords;
  readonly solitaires: SolitaireWords;
}

export type Subject = keyof WordsBySubject;

/** The loaders of a language's subjects. A missing subject or entry is a compile error. */
export type Locale = {
  readonly [Name in Subject]: () => Promise<{ readonly words: WordsBySubject[Name] }>;
};
