import { PROBLEMS, problemAddress } from '../../src/solitaires/problems.ts';

/** The pages whose board is entirely visible without scrolling. */
export const PAGES_WITH_BOARD = ['/play', '/analysis', '/learn/hop'] as const;

/** All other pages that a new visitor can open. */
export const OTHER_PAGES: readonly string[] = [
  '/',
  '/games',
  '/games/chinese-checkers',
  '/games/top-secret',
  '/solitaires',
  ...PROBLEMS.map((problem) => problemAddress(problem)),
  '/online',
  '/online/new',
  '/online/account',
  '/online/recover',
  '/online/ranks',
  '/online/of/nobody',
  '/online/challenges',
  '/online/notices',
  '/online/watch',
  '/online/archive',
  '/online/tournaments',
  '/online/tournaments/nothing',
  '/online/game/nothing',
  '/learn',
  '/learn/history',
  '/learn/books',
  '/learn/glossary',
  '/solved',
  '/print',
  '/about',
  '/nowhere',
];
