import type { BoardStrings } from '@halma/board';
import type { AboutStrings } from './en/about.ts';
import type { AnalysisStrings } from './en/analysis.ts';
import type { ArchiveStrings } from './en/archive.ts';
import type { ChallengeStrings } from './en/challenges.ts';
import type { EndingStrings } from './en/endings.ts';
import type { FooterStrings } from './en/footer.ts';
import type { GalleryStrings } from './en/gallery.ts';
import type { GameStrings } from './en/game.ts';
import type { GameNames } from './en/game-names.ts';
import type { GameRulesStrings } from './en/game-rules.ts';
import type { GlossaryStrings } from './en/glossary.ts';
import type { GuideStrings } from './en/guide.ts';
import type { HomeStrings } from './en/home.ts';
import type { KeyStrings } from './en/keys.ts';
import type { LearnStrings } from './en/learn.ts';
import type { LinkPreviewStrings } from './en/link-preview.ts';
import type { MailStrings } from './en/mail.ts';
import type { NewGameStrings } from './en/new-game.ts';
import type { NoticeStrings } from './en/notices.ts';
import type { OnlineStrings } from './en/online.ts';
import type { OptionStrings } from './en/options.ts';
import type { PeopleStrings } from './en/people.ts';
import type { PlayStrings } from './en/play.ts';
import type { PrintStrings } from './en/print.ts';
import type { RatingStrings } from './en/ratings.ts';
import type { ReadingStrings } from './en/reading.ts';
import type { ReasonStrings } from './en/reasons.ts';
import type { RulesStrings } from './en/rules.ts';
import type { SecurityStrings } from './en/security.ts';
import type { ServerStrings } from './en/server.ts';
import type { SettingsStrings } from './en/settings.ts';
import type { SiteStrings } from './en/site.ts';
import type { SolitaireStrings } from './en/solitaires.ts';
import type { SolvedStrings } from './en/solved.ts';
import type { TournamentStrings } from './en/tournaments.ts';
import type { WatchStrings } from './en/watch.ts';

/** The subjects and the types of their English strings. A subject is one file in the folder of each language. */
export interface StringsBySubject {
  readonly about: AboutStrings;
  readonly analysis: AnalysisStrings;
  readonly archive: ArchiveStrings;
  readonly board: BoardStrings;
  readonly challenges: ChallengeStrings;
  readonly endings: EndingStrings;
  readonly footer: FooterStrings;
  readonly gallery: GalleryStrings;
  readonly game: GameStrings;
  readonly 'game-names': GameNames;
  readonly 'game-rules': GameRulesStrings;
  readonly glossary: GlossaryStrings;
  readonly guide: GuideStrings;
  readonly home: HomeStrings;
  readonly keys: KeyStrings;
  readonly learn: LearnStrings;
  readonly 'link-preview': LinkPreviewStrings;
  readonly mail: MailStrings;
  readonly 'new-game': NewGameStrings;
  readonly notices: NoticeStrings;
  readonly online: OnlineStrings;
  readonly options: OptionStrings;
  readonly people: PeopleStrings;
  readonly play: PlayStrings;
  readonly print: PrintStrings;
  readonly ratings: RatingStrings;
  readonly reading: ReadingStrings;
  readonly reasons: ReasonStrings;
  readonly rules: RulesStrings;
  readonly security: SecurityStrings;
  readonly server: ServerStrings;
  readonly settings: SettingsStrings;
  readonly site: SiteStrings;
  readonly solitaires: SolitaireStrings;
  readonly solved: SolvedStrings;
  readonly tournaments: TournamentStrings;
  readonly watch: WatchStrings;
}

export type Subject = keyof StringsBySubject;

/** The loaders of a language's subjects. A missing subject or entry is a compile error. */
export type Locale = {
  readonly [Name in Subject]: () => Promise<{ readonly strings: StringsBySubject[Name] }>;
};
