import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps a box of several lines at the given text; the box itself has neither `value` nor `defaultValue`. Given those,
 * React would write each letter into the markup of the box, too, which styles and lays it out a second time.
 */
export function useBoxText(box: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    if (box.current && box.current.value !== text) box.current.value = text;
  }, [box, text]);
}
