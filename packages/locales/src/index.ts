/** What the site and the server's pages say, in every language. Each subject is an entry of its own: `@halma/locales/site`. */
export { capitalize } from './capitalize.ts';
export { isLanguageTag, LANGUAGES, type LanguageTag, preferredLanguage } from './languages.ts';
export { loadLanguage, useLanguage, type Words } from './load.ts';
