const LONGEST_FRAME_MS = 1_000;

/**
 * Until the page has been painted, so that code that is loaded next does not run before it; a background tab paints
 * nothing.
 */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_FRAME_MS);
  });
