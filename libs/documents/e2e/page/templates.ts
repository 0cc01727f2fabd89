import '@career/templates/sheet.css';
import { loadDocumentWords } from '@career/contracts/document-words/document-words';
import type { TemplateId } from '@career/contracts/vocabulary/template-ids';
import { TEMPLATES } from '@career/templates/catalogue';
import { bringCjkFaces } from '@career/templates/cjk-faces';
import { FONT_FILES } from '@career/templates/fonts';
import { LetterSheet } from '@career/templates/letter-sheet';
import type { ResumeSheetProps } from '@career/templates/resume-sheet';
import { ResumeSheet } from '@career/templates/resume-sheet';
import { sampleResume } from '@career/templates/samples';
import { createElement, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { stressResume } from '../../../templates/tools/extreme-resumes.ts';
import { longCareer } from '../../../templates/tools/long-careers.ts';
import { capture, createCapturePdf } from '../../src/capture-pdf.ts';
import type { FontSource } from '../../src/font-source.ts';
import { printedWords } from '../../src/printed-words.ts';
import { createTextPdf } from '../../src/text-pdf.ts';
import { type LastWords, lastWords } from './last-words.ts';
import { people } from './people.ts';
import { withMarks } from './with-marks.ts';

const load = (url: string) => async () => (await fetch(url)).arrayBuffer();
const sourceOf = ({ script: _, url, ...face }: (typeof FONT_FILES)[number]): FontSource => ({
  ...face,
  load: load(url),
});
const faces: FontSource[] = FONT_FILES.map(sourceOf);
const facesFor = async (sheet: HTMLElement) => [
  ...faces,
  ...(await bringCjkFaces(sheet.textContent)).map(sourceOf),
];

let root: ReturnType<typeof createRoot> | undefined;

const WITH_MARKS = ' with marks';

type Resume = ResumeSheetProps['resume'];

/** A person by name, or a resume as it is. */
function resumeOf(templateId: string, person: string | Resume): Resume {
  if (typeof person !== 'string') return person;
  if (person.endsWith(WITH_MARKS))
    return withMarks(resumeOf(templateId, person.slice(0, -WITH_MARKS.length)));
  if (person === 'sample') return sampleResume(templateId as TemplateId);
  if (person === 'stress') return stressResume;
  return people[person] as Resume;
}

function show(templateId: string, person: string | Resume): HTMLElement {
  const stage = document.querySelector('#stage');
  if (!stage) throw new Error('The page has no stage');
  root ??= createRoot(stage);
  const resume = resumeOf(templateId, person);
  if (!resume) throw new Error(`There is no ${person}`);
  return drawn(stage, createElement(ResumeSheet, { templateId, resume }));
}

function showLetter(templateId: string, person: string | Resume): HTMLElement {
  const stage = document.querySelector('#stage');
  if (!stage) throw new Error('The page has no stage');
  root ??= createRoot(stage);
  const letter = {
    templateId,
    person: resumeOf(templateId, person).personalInfo,
    date: '21 November 2026',
    company: 'Kora Foods Ltd',
    content: 'Dear team,\n\nI cut delivery cost by ₦450,000 a month, full-time.\n\nYours,\n[name]',
  };
  return drawn(stage, createElement(LetterSheet, letter));
}

function drawn(stage: Element, element: ReactElement): HTMLElement {
  flushSync(() => root?.render(element));
  const sheet = stage.querySelector<HTMLElement>('.sheet');
  if (!sheet) throw new Error('Nothing shows a sheet');
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
    const { display, position } = getComputedStyle(holder);
    const isBox = holder !== block && display !== 'inline' && position !== 'absolute';
    const afterMark = /(?:[•▪–→]|^\d+\.)$/.test(text);
    text += isBox || afterMark ? ` ${node.textContent}` : node.textContent;
  }
  return text;
}

type Kind = 'text' | 'capture' | 'layer' | 'letter';

const info = { title: 'Resume', author: 'Adébáyọ̀ Ọláńrewájú', language: 'en-NG' };

