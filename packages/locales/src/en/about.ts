import { defineStrings, type Strings } from '../load.ts';

/** A section of the page. */
export interface Section {
  /** The id of the section, which is part of the page's URL. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

const SECTIONS: readonly Section[] = [
  {
    id: 'games',
    title: 'The games',
    paragraphs: [
      'Halma is a board game from 1885. Its pieces, called men, cross the board by hopping over one another. Eckha, Grasshopper, Chinese checkers, Top Secret, Color Halma, Marked Halma and Cetro belong to the same family.',
      'The rules follow the original leaflets and a few books; the lessons and solitaires come from them too. Where a source is unclear, the game’s page says so.',
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy',
    paragraphs: [
      'This site shows no advertising, uses no analytics and loads nothing from other sites.',
      'Your browser stores the games played on this device, your settings and your progress in the lessons. Once you have signed in, it also stores the name of your account. Only people who use this browser can read any of this. To delete it, clear this site’s data in your browser.',
      'The server stores data only if you open a page under “Online”: an id if you are a guest, or your account and its name; the hash of your password, your passkeys and access tokens; your online games and tournaments; what you write in the chat and in reports; your challenges and notifications; the players you follow or block; restrictions that moderators have set for you; and when you were last connected.',
      'For thirty days the server knows who connected from the same network on the same day, but it does not keep their IP addresses. A cookie keeps you signed in. The server has your e-mail address only if you add it to your account. It knows your browser’s push service only if you turn on notifications for this device.',
      'Other players see your name and your games, except games you invited people to by link. On your account page you can download all of this and delete it. Your games then stay, without your name.',
    ],
  },
  {
    id: 'source',
    title: 'Source code',
    paragraphs: [
      'The program is free software under the MIT License: rules library, engine, solver, site and server. Anyone may use it, change it and run a server of their own.',
      'Programs can play here as well. A file for developers describes the server’s API.',
    ],
  },
];

/** The strings of the page about the site. */
const english = {
  title: 'About this site',
  lead: 'Halma and its family of board games: alone, with friends and online, in the browser and without advertising.',
  sections: SECTIONS,
  apiLink: 'The server’s API (OpenAPI)',
};

export type AboutStrings = typeof english;

export const aboutStrings: Strings<AboutStrings> = defineStrings('about', english);
