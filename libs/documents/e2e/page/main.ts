import regularUrl from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?url';
import italicUrl from '@expo-google-fonts/noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf?url';
import boldUrl from '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf?url';
import { createCapturePdf } from '../../src/capture-pdf.ts';
import { foreseeEnds } from '../../src/capture-plan.ts';
import { CAPTURE } from '../../src/capture-sizes.ts';
import { createFittedCapturePdf } from '../../src/fitted-capture-pdf.ts';
import type { FontSource } from '../../src/font-source.ts';
import { drawnPieces } from '../../src/pdf/embedded-font.ts';
import { FontSubset } from '../../src/pdf/font-subset.ts';
import { TrueTypeFont } from '../../src/pdf/true-type-font.ts';
import { createTextPdf } from '../../src/text-pdf.ts';
import { jobs, PERSON } from './person.ts';

const load = (url: string) => async () => (await fetch(url)).arrayBuffer();
const fonts: FontSource[] = [
  { family: 'Noto Sans', weight: 400, style: 'normal', load: load(regularUrl) },
  { family: 'Noto Sans', weight: 700, style: 'normal', load: load(boldUrl) },
  { family: 'Noto Sans', weight: 400, style: 'italic', load: load(italicUrl) },
];
const info = { title: 'Resume of Adébáyọ̀', author: PERSON.name, language: 'en-NG', fonts };

const header = `<header><img class="photo" alt="" src="data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="72" height="72"><rect width="72" height="72" fill="orange"/></svg>',
)}"><h1>${PERSON.name}</h1><p data-line>${PERSON.title}</p><p data-line><a href="mailto:${PERSON.email}">${PERSON.email}</a> | <a href="tel:+2348031234567">${PERSON.phone}</a> | <a href="${PERSON.website}">${PERSON.website}</a> <a href="javascript:alert(1)">${PERSON.decomposedName}</a></p></header>`;
const section = (name: string, body: string) =>
  `<section data-section="${name}"><h2>${name}</h2>${body}</section>`;
const experience = (count: number) =>
  jobs(count)
    .map(
      (job) =>
        `<div data-entry><h3>${job.position}, ${job.company}</h3><p data-line><em>${job.dates}</em></p><ul>${job.bullets.map((bullet) => `<li>• ${bullet}</li>`).join('')}</ul></div>`,
    )
    .join('');
const skills = PERSON.skills.map((skill) => `<span class="chip">${skill}</span> `).join('');

const layouts: Record<string, (count: number) => string> = {
  single: (count) =>
    header +
    section('summary', `<p>${PERSON.summary}</p>`) +
    section('experience', experience(count)) +
    section('skills', `<p>${skills}</p>`),
  columns: (count) =>
    `${header}<div class="columns"><div class="side">${section('summary', `<p>${PERSON.summary}</p>`)}${section('skills', `<p>${skills}</p>`)}</div><div>${section('experience', experience(count))}</div></div>`,
};

function show(layout: string, count: number): HTMLElement {
  const stage = document.querySelector('#stage');
  if (!stage) throw new Error('The page has no stage');
  stage.innerHTML = `<article class="sheet" data-page-size="letter">${layouts[layout]?.(count)}</article>`;
  const sheet = stage.querySelector<HTMLElement>('.sheet');
  if (!sheet) throw new Error('The stage has no sheet');
  return sheet;
}

async function base64Of(file: Blob): Promise<string> {
  const reader = new FileReader();
  const done = new Promise((resolve) => reader.addEventListener('load', resolve));
  reader.readAsDataURL(file);
  await done;
  return String(reader.result).split(',')[1] ?? '';
}

/** What the specs call in the page. Files come back as base64. */
const documents = {
  show,
  pageEnds: foreseeEnds,
  async capture(layout: string, count: number) {
    return base64Of(await createCapturePdf(show(layout, count), info));
  },
  async textPdf(layout: string, count: number) {
    return base64Of(await createTextPdf(show(layout, count), info));
  },
  async timeTextPdf(layout: string, count: number) {
    const sheet = show(layout, count);
    const times: number[] = [];
    for (let turn = 0; turn < 8; turn++) {
      const start = performance.now();
      await createTextPdf(sheet, info);
      times.push(Math.round(performance.now() - start));
    }
    return times;
  },
  async textPdfOf(text: string) {
    const sheet = show('single', 0);
    const line = document.createElement('p');
    line.textContent = text;
    sheet.append(line);
    return base64Of(await createTextPdf(sheet, info));
  },
  textPdfOfNothing: () => createTextPdf(null, info).catch((error: Error) => error.message),
  /** How letters without their own glyph are put together. */
  async glyphParts(text: string) {
    const [regular] = fonts;
    if (!regular) throw new Error('The page has no font');
    const subset = new FontSubset([new TrueTypeFont(await regular.load())]);
    return drawnPieces(text).map((piece) => {
      const parts = subset.parts(piece) ?? [];
      return { piece, parts: parts.length, isRaised: parts.some((part) => part.y > 50) };
    });
  },
  /** Documents of the sheet that is shown. */
  makeText: () => createTextPdf(document.querySelector<HTMLElement>('.sheet'), info),
  makeCapture: () => createCapturePdf(document.querySelector<HTMLElement>('.sheet'), info),
  sizeOfCapture: async (count: number) => (await createCapturePdf(show('single', count), info)).size,
  async fittedCapture(count: number, bytes: number) {
    const { file, fits } = await createFittedCapturePdf(show('single', count), info, bytes);
    return { size: file.size, fits };
  },
  captureNothing: () => createCapturePdf(null, info).catch((error: Error) => error.message),
  async timeCapture(layout: string, count: number) {
    const sheet = show(layout, count);
    const times: number[] = [];
    for (let turn = 0; turn < 6; turn++) {
      const start = performance.now();
      await createCapturePdf(sheet, info);
      times.push(Math.round(performance.now() - start));
    }
    return times;
  },
  CAPTURE,
};
export type Documents = typeof documents;
Object.assign(window, { documents });