const templates = {
  ids: TEMPLATES.map((template) => template.id),
  people: Object.keys(people).flatMap((name) => [name, `${name}${WITH_MARKS}`]),
  show,
  /** What a file of the sheet says, block by block in the order of the document. */
  blocks(kind: Kind, templateId: string, person: string | Resume): string[] {
    const sheet = show(templateId, person).cloneNode(true) as HTMLElement;
    document.querySelector('#stage')?.append(sheet);
    if (kind === 'text') {
      for (const heading of sheet.querySelectorAll<HTMLElement>('[data-standard]'))
        heading.textContent = heading.dataset.standard ?? '';
      for (const words of sheet.querySelectorAll<HTMLElement>('[data-in-text-pdf]'))
        words.hidden = words.dataset.inTextPdf !== 'true';
      for (const entry of sheet.querySelectorAll('.sheet-entry-first'))
        entry.classList.remove('sheet-entry-first');
    }
    const blocks = [...sheet.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, [data-line]')]
      .filter((block) => !block.querySelector('h1, h2, h3, p, li, [data-line]') && block.checkVisibility())
      .map(textOf);
    sheet.remove();
    return blocks;
  },
  /** The same for a resume in any language, whose words are loaded first. */
  async blocksOf(kind: Kind, templateId: string, resume: Resume): Promise<string[]> {
    await loadDocumentWords(resume.designOptions?.language);
    return templates.blocks(kind, templateId, resume);
  },
  /** The resume of a person as data, to change something of it. */
  resume: (templateId: string, person: string): ResumeSheetProps['resume'] => resumeOf(templateId, person),
  /** The sample's person with this many further careers. */
  longCareer: (templateId: string, further: number): Resume => longCareer(templateId as TemplateId, further),
  /** What ends and begins pages of these heights on the sheet that is shown. */
  lastWords(pageHeights: readonly number[]): LastWords | undefined {
    const sheet = document.querySelector<HTMLElement>('#stage .sheet');
    return sheet ? lastWords(sheet, pageHeights) : undefined;
  },
  /** Size of the text of the sheet that is shown, in points of its paper. */
  textSize(): number {
    const sheet = document.querySelector<HTMLElement>('#stage .sheet');
    return sheet ? (Number.parseFloat(getComputedStyle(sheet).fontSize) * 72) / 96 : 0;
  },
  /** Who is printed. */
  contact(templateId: string, person: string) {
    const { personalInfo = {} } = resumeOf(templateId, person);
    const { firstName = '', lastName = '', email = '', phone = '' } = personalInfo;
    return { name: `${firstName} ${lastName}`, email, phone };
  },
  /** All that a whole PDF is made of: equal ones make equal files. A capture is laid out for A4 whatever the paper is. */
  wholeSource(kind: 'text' | 'layer', templateId: string, resume: Resume): string {
    const sheet = show(templateId, resume).cloneNode(true) as HTMLElement;
    if (kind === 'layer') delete sheet.dataset.pageSize;
    return [kind, sheet.outerHTML, printedWords(resume)].join('\n');
  },
  /** A PDF with its words for machines, as the product makes it. */
  async makeWhole(kind: 'text' | 'layer', templateId: string, resume: Resume) {
    const sheet = show(templateId, resume);
    await document.fonts.ready;
    const options = { ...info, fonts: await facesFor(sheet), words: printedWords(resume) };
    const file =
      kind === 'text'
        ? await createTextPdf(sheet, options)
        : await capture(sheet, options, { scale: 0.2, jpegQuality: 0.1 });
    return { file: await base64(file) };
  },
  /** `layer` is the capture with a picture too small to look at: its text is the same, and it is made sooner. */
  async make(kind: Kind, templateId: string, person: string | Resume) {
    const sheet = kind === 'letter' ? showLetter(templateId, person) : show(templateId, person);
    await document.fonts.ready;
    const fonts = await facesFor(sheet);
    const start = performance.now();
    const options = { ...info, fonts };
    const makers = {
      text: () => createTextPdf(sheet, options),
      letter: () => createTextPdf(sheet, options),
      capture: () => createCapturePdf(sheet, options),
      layer: () => capture(sheet, options, { scale: 0.2, jpegQuality: 0.1 }),
    };
    const file = await makers[kind]();
    return { ms: Math.round(performance.now() - start), file: await base64(file) };
  },
};
export type Templates = typeof templates;
Object.assign(window, { templates });
