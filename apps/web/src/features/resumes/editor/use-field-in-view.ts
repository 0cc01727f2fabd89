import { type RefObject, useEffect } from 'react';

const FIELDS: readonly string[] = ['INPUT', 'TEXTAREA', 'SELECT'];
/** What ends the care for a field: the person moves the page, or leaves it. */
const ENDS = ['wheel', 'touchmove', 'focusout'] as const;

/**
 * Keeps the field that has just got the focus in view while the form around it still grows: a message above it, or a
 * part that loads, would otherwise push it behind the bar of the screen.
 */
export function useFieldInView(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const field = document.activeElement;
      // A tall field shows the place of the caret, which the browser sees to.
      if (!field || !FIELDS.includes(field.tagName) || field.clientHeight > innerHeight / 2) return;
      field.scrollIntoView({ block: 'nearest' });
    });
    const end = (): void => observer.disconnect();
    const begin = (): void => observer.observe(element);
    element.addEventListener('focusin', begin);
    for (const type of ENDS) element.addEventListener(type, end, { passive: true });
    return () => {
      end();
      element.removeEventListener('focusin', begin);
      for (const type of ENDS) element.removeEventListener(type, end);
    };
  }, [form]);
}
