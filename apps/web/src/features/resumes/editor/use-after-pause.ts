import { useEffect } from 'react';
import type { ResumeForm } from '../form/resume-form.ts';
import { useEditor } from './editor-context.tsx';

/**
 * Hands on a part of the document some time after the start and after it last changed. Whoever can wait for a pause is not
 * drawn for each letter. `select` and `take` must not change between renders.
 */
export function useAfterPause<Part>(
  pauseMs: number,
  select: (document: ResumeForm) => Part,
  take: (part: Part) => void,
): void {
  const { documents } = useEditor();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => take(select(documents.getState().document)), pauseMs);
    };
    wait();
    const stop = documents.subscribe(({ document }, before) => {
      if (select(document) !== select(before.document)) wait();
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [documents, pauseMs, select, take]);
}
