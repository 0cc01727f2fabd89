import { defineConfig } from '@playwright/test';

/** Pictures and measures of every template, on pages made from the built library. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  forbidOnly: true,
  outputDir: '../../../test-results/templates',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.01, scale: 'device' } },
  use: {
    viewport: { width: 860, height: 1100 },
    deviceScaleFactor: 0.5,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
    },
  },
});
