import { defineStrings, type Strings } from '../load.ts';

/** The pages that the server itself writes, for requests that match none of the site's files. */
const english = {
  pages: {
    notFound: { title: 'Page not found', sentence: 'There is no page at this address.' },
    readOnly: { title: 'Not possible here', sentence: 'This address is read-only.' },
    failure: { title: 'Something went wrong', sentence: 'The server had an error. Please try again.' },
  },
  home: 'Go to the home page',
};

export type ServerStrings = typeof english;

export const serverStrings: Strings<ServerStrings> = defineStrings('server', english);
