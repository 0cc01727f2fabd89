import { test as plain } from '@playwright/test';

/** For what the headless shell leaves out or draws otherwise. */
export const test = plain.extend({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, executablePath: process.env.WHOLE_CHROMIUM_PATH ?? '/usr/bin/chromium' }),
    { scope: 'worker' },
  ],
});
