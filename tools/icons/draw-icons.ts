// `npm run icons`: draws the installed app's icons from the product's own mark (apps/web/public/icon.svg).
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { inRoot } from '../paths.ts';

interface Icon {
  name: string;
  pixels: number;
  /** The ground reaches every edge, for systems that cut the shape themselves. */
  fullBleed: boolean;
}

const ICONS: readonly Icon[] = [
  { name: 'icon-192.png', pixels: 192, fullBleed: false },
  { name: 'icon-512.png', pixels: 512, fullBleed: false },
  { name: 'icon-maskable-512.png', pixels: 512, fullBleed: true },
  { name: 'apple-touch-icon.png', pixels: 180, fullBleed: true },
];

const mark = readFileSync(inRoot('apps/web/public/icon.svg'), 'utf8');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const { name, pixels, fullBleed } of ICONS) {
    const page = await browser.newPage({ viewport: { width: pixels, height: pixels } });
    const svg = fullBleed ? mark.replace(' rx="14"', '') : mark;
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
    writeFileSync(
      inRoot('apps/web/public/icons', name),
      await page.screenshot({ omitBackground: !fullBleed }),
    );
    await page.close();
  }
} finally {
  await browser.close();
}
