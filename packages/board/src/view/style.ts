/**
 * The styles that attributes cannot express. They are in a constructed style sheet, because a page's content security
 * policy may forbid style elements. Where the system forces its colours on pages, boards keep their own, because their
 * colour tokens then switch to values of high contrast.
 */
const CSS = `
:host { display: block; position: relative; forced-color-adjust: none; }
:host([hidden]) { display: none; }
svg { display: block; width: 100%; height: auto; max-height: 100%; overflow: visible; outline: none; direction: ltr;
  user-select: none; -webkit-user-select: none; -webkit-touch-callout: none; touch-action: manipulation;
  -webkit-tap-highlight-color: transparent; }
svg.steps { touch-action: pan-y pinch-zoom; }
svg.draws { cursor: crosshair; touch-action: none; }
svg.is-clickable { cursor: pointer; }
svg.dragging { cursor: grabbing; }
.magnifier { position: absolute; z-index: 1; width: 120px; height: 120px; border: 2px solid var(--ink, #221b15); border-radius: 50%;
  background: var(--paper, #f5eedf); pointer-events: none; }
.route-button { position: absolute; z-index: 1; transform: translateX(-50%); height: 26px; padding: 0 10px; white-space: nowrap;
  border: 1.5px solid var(--go, #17655a); border-radius: 13px; background: var(--raised, #fcf8ee); color: var(--go, #17655a);
  font: 600 13px/1 var(--font-text, system-ui, sans-serif); cursor: pointer; }
.route-button.edge { height: 44px; padding: 0 16px; border-radius: 22px; font-size: 15px; }
.route-button[hidden] { display: none; }
.route-button::first-letter { text-transform: uppercase; }
.toast { position: absolute; z-index: 1; inset-block-start: 12px; inset-inline: 0; width: fit-content; margin: 0 auto; padding: 6px 12px;
  border-radius: 2px; background: var(--ink, #221b15); color: var(--on-ink, #fcf8ee); pointer-events: none;
  font: 500 14px/1.4 var(--font-text, system-ui, sans-serif); }
.toast[hidden] { display: none; }
.notice { margin: 0; padding: 12px; border: 1.5px solid var(--ink, #221b15); background: var(--paper, #f5eedf); color: var(--ink, #221b15);
  font: 500 14px/1.4 var(--font-text, system-ui, sans-serif); }
.notice[hidden], .notice:not([hidden]) ~ svg { display: none; }
.cells { fill: none; }
#picture, .cells { pointer-events: none; cursor: auto; }
.faded { opacity: 0.4; }
.flat .rim { opacity: 0; }
.lifted { filter: drop-shadow(0 3px 2px #0006); }
.carried { filter: drop-shadow(0 5px 4px #0006); }
.live-region { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.fade { animation: appear 90ms; }
.men .body { transform-box: view-box; }
@keyframes appear { from { opacity: 0; } }
@media (prefers-reduced-motion: reduce) { .fade { animation: none; } }
`;

let sheet: CSSStyleSheet | null = null;

/** Returns the style sheet that all boards in a document share. */
export function boardSheet(): CSSStyleSheet {
  if (sheet === null) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
  }
  return sheet;
}
