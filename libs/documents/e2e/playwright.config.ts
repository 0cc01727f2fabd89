import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // The longest file has three long tests, and comes last.
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  outputDir: '../../../test-results/documents',
  use: {
    headless: true,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
    },
  },
});
