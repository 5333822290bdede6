import type { Cell, Position } from '@halma/rules';
import { frameShapes, groundShapes } from '../draw/ground.ts';
import { marginShapes } from '../draw/margin.ts';
import { pennant } from '../draw/men.ts';
import { shape } from '../draw/shape.ts';
import { toElement } from '../draw/to-element.ts';
import { markedTips, yardShapes } from '../draw/yards.ts';
import { type Point, placeOf } from '../geometry/geometry.ts';
import type { Layout } from '../geometry/layout.ts';
import { fullYards } from '../reading/at-home.ts';
import { CellsLayer } from './cells-layer.ts';
import { LastSeen } from './last-seen.ts';
import { Layer } from './layer.ts';
import { MenLayer } from './men-layer.ts';
import type { Scene } from './scene.ts';
import { marksOver, marksUnder } from './scene-marks.ts';

/** The picture of a board: one SVG of layers, each brought up to date by itself. */
export class BoardView {
  readonly svg: SVGSVGElement;
  /** All that is drawn, without the cells for screen readers. */
  readonly picture: SVGElement;
  readonly men: MenLayer;
  readonly cells: CellsLayer;
  readonly #ground: Layer;
  readonly #yards: Layer;
  readonly #frame: Layer;
  readonly #under: Layer;
  readonly #over: Layer;
  /** What the yards were drawn from. */
  readonly #seen = new LastSeen();
  #layout: Layout | null = null;

  constructor(parent: Node) {
    this.svg = toElement(shape('svg', { role: 'grid', tabindex: '0' })) as SVGSVGElement;
    const picture = toElement(shape('g', { id: 'picture', 'aria-hidden': 'true' }));
    this.picture = picture;
    this.svg.append(picture);
    this.#ground = new Layer('ground', picture);
    this.#yards = new Layer('yards', picture);
    this.#frame = new Layer('frame', picture);
    this.#under = new Layer('under', picture);
    this.men = new MenLayer(picture);
    this.#over = new Layer('over', picture);
    this.cells = new CellsLayer(this.svg);
    parent.appendChild(this.svg);
  }

  get layout(): Layout | null {
    return this.#layout;
  }

  /** Draws what no move changes. */
  layOut(layout: Layout): void {
    const last = this.#layout;
    this.#layout = layout;
    this.svg.setAttribute('viewBox', layout.geometry.viewBox.join(' '));
    this.#ground.show(groundShapes(layout));
    const tips = markedTips(layout).map(({ x, y }) => pennant({ x: x - 5, y: y + 2 }, true));
    this.#frame.show([...frameShapes(layout), ...marginShapes(layout), ...tips]);
    // men of another game may look otherwise
    if (last?.rules !== layout.rules) this.men.clear();
    this.cells.lay(layout.rules.board, layout.geometry);
  }

  /** Draws everything that stands on the board. */
  draw(scene: Scene): void {
    const { layout, position, chosen, duty } = scene;
    if (this.#seen.differs(layout, position, duty)) {
      const tinted = duty === null ? [] : [position.toMove];
      this.#yards.show(yardShapes(layout, { full: fullYards(position), tinted }));
    }
    this.#under.show(marksUnder(scene));
    this.men.show({ position, geometry: layout.geometry, chosen, duty });
    this.#over.show(marksOver(scene));
  }

  /** Draws the men of a position and no marks, so that one of them can move over a clear board. */
  drawMen(position: Position, { geometry }: Layout): void {
    this.#under.show([]);
    this.#over.show([]);
    this.men.show({ position, geometry, chosen: null, duty: null });
  }

  /** The place of a point of the screen in the drawing. */
  unitsAt(clientX: number, clientY: number): Point {
    const matrix = this.svg.getScreenCTM();
    if (matrix === null) return { x: 0, y: 0 };
    // a DOMPoint has getters for x and y, which would be lost where a point is spread
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return { x, y };
  }

  /** Where a place of the drawing is, from the picture's corner, in CSS pixels. */
  pixelsAt({ x, y }: Point): Point {
    const matrix = this.svg.getScreenCTM();
    if (matrix === null) return { x: 0, y: 0 };
    const { left, top } = this.svg.getBoundingClientRect();
    const at = new DOMPoint(x, y).matrixTransform(matrix);
    return { x: at.x - left, y: at.y - top };
  }

  /** CSS pixels for a unit of the drawing. */
  get scale(): number {
    return this.svg.getScreenCTM()?.a ?? 1;
  }

  /** The cell under a place, or null between holes and outside the board. */
  cellAt({ x, y }: Point): Cell | null {
    if (this.#layout === null) return null;
    const { geometry, rules } = this.#layout;
    const half = geometry.pitch / 2;
    const found = rules.board.names.findIndex((_, cell) => {
      const middle = placeOf(geometry, cell);
      return Math.abs(middle.x - x) <= half && Math.abs(middle.y - y) <= half;
    });
    return found < 0 ? null : found;
  }
}
