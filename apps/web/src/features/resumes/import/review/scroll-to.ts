/** Brings an element into the middle of what scrolls it, and moves nothing around that. */
export function scrollTo(frame: HTMLElement | null, element: Element | null | undefined): void {
  if (!frame || !element) return;
  const outer = frame.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  // What is wider than its frame is shown from its beginning.
  const aside =
    inner.width > outer.width
      ? inner.left - outer.left
      : inner.left + inner.width / 2 - outer.left - outer.width / 2;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  frame.scrollBy({
    top: inner.top + inner.height / 2 - outer.top - outer.height / 2,
    left: aside,
    behavior: isCalm ? 'auto' : 'smooth',
  });
}
