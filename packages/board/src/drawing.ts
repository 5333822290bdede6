/** Pictures of boards as text, and the colours of the men, for programs without a document. */
export { type BoardPicture, boardMarkup, boardPicture } from './draw/picture.ts';
export { MAN_COLOURS, type ManColour, manColourOf } from './man-colours.ts';
export { type FigureOptions, figureMarkup } from './view/figure-shape.ts';
