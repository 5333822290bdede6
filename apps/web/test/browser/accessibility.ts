import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Colours = readonly [theme: string, scheme: string];
type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** The colours in which the tests open pages, and all others. */
const FIRST_COLOURS: Colours = ['paper', 'light'];
const OTHER_COLOURS: readonly Colours[] = [
  ['paper', 'dark'],
  ['quiet', 'light'],
  ['quiet', 'dark'],
  ['contrast', 'light'],
  ['contrast', 'dark'],
];

/** Runs all axe rules on the page in its present state. */
export async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await axeOf(page).analyze();
  expectNone(page, 'as opened', violations);
}

/** Checks only the contrast of text, which is all that a theme or a colour scheme can change. */
export async function expectEnoughContrast(page: Page): Promise<void> {
  const { violations } = await axeOf(page).withRules(['color-contrast']).analyze();
  expectNone(page, 'as opened', violations);
}

/** Creates the axe checker. Legacy mode suffices, because the pages have no frames from other origins. */
function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode();
}

/**
 * Runs all rules on the page as it opened, in the light scheme, and checks only the contrast of text in the other
 * themes and schemes, because they change only colours. Restores the first colours.
 *
 * @param within a selector of the part to check, such as a dialog over a page that has been checked
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  const { violations } = await axeOf(page).include(within).analyze();
  expectNone(page, 'as opened', violations);
  for (const colours of OTHER_COLOURS)
    expectNone(page, colours.join(', '), await checkContrast(page, colours, within));
  await setColours(page, FIRST_COLOURS);
}

/** Sets colours as the settings do, but without their dialog, because a dialog may be what is checked. */
async function setColours(page: Page, colours: Colours): Promise<void> {
  await page.evaluate(([theme, scheme]) => {
    Object.assign(document.documentElement.dataset, { theme, scheme });
  }, colours);
}

/**
 * Checks the contrast in other colours with the checker that `AxeBuilder` has left in the page: loading it takes longer
 * than the check. Drawings are left out, because the checker cannot tell what is behind their text.
 */
async function checkContrast(page: Page, colours: Colours, within: string): Promise<Violations> {
  await setColours(page, colours);
  return await page.evaluate(async (part) => {
    const { axe } = globalThis as unknown as {
      readonly axe: {
        readonly run: (...parameters: object[]) => Promise<{ readonly violations: Violations }>;
      };
    };
    const context = { include: [[part]], exclude: [['halma-board'], ['svg']] };
    const { violations } = await axe.run(context, {
      runOnly: ['color-contrast'],
      resultTypes: ['violations'],
    });
    return violations;
  }, within);
}

function expectNone(page: Page, colours: string, violations: Violations): void {
  const found = violations.map(({ id, nodes }) => [page.url(), colours, id, nodes.map((node) => node.html)]);
  expect(found).toEqual([]);
}
