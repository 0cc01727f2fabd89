import { defineConfig, devices } from '@playwright/test';

const jsonReport = process.env.E2E_JSON_REPORT;

/** Journeys through the started product. Start it first and name its address in E2E_BASE_URL. */
export default defineConfig({
  testDir: '.',
  outputDir: process.env.E2E_OUTPUT ?? '../test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}-{projectName}{ext}',
  fullyParallel: true,
  workers: Number(process.env.E2E_WORKERS ?? 3),
  forbidOnly: true,
  // Both cores are busy with the product and the browsers; what passes only when repeated is listed at the end.
  retries: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: jsonReport ? [['line'], ['json', { outputFile: jsonReport }]] : [['list']],
  use: {
    // What never becomes ready says so long before the whole test is given up.
    actionTimeout: 45_000,
    baseURL: process.env.E2E_BASE_URL ?? 'http://localhost:3000',
    locale: 'en-GB',
    timezoneId: 'Africa/Lagos',
    // Requests that a service worker takes are out of the tests' hands; its own journeys let it in.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // What is about files and answers, not about the room on the screen, is asked once.
      grepInvert: /@any-screen/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
});
