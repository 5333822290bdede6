import type { BoardEvents, BoardMethods, BoardProperties, Coordinates } from './api.ts';

/** The properties of `<halma-board>` in JSX. Frameworks set them as properties of the element. */
export type BoardJsxProperties = Partial<BoardProperties> & Partial<Pick<BoardMethods, 'configuration'>>;

/** The attributes of `<halma-board>` in JSX. `position` is also a property, in another form, so it is not among them. */
export interface BoardJsxAttributes {
  readonly coordinates?: Coordinates;
  readonly game?: string;
  readonly definition?: string;
  readonly plays?: string;
  readonly seat?: string;
}

/** The listeners of the element's events, under the names of the events with a prefix: `on` in React and Preact, `on:` in Solid. */
export type BoardJsxListeners<Prefix extends string> = {
  readonly [Name in keyof BoardEvents as `${Prefix}${Name}`]?: (event: BoardEvents[Name]) => void;
};
