import { listFormatter } from '../list-formatter.ts';

/** Joins strings into a list: `Ruth, Tomas und Vera`. */
export const formatList = listFormatter('de');
