/** How long a step may take to load before the focus is left where it is. */
const PATIENCE_MS = 10_000;

/** Calls back with an element once it is in the page: the step that holds it may still be loading. @returns how to stop. */
export function whenDrawn(
  find: () => HTMLElement | null | undefined,
  use: (element: HTMLElement) => void,
): () => void {
  const look = (): boolean => {
    const element = find();
    if (!element) return false;
    use(element);
    return true;
  };
  if (look()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (look()) stop();
  });
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = (): void => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-invalid'] });
  return stop;
}
