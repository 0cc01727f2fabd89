/** Address behind a typed link, or undefined when it is none that is safe to follow. */
export function linkTarget(text: string): string | undefined {
  const typed = text.trim();
  if (/^https?:\/\/[^\s]+$/i.test(typed)) return typed;
  // A scheme of any other kind is never a link; `host:port` has digits after its colon.
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(typed)) return undefined;
  return /^[^\s/@]+\.[^\s/@]{2,}(?:[/?#][^\s]*)?$/.test(typed) ? `https://${typed}` : undefined;
}

/** A link as it is printed: without its scheme and last slash. */
export const linkText = (text: string): string =>
  text
    .trim()
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/\/$/, '');
