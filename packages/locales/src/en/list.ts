import { listFormatter } from '../list-formatter.ts';

/** Joins strings into a list: `Ruth, Tomas and Vera`. */
export const formatList = listFormatter('en-GB');
