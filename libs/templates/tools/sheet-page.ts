import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SheetResume } from '../src/model/sheet-resume.ts';

const root = resolve(import.meta.dirname, '..');

/** The stylesheet in one piece, its imports put in their places. */
function sheetCss(file = resolve(root, 'src/styles/sheet.css')): string {
  const css = readFileSync(file, 'utf8').replace(/url\("([^"]+\.woff2)"\)/g, (_, name: string) => {
    const font = readFileSync(resolve(file, '..', name)).toString('base64');
    return `url("data:font/woff2;base64,${font}")`;
  });
  return css.replace(/@import ["']\.\/([^"']+)["'];/g, (_, name: string) =>
    sheetCss(resolve(file, '..', name)),
  );
}

interface ShownSheet {
  templateId: string;
  resume: SheetResume;
}

/** Sheets, each in its own box. */
export async function sheetMarkup(sheets: readonly ShownSheet[]): Promise<string> {
  const { ResumeSheet } = (await import(
    '../dist/resume-sheet.js'
  )) as typeof import('../src/resume-sheet.tsx');
  return sheets
    .map(
      ({ templateId, resume }) =>
        `<div class="frame" id="${templateId}">${renderToStaticMarkup(createElement(ResumeSheet, { templateId, resume }))}</div>`,
    )
    .join('');
}

/** A page that shows sheets, each in its own box, for looking at and for measuring. */
export async function sheetPage(sheets: readonly ShownSheet[]): Promise<string> {
  return `<!doctype html><meta charset="utf-8"><style>body{margin:0;background:#8a8f94}.frame{display:inline-block;margin:12px;vertical-align:top}${sheetCss()}</style>${await sheetMarkup(sheets)}`;
}
