import './main.ts';
import regularUrl from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?url';
import { readTextRuns, type TextRun } from '../../src/text-runs.ts';

const PAGE = { width: 612, height: 792, sheet: 1056 };
const POINTS = 0.75;

interface PlacedRun {
  run: TextRun;
  page: number;
  x: number;
  baseline: number;
  size: number;
}

const regular = fetch(regularUrl).then((answer) => answer.arrayBuffer());

/** Each other engine draws the same lines, in one face, cut at fixed heights: the least that it could do. */
function placedRuns(): PlacedRun[] {
  const sheet = document.querySelector<HTMLElement>('.sheet');
  if (!sheet) throw new Error('The page shows no sheet');
  return readTextRuns(sheet).map((run) => {
    const page = Math.floor(run.y / PAGE.sheet);
    const baseline = (run.y - page * PAGE.sheet + run.height * 0.78) * POINTS;
    const size = Number.parseFloat(getComputedStyle(run.element).fontSize) * POINTS;
    return { run, page, x: run.x * POINTS, baseline, size };
  });
}

async function byJsPdf(): Promise<Blob> {
  const { jsPDF } = await import('jspdf');
  const bytes = new Uint8Array(await regular);
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  const pdf = new jsPDF({ unit: 'pt', format: 'letter', compress: true });
  pdf.addFileToVFS('face.ttf', btoa(binary));
  pdf.addFont('face.ttf', 'Face', 'normal', undefined, 'Identity-H');
  pdf.setFont('Face');
  let pages = 1;
  for (const { run, page, x, baseline, size } of placedRuns()) {
    while (pages <= page) {
      pdf.addPage('letter');
      pages += 1;
    }
    pdf.setPage(page + 1);
    pdf.setFontSize(size);
    pdf.text(run.text, x, baseline);
  }
  return pdf.output('blob');
}

async function byPdfLib(): Promise<Blob> {
  const [{ PDFDocument }, { default: fontkit }] = await Promise.all([
    import('pdf-lib'),
    import('@pdf-lib/fontkit'),
  ]);
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit);
  const font = await pdf.embedFont(await regular, { subset: true, features: { liga: false } });
  for (const { run, page, x, baseline, size } of placedRuns()) {
    while (pdf.getPageCount() <= page) pdf.addPage([PAGE.width, PAGE.height]);
    pdf.getPage(page).drawText(run.text, { x, y: PAGE.height - baseline, size, font });
  }
  return new Blob([new Uint8Array(await pdf.save())]);
}

async function byPdfKit(): Promise<Blob> {
  const { default: PdfKit } = await import('pdfkit');
  const pdf = new PdfKit({
    size: 'letter',
    margin: 0,
    tagged: true,
    lang: 'en-NG',
    pdfVersion: '1.7',
    autoFirstPage: false,
    font: new Uint8Array(await regular),
  });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(new Uint8Array(chunk)));
  const done = new Promise((resolve) => pdf.on('end', resolve));
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  pdf.registerFont('Face', new Uint8Array(await regular));
  let pages = 0;
  for (const { run, page, x, baseline, size } of placedRuns()) {
    while (pages <= page) {
      pdf.addPage();
      pages += 1;
    }
    const draw = () => {
      pdf.font('Face').fontSize(size);
      pdf.text(run.text, x, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        features: { liga: false },
      });
    };
    root.add(pdf.struct('P', draw));
  }
  root.end();
  pdf.end();
  await done;
  return new Blob(chunks);
}

async function byPicture(): Promise<Blob> {
  const [{ jsPDF }, { default: html2canvas }] = await Promise.all([import('jspdf'), import('html2canvas')]);
  const sheet = document.querySelector<HTMLElement>('.sheet');
  if (!sheet) throw new Error('The page shows no sheet');
  const canvas = await html2canvas(sheet, { scale: 2, logging: false });
  const pdf = new jsPDF({ unit: 'pt', format: 'letter', compress: true });
  const height = (canvas.height / canvas.width) * PAGE.width;
  for (let top = 0; top < height; top += PAGE.height) {
    if (top > 0) pdf.addPage('letter');
    pdf.addImage(canvas, 'JPEG', 0, -top, PAGE.width, height, 'sheet', 'FAST');
  }
  return pdf.output('blob');
}

const engines = {
  'Text PDF': () => window.documents.makeText(),
  Capture: () => window.documents.makeCapture(),
  'plain picture (html2canvas + jsPDF)': byPicture,
  'jsPDF, bare text': byJsPdf,
  'pdf-lib + fontkit, bare text': byPdfLib,
  'PDFKit, bare text, tagged': byPdfKit,
};

const bench = {
  names: Object.keys(engines) as (keyof typeof engines)[],
  show: () => void window.documents.show('single', 6),
  async run(name: keyof typeof engines, turns: number) {
    const times: number[] = [];
    let file = new Blob();
    for (let turn = 0; turn < turns; turn++) {
      const start = performance.now();
      file = await engines[name]();
      times.push(performance.now() - start);
    }
    let binary = '';
    for (const byte of new Uint8Array(await file.arrayBuffer())) binary += String.fromCharCode(byte);
    return { times, file: btoa(binary) };
  },
};
export type Bench = typeof bench;
Object.assign(window, { bench });
