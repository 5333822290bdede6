/**
 * The strings of the site and of the server's pages, in every language. Each subject is a separate entry point, such as
 * `@halma/locales/site`.
 */
export { capitalize } from './capitalize.ts';
export {
  isLanguageTag,
  LANGUAGES,
  type LanguageTag,
  type LocaleModule,
  preferredLanguage,
} from './languages.ts';
export { loadLanguage, type Strings, setLanguageSource } from './load.ts';
export type { Locale, StringsBySubject, Subject } from './subjects.ts';
