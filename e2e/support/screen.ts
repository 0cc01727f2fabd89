import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** The one notice that may be showing. */
export const notice = (page: Page): Locator => page.locator('.notice[data-state="open"]');

/** Expects the notice with these words. */
export async function expectNotice(page: Page, title: string, description: string | RegExp): Promise<void> {
  await expect(notice(page)).toHaveCount(1);
  await expect(notice(page).locator('.notice-title')).toHaveText(title);
  await expect(notice(page).locator('.notice-description')).toHaveText(description);
}

/**
 * The gallery's pictures of sheets: inert and hidden from assistive technology. The designs have tests of their own
 * for their contrast, and a checker that walks through dozens of drawn sheets needs minutes.
 */
const SHEET_PICTURES = '[aria-hidden="true"][inert] .sheet';

/** Less than half of what the package gives out as its source, for a page to read. */
const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that ask for colours, of those that axe asks unless told otherwise. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Expects no accessibility fault that axe can see, and nothing wider than the window. */
export async function expectAccessible(page: Page, rules: readonly string[] = []): Promise<void> {
  // Colours may begin to change while they are looked at; a fault stays. One look at a long sheet can take 10 s.
  await expect.poll(() => accessibilityFaults(page, rules), { timeout: 40_000 }).toEqual([]);
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(excess, 'pixels wider than the window').toBeLessThanOrEqual(0);
}

/** Of these rules, or of all that axe asks where none is named. */
async function accessibilityFaults(page: Page, rules: readonly string[]): Promise<string[]> {
  // Colours on their way between two states are not what anybody reads.
  await page.evaluate(() => {
    // Nothing moves in a part that is not drawn, such as a closed <details>: waiting for it would never end.
    const drawn = document.getAnimations().filter(({ effect }) => {
      // A spinner has no end to wait for.
      if (effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY) return false;
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return target === null || target.checkVisibility({ contentVisibilityAuto: true });
    });
    return Promise.allSettled(drawn.map((animation) => animation.finished));
  });
  // Reading its half a megabyte of source costs the page more than most runs do: once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE);
  return page.evaluate(
    async ({ pictures, rules }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        { exclude: [pictures] },
        { resultTypes: ['violations'], ...(rules.length > 0 && { runOnly: [...rules] }) },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    { pictures: SHEET_PICTURES, rules },
  );
}

/** Expects the screen to be accessible: in both themes on a desktop, whose colours a phone shares. */
export const expectAccessibleOn = (page: Page, isMobile: boolean): Promise<void> =>
  isMobile ? expectAccessible(page) : expectAccessibleInBothThemes(page);

/** Expects both themes of the screen to be accessible; they differ in their colours alone (tokens.css). */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  // Light last, still without motion: a change of theme that has begun to move keeps its duration.
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator(`html[data-theme="${colorScheme}"]`)).toHaveCount(1);
    await expectAccessible(page, colorScheme === 'dark' ? COLOUR_RULES : []);
  }
  await page.emulateMedia({ reducedMotion: null });
}
