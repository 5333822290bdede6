import type { Position } from '@halma/rules';
import { frameShapes, groundShapes } from '../draw/background.ts';
import { campShapes, markedTips } from '../draw/camps.ts';
import { cellLabelShapes, marginShapes } from '../draw/coordinates.ts';
import { pennant } from '../draw/man-shapes.ts';
import { svgNode } from '../draw/svg-node.ts';
import { toElement } from '../draw/to-element.ts';
import type { Point } from '../geometry/geometry.ts';
import { hasSamePlaces, type Layout } from '../geometry/layout.ts';
import { filledCamps } from '../queries/camp-occupancy.ts';
import { CellsLayer } from './cells-layer.ts';
import { ChangeDetector } from './change-detector.ts';
import { Layer } from './layer.ts';
import { MenLayer } from './men-layer.ts';
import type { Scene } from './scene.ts';
import { coveredCells, marksAboveMen, marksBelowMen } from './scene-marks.ts';

/** The drawing of a board: one SVG with layers that are updated separately. */
export class BoardView {
  readonly svg: SVGSVGElement;
  /** The visible part, without the cells for screen readers. */
  readonly picture: SVGElement;
  readonly men: MenLayer;
  readonly cells: CellsLayer;
  readonly #ground: Layer;
  readonly #camps: Layer;
  readonly #frame: Layer;
  readonly #cellLabels: Layer;
  readonly #belowMen: Layer;
  readonly #aboveMen: Layer;
  readonly #campsChange = new ChangeDetector();
  #layout: Layout | null = null;

  constructor(parent: Node) {
    this.svg = toElement(svgNode('svg', { role: 'grid', tabindex: '0' })) as SVGSVGElement;
    const picture = toElement(svgNode('g', { id: 'picture', 'aria-hidden': 'true' }));
    this.picture = picture;
    this.svg.append(picture);
    this.#ground = new Layer('ground', picture);
    this.#camps = new Layer('camps', picture);
    this.#frame = new Layer('frame', picture);
    this.#cellLabels = new Layer('cell-labels', picture);
    this.#belowMen = new Layer('below-men', picture);
    this.men = new MenLayer(picture);
    this.#aboveMen = new Layer('above-men', picture);
    this.cells = new CellsLayer(this.svg);
    parent.appendChild(this.svg);
  }

  get layout(): Layout | null {
    return this.#layout;
  }

  /** Draws the background, the frame and the margin, which moves do not change. */
  setLayout(layout: Layout): void {
    const previous = this.#layout;
    this.#layout = layout;
    this.svg.setAttribute('viewBox', layout.geometry.viewBox.join(' '));
    this.#ground.show(groundShapes(layout));
    const tips = markedTips(layout).map(({ x, y }) => pennant({ x: x - 5, y: y + 2 }, true));
    this.#frame.show([...frameShapes(layout), ...marginShapes(layout), ...tips]);
    // Men of a different game or in different colours are redrawn.
    if (previous?.rules !== layout.rules || previous.colours !== layout.colours) this.men.clear();
    if (previous === null || !hasSamePlaces(previous, layout))
      this.cells.setLayout(layout.rules.board, layout.geometry);
  }

  /** Draws the camps, the men and the marks. */
  draw(scene: Scene): void {
    const { layout, position, selectedMan, restrictedTurn } = scene;
    if (this.#campsChange.hasChanged(layout, position, restrictedTurn)) {
      const tintedCamps = restrictedTurn === null ? [] : [position.toMove];
      this.#camps.show(campShapes(layout, { fullCamps: filledCamps(position), tintedCamps }));
    }
    const covered = coveredCells(scene);
    this.#cellLabels.show(cellLabelShapes(layout, position, (cell) => covered.has(cell)));
    this.#belowMen.show(marksBelowMen(scene));
    this.men.show({ position, layout, selectedMan, restrictedTurn });
    this.#aboveMen.show(marksAboveMen(scene));
  }

  /** Draws the men of a position without marks, before one of them is animated. */
  drawMen(position: Position, layout: Layout): void {
    this.#belowMen.show([]);
    this.#aboveMen.show([]);
    this.men.show({ position, layout, selectedMan: null, restrictedTurn: null });
  }

  /** Converts client coordinates, in CSS pixels, to units of the drawing. */
  unitsAt(clientX: number, clientY: number): Point {
    const matrix = this.svg.getScreenCTM();
    if (matrix === null) return { x: 0, y: 0 };
    // Spreading a DOMPoint would lose its getters x and y.
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return { x, y };
  }

  /** Converts units of the drawing to CSS pixels from the corner of the SVG. */
  pixelsAt({ x, y }: Point): Point {
    const matrix = this.svg.getScreenCTM();
    if (matrix === null) return { x: 0, y: 0 };
    const { left, top } = this.svg.getBoundingClientRect();
    const at = new DOMPoint(x, y).matrixTransform(matrix);
    return { x: at.x - left, y: at.y - top };
  }

  /** CSS pixels per unit of the drawing. */
  get scale(): number {
    return this.svg.getScreenCTM()?.a ?? 1;
  }
}
