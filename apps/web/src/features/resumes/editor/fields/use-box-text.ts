import { type RefObject, useLayoutEffect } from 'react';
import { type TextPath, textAt } from '../../form/form-path.ts';
import { useEditor } from '../editor-context.tsx';

/**
 * Keeps a box of several lines at its text in the document, at once and past React: a letter typed there draws nothing
 * around the box again. The box itself has neither `value` nor `defaultValue`. Given those, React would write each letter
 * into the markup of the box, too, which styles and lays it out a second time.
 */
export function useBoxText(box: RefObject<HTMLTextAreaElement | null>, path: TextPath): void {
  const { documents } = useEditor();
  useLayoutEffect(() => {
    let shown: string | undefined;
    const show = (): void => {
      const text = textAt(documents.getState().document, path);
      if (text === shown) return;
      shown = text;
      if (box.current && box.current.value !== text) box.current.value = text;
    };
    show();
    return documents.subscribe(show);
  }, [box, documents, path]);
}
