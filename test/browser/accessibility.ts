import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { run } from 'axe-core';
import { type Colours, findLowContrast } from './contrast.ts';

/** The colours, the name of a rule and the elements that break it, as HTML. */
type Violation = readonly [colours: string, rule: string, elements: readonly string[]];

const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const DARK: Colours = ['paper', 'dark'];
/** All colours except the light scheme of the first theme, in which the tests open pages. */
const OTHER_COLOURS: readonly Colours[] = [
  DARK,
  ['quiet', 'light'],
  ['quiet', 'dark'],
  ['contrast', 'light'],
  ['contrast', 'dark'],
];

/** Runs all axe rules on the current state of the page. */
export async function expectNoViolations(page: Page, within = 'html'): Promise<void> {
  await expectAccessibleIn([], page, within);
}

/** Checks only the contrast of text, which is all that a theme or a colour scheme can change. */
export async function expectEnoughContrast(page: Page): Promise<void> {
  await loadAxe(page);
  expectNone(page, await checkContrast([], page, 'html'));
}

/**
 * Runs all axe rules on the page as it opened, in the light scheme, and checks the contrast of text in the dark
 * scheme. Restores the original colours.
 *
 * @param within a selector for the part to check, such as a dialog over a page that has been checked
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  await expectAccessibleIn([DARK], page, within);
}

/**
 * Like `expectAccessible`, but checks the contrast of text in all other themes and schemes, which change nothing
 * else.
 */
export async function expectAccessibleInAllThemes(page: Page, within = 'html'): Promise<void> {
  await expectAccessibleIn(OTHER_COLOURS, page, within);
}

async function expectAccessibleIn(others: readonly Colours[], page: Page, within: string): Promise<void> {
  // axe refuses a part that has not appeared yet, such as a dialog whose script is still loading.
  await page.locator(within).first().waitFor();
  await loadAxe(page);
  const violations = await checkOtherRules(page, within);
  expectNone(page, [...violations, ...(await checkContrast(others, page, within))]);
}

/** Runs all axe rules except the one about contrast, which `checkContrast` runs on fewer elements. */
async function checkOtherRules(page: Page, within: string): Promise<Violation[]> {
  const violations = await page.evaluate(async (part) => {
    const { axe } = globalThis as unknown as { readonly axe: { readonly run: typeof run } };
    const rules = { 'color-contrast': { enabled: false } };
    const results = await axe.run({ include: [[part]] }, { resultTypes: ['violations'], rules });
    return results.violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ html }) => html) }));
  }, within);
  return violations.map(({ id, elements }) => ['as opened', id, elements]);
}

/** Checks the contrast of text in the current colours, and then in others. Restores the original colours. */
async function checkContrast(others: readonly Colours[], page: Page, within: string): Promise<Violation[]> {
  const found = await page.evaluate(findLowContrast, { part: within, others });
  return found.flatMap((elements, index) => {
    const colours = others[index - 1]?.join(', ') ?? 'as opened';
    return elements.length === 0 ? [] : [[colours, 'color-contrast', elements] as const];
  });
}

/** Loads axe into a page unless it is already loaded. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE_SOURCE);
}

function expectNone(page: Page, violations: readonly Violation[]): void {
  expect(violations, page.url()).toEqual([]);
}
