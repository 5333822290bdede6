import type { BoardEvents, BoardMethods, BoardProperties, Coordinates } from './api.ts';

/** The properties of `<halma-board>` in JSX. Frameworks set them as DOM properties, not as attributes. */
export type BoardJsxProperties = Partial<BoardProperties> & Partial<Pick<BoardMethods, 'configuration'>>;

/**
 * The attributes of `<halma-board>` in JSX. `position` is missing, because a property of another type has the same
 * name.
 */
export interface BoardJsxAttributes {
  readonly coordinates?: Coordinates;
  readonly game?: string;
  readonly definition?: string;
  readonly plays?: string;
  readonly seat?: string;
}

/**
 * Listeners for the element's events. Each name is a prefix and the name of the event: `on` in React and Preact, `on:`
 * in Solid.
 */
export type BoardJsxListeners<Prefix extends string> = {
  readonly [Name in keyof BoardEvents as `${Prefix}${Name}`]?: (event: BoardEvents[Name]) => void;
};
