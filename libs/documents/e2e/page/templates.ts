import '@career/templates/sheet.css';
import type { TemplateId } from '@career/contracts/vocabulary/template-ids';
import { TEMPLATES } from '@career/templates/catalogue';
import { FONT_FILES } from '@career/templates/fonts';
import type { ResumeSheetProps } from '@career/templates/resume-sheet';
import { ResumeSheet } from '@career/templates/resume-sheet';
import { sampleResume } from '@career/templates/samples';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { stressResume } from '../../../templates/tools/extreme-resumes.ts';
import { capture, createCapturePdf } from '../../src/capture-pdf.ts';
import type { FontSource } from '../../src/font-source.ts';
import { createTextPdf } from '../../src/text-pdf.ts';
import { people } from './people.ts';

const load = (url: string) => async () => (await fetch(url)).arrayBuffer();
const faces: FontSource[] = FONT_FILES.map(({ family, weight, style, script, url }) => ({
  family,
  weight,
  style,
  ...(script === 'latin' ? {} : { ranges: [[0x370, 0x491] as const] }),
  load: load(url),
}));

let root: ReturnType<typeof createRoot> | undefined;

function resumeOf(templateId: string, person: string): ResumeSheetProps['resume'] {
  if (person === 'sample') return sampleResume(templateId as TemplateId);
  if (person === 'stress') return stressResume;
  return people[person] as ResumeSheetProps['resume'];
}

function show(templateId: string, person: string): HTMLElement {
  const stage = document.querySelector('#stage');
  if (!stage) throw new Error('The page has no stage');
  root ??= createRoot(stage);
  const resume = resumeOf(templateId, person);
  if (!resume) throw new Error(`There is no ${person}`);
  flushSync(() => root?.render(createElement(ResumeSheet, { templateId, resume })));
  const sheet = stage.querySelector<HTMLElement>('.sheet');
  if (!sheet) throw new Error(`${templateId} shows no sheet`);
  return sheet;
}

async function base64(file: Blob): Promise<string> {
  let binary = '';
  for (const byte of new Uint8Array(await file.arrayBuffer())) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** Text as a reader sees it: neighbouring boxes stand apart, and so does a bullet from its statement. */
function textOf(block: HTMLElement): string {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let text = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!holder?.checkVisibility()) continue;
    const isBox = holder !== block && getComputedStyle(holder).display !== 'inline';
    const afterMark = /[•▪–→]$/.test(text);
    text += isBox || afterMark ? ` ${node.textContent}` : node.textContent;
  }
  return text;
}

const info = { title: 'Resume', author: 'Adébáyọ̀ Ọláńrewájú', language: 'en-NG' };

const templates = {
  ids: TEMPLATES.map((template) => template.id),
  people: Object.keys(people),
  show,
  /** What the sheet shows, block by block in the order of the document. */
  blocks(templateId: string, person: string): string[] {
    const sheet = show(templateId, person);
    return [...sheet.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, [data-line]')]
      .filter((block) => !block.querySelector('h1, h2, h3, p, li, [data-line]') && block.checkVisibility())
      .map(textOf);
  },
  /** `layer` is the capture with a picture too small to look at: its text is the same, and it is made sooner. */
  async make(kind: 'text' | 'capture' | 'layer', templateId: string, person: string) {
    const sheet = show(templateId, person);
    await document.fonts.ready;
    const start = performance.now();
    const options = { ...info, fonts: faces };
    const makers = {
      text: () => createTextPdf(sheet, options),
      capture: () => createCapturePdf(sheet, options),
      layer: () => capture(sheet, options, { scale: 0.2, jpegQuality: 0.1 }),
    };
    const file = await makers[kind]();
    return { ms: Math.round(performance.now() - start), file: await base64(file) };
  },
};
export type Templates = typeof templates;
Object.assign(window, { templates });
