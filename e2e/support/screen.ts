import { expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';

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

/** Expects no accessibility fault that axe can see, and nothing wider than the window. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours may begin to change while they are looked at; a fault stays. One look at a long sheet can take 10 s.
  await expect.poll(() => accessibilityFaults(page), { timeout: 40_000 }).toEqual([]);
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(excess, 'pixels wider than the window').toBeLessThanOrEqual(0);
}

async function accessibilityFaults(page: Page): Promise<string[]> {
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
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (pictures) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
      { exclude: [pictures] },
      { resultTypes: ['violations'] },
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, SHEET_PICTURES);
}

/** Expects the screen to be accessible: in both themes on a desktop, whose colours a phone shares. */
export const expectAccessibleOn = (page: Page, isMobile: boolean): Promise<void> =>
  isMobile ? expectAccessible(page) : expectAccessibleInBothThemes(page);

/** Expects both themes of the screen to be accessible. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  // Light last, still without motion: a change of theme that has begun to move keeps its duration.
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator(`html[data-theme="${colorScheme}"]`)).toHaveCount(1);
    await expectAccessible(page);
  }
  await page.emulateMedia({ reducedMotion: null });
}
