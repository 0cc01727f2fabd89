import { expect, type Page } from '@playwright/test';

/** Layout faults that a person with a ruler would find on the screen; runs in the page. */
function layoutFaults(isPhone: boolean): string[] {
  const LEAST_WIDTH = 24;
  // A finger's height, less a part of a pixel.
  const LEAST_HEIGHT = 43;
  const faults: string[] = [];
  const nameOf = (element: Element): string =>
    `<${element.tagName.toLowerCase()} ${element.className}> “${(element.textContent ?? '').trim().slice(0, 40)}”`;
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    // A drawn sheet is a separate document, with its own heading.
    !element.closest('.visually-hidden, .sheet, [inert], .skip-link, [aria-hidden="true"]');

  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth)
    faults.push(`wider than the window by ${root.scrollWidth - root.clientWidth} px`);

  const headings = [...document.querySelectorAll('h1')].filter(isSeen);
  if (headings.length !== 1) faults.push(`${headings.length} headings of the first level`);

  const showsWords = (element: Element): boolean =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
    isSeen(element) &&
    !element.matches('option, textarea, script, style');
  const mayBeCut = (element: Element): boolean => {
    const { textOverflow, overflowX } = getComputedStyle(element);
    return textOverflow === 'ellipsis' || overflowX === 'auto' || overflowX === 'scroll';
  };
  for (const element of [...document.querySelectorAll('body *')].filter(showsWords)) {
    if (element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1 && !mayBeCut(element)) {
      faults.push(`cut by ${element.scrollWidth - element.clientWidth} px: ${nameOf(element)}`);
    }
  }

  const labelled = (control: Element): boolean =>
    Boolean(
      control.getAttribute('aria-label')?.trim() ||
        control.getAttribute('aria-labelledby') ||
        control.textContent?.trim() ||
        (control as HTMLInputElement).labels?.length ||
        control.getAttribute('title') ||
        control.querySelector('img[alt]:not([alt=""]), svg[aria-label]'),
    );
  const CONTROLS =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="radio"], [role="tab"]';
  /** Room around a control that belongs to it: drawn by nothing, pressed all the same. */
  const roomOf = (control: Element): CSSStyleDeclaration | undefined => {
    const after = getComputedStyle(control, '::after');
    return after.position === 'absolute' && after.content !== 'none' ? after : undefined;
  };
  // What antd draws around the part that has the role is pressed in its place.
  const FRAMES = '.ant-tabs-tab, .ant-input-affix-wrapper, .ant-select';
  const checkTarget = (control: Element): void => {
    const parts = [control, control.closest(FRAMES), ...((control as HTMLInputElement).labels ?? [])];
    const boxes = parts.flatMap((part) => part?.getBoundingClientRect() ?? []);
    const room = roomOf(control);
    const width = Math.max(...boxes.map((box) => box.width), Number.parseFloat(room?.width ?? '0') || 0);
    const height = Math.max(...boxes.map((box) => box.height), Number.parseFloat(room?.height ?? '0') || 0);
    // Links in a sentence are as high as its line.
    const isInline = control.matches('a, button') && getComputedStyle(control).display === 'inline';
    // What is not drawn itself is pressed by its label.
    const isUndrawn = boxes[0] !== undefined && boxes[0].width <= 1;
    if (!isInline && !isUndrawn && (width < LEAST_WIDTH || height < LEAST_HEIGHT)) {
      faults.push(`only ${Math.round(width)} × ${Math.round(height)} px to press: ${nameOf(control)}`);
    }
  };
  /** Pressed together, the words of one lie over those of the next. */
  const checkWords = (control: HTMLElement): void => {
    const excess = control.scrollHeight - control.clientHeight;
    if (control.matches('button, summary') && !roomOf(control) && control.clientHeight > 1 && excess > 3)
      faults.push(`its words are ${excess} px too high for it: ${nameOf(control)}`);
  };
  for (const control of [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(isSeen)) {
    checkWords(control);
    if (!labelled(control)) faults.push(`has no name: ${control.outerHTML.slice(0, 120)}`);
    if (isPhone) checkTarget(control);
  }

  const checkMovement = ({ effect }: Animation): void => {
    const { duration } = effect?.getComputedTiming() ?? {};
    if (typeof duration !== 'number' || duration <= 1) return;
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    faults.push(`moves for ${duration} ms against the person's wish: ${target ? nameOf(target) : ''}`);
  };
  for (const animation of document.getAnimations()) checkMovement(animation);
  return faults;
}

/** Each width; colours change no room, so that the dark theme is looked at where most people see it. */
const LOOKS = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
  { width: 768, height: 1024, colorScheme: 'light' },
  { width: 320, height: 640, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const;

const LASTING_MS = 3000;

/** Faults that stay: what a screen still does about its new width passes. */
async function lastingFaults(page: Page, isPhone: boolean): Promise<string[]> {
  let faults: string[] = [];
  const look = async (): Promise<string[]> => {
    faults = await page.evaluate(layoutFaults, isPhone);
    return faults;
  };
  await expect
    .poll(look, { timeout: LASTING_MS })
    .toEqual([])
    .catch(() => undefined);
  return faults;
}

/** What another language changes: how much room the words need. */
export const LIGHT_LOOKS = LOOKS.filter(
  ({ width, colorScheme }) => colorScheme === 'light' && (width === 390 || width === 1440),
);

/** Looks at the screen that is open at each width in both themes; the pictures go to SCREENS_TO where it is set. */
export async function expectWellLaidOut(
  page: Page,
  name: string,
  looks: readonly (typeof LOOKS)[number][] = LOOKS,
): Promise<void> {
  const found: string[] = [];
  for (const { width, height, colorScheme } of looks) {
    // First, since a new width can move a control from under the pointer, and that begins a change of its colours.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor({ state: 'attached' });
    // A frame passes, and with it what the screen does about its new width.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    const faults = await lastingFaults(page, width < 768);
    found.push(...faults.map((fault) => `${name}, ${width} px, ${colorScheme}: ${fault}`));
    const folder = process.env.SCREENS_TO;
    if (folder && (width === 390 || width === 1440)) {
      const path = `${folder}/${name.replaceAll(' ', '-')}-${width}-${colorScheme}.png`;
      await page.screenshot({ path, fullPage: true });
    }
  }
  expect.soft(found).toEqual([]);
}
