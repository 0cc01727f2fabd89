import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectNotice, notice } from './support/screen.ts';

const REFUSED = 'There was a problem signing you in with Google. Please try again.';

const openWithNotice = async (page: Page): Promise<void> => {
  await page.goto('/auth?error=auth_failed');
  await expectNotice(page, 'Authentication Failed', REFUSED);
};

async function swipe(page: Page, distance: number): Promise<void> {
  const box = await notice(page).boundingBox();
  if (!box) throw new Error('The notice has no place on the screen');
  const [x, y] = [box.x + 40, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y, { steps: 4 });
  await page.mouse.move(x + distance, y, { steps: 4 });
  await page.mouse.up();
}

/** The time of the page's own clock. */
const now = (page: Page): Promise<number> => page.evaluate(() => Date.now());

test('a notice stays 5000 ms, gives way to the next, and is announced as an error', {
  tag: '@any-screen',
}, async ({ page, context }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const seen: Record<string, number> = {};
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const words = document.querySelector('.notice[data-state="open"]')?.textContent;
      if (words) seen[words] ??= Date.now();
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.goto('/auth');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password').fill('a long phrase');
  await context.setOffline(true);
  // From here on the page's clock moves only when the test moves it.
  await page.clock.pauseAt((await now(page)) + 60_000);
  const signIn = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(async () => {
      await page.clock.runFor(20);
      expect(await notice(page).count()).toBe(1);
    }).toPass();
  };
  const shownAt = (): Promise<number> =>
    page.evaluate(() =>
      Math.max(...Object.values((globalThis as unknown as { seen: Record<string, number> }).seen)),
    );

  await signIn();
  await expectNotice(page, 'Authentication Error', 'Something went wrong. Please try again.');
  await expect(notice(page)).toHaveAttribute('data-style', 'destructive');
  await page.clock.runFor(900 - ((await now(page)) - (await shownAt())));
  const announced = page.locator('[role="status"][aria-live="assertive"]');
  await expect(announced).toContainText('Notification Authentication Error');
  await expect(announced).toContainText('Something went wrong. Please try again.');

  // The same fault again: one notice, and its time begins again.
  await page.clock.runFor(3_000);
  const first = await notice(page).elementHandle();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await first?.evaluate((element) => element.isConnected && element.dataset.state === 'open')).toBe(
      false,
    );
  }).toPass();
  const second = await now(page);
  await expect(notice(page)).toHaveCount(1);

  await page.clock.runFor(4_960 + second - (await now(page)));
  await expect(notice(page)).toHaveCount(1);
  await page.clock.runFor(60);
  await expect(notice(page)).toHaveCount(0);
});

test('F8 moves the focus to the notices, where a button closes them', async ({ page }) => {
  await openWithNotice(page);
  await expect(notice(page)).toHaveAttribute('data-style', 'destructive');
  await page.keyboard.press('F8');
  await expect(
    page.getByRole('region', { name: 'Notifications (F8)' }).locator('.notice-area'),
  ).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Dismiss notification' }).click();
  await expect(notice(page)).toHaveCount(0);
});

test('a swipe of 50 px to the right dismisses a notice, a shorter one does not', async ({ page }) => {
  await openWithNotice(page);
  // The pointer stays on the notice in between: that alone must keep it open.
  await swipe(page, 40);
  await expect(notice(page)).toHaveCount(1);
  await swipe(page, 55);
  await expect(notice(page)).toHaveCount(0);
});
