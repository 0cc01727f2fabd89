import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { SheetResume } from '../model/sheet-resume.ts';
import { ResumeSheet } from '../resume-sheet.tsx';

/** A sheet in a real document tree, and a way to draw it again with another resume. */
export function drawnSheet(
  templateId: string,
  resume: SheetResume,
): { host: HTMLElement; draw: (next: SheetResume) => void } {
  const host = document.createElement('div');
  const root = createRoot(host);
  const draw = (next: SheetResume) =>
    flushSync(() => root.render(<ResumeSheet templateId={templateId} resume={next} />));
  draw(resume);
  return { host, draw };
}

export const textOf = (host: ParentNode, selector: string): string[] =>
  [...host.querySelectorAll(selector)].map((element) => element.textContent ?? '');
