import { applyMarket } from '@career/career/markets/apply-market';
import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { expect, type Page, test } from '@playwright/test';
import mammoth from 'mammoth';
import { createDocx } from '../src/docx.ts';
import { filledResume } from '../test/filled-resume.ts';
import { openTemplates } from './open-templates.ts';
import { PdfFile } from './pdf-file.ts';
import { servePage } from './serve-page.ts';

const ON_REQUEST = 'Referees: available on request.';
const DECLARED = 'I declare that everything above is true to the best of my knowledge.';
const SIGNED = ['Place and date:', 'Signature:'];
const REFEREE = 'Prof. Ngozi Eze';

interface Case {
  /** What is chosen for the resume. */
  designOptions: NonNullable<ResumeContentDto['designOptions']>;
  hasReferee?: boolean;
  /** What ends the file, in this order. */
  ends: string[];
  never: string[];
}

/** What each market prints at the end, by the sources of its profile. */
const CASES: readonly Case[] = [
  { designOptions: { targetMarket: 'germany' }, ends: SIGNED, never: [ON_REQUEST, DECLARED] },
  {
    designOptions: { targetMarket: 'india', choicesFor: 'india', turnedRules: ['signature'] },
    ends: [DECLARED, ...SIGNED],
    never: [],
  },
  { designOptions: { targetMarket: 'india' }, ends: [], never: [DECLARED, ...SIGNED] },
  { designOptions: { targetMarket: 'ghana' }, ends: [ON_REQUEST], never: [DECLARED, ...SIGNED] },
  {
    designOptions: { targetMarket: 'kenya' },
    hasReferee: true,
    ends: [REFEREE],
    never: [ON_REQUEST, ...SIGNED],
  },
  { designOptions: { targetMarket: 'nigeria-public' }, ends: [ON_REQUEST], never: [DECLARED, ...SIGNED] },
  {
    designOptions: { targetMarket: 'united-states' },
    hasReferee: true,
    ends: [],
    never: [REFEREE, ON_REQUEST, DECLARED, ...SIGNED],
  },
];

const resumeOf = ({ designOptions, hasReferee = false }: Case): ResumeContentDto => {
  const { referees: _own, ...resume } = filledResume();
  const referees: ResumeContentDto['referees'] = [{ name: REFEREE, consent: 'agreed' }];
  return applyMarket({ ...resume, ...(hasReferee && { referees }), designOptions });
};

/** Blanks to fill in and line ends are the design's. */
const plain = (text: string): string => text.replace(/[\s_\u00ad]+/g, ' ').toLowerCase();

/** What is wrong with the end of a text. */
function faultsIn(text: string, { ends, never }: Case): string[] {
  const read = plain(text);
  const places = ends.map((line) => read.lastIndexOf(plain(line)));
  const isInOrder = places.every((place, index) => place > (places[index - 1] ?? -1));
  const found = never.filter((line) => read.includes(plain(line)));
  return [
    ...(isInOrder ? [] : [`not ${ends.join(', ')}`]),
    ...found.map((line) => `has ${line}`),
    // Nothing of the resume is below them.
    ...(ends.length > 0 && isInOrder && (places[0] ?? 0) < read.indexOf('operations lead') ? ['above'] : []),
  ];
}

async function faultsOfPdf(page: Page, kind: 'text' | 'layer', id: string, one: Case): Promise<string[]> {
  const { file } = await page.evaluate(
    ([how, template, resume]) => window.templates.makeWhole(how, template, resume),
    [kind, id, resumeOf(one)] as const,
  );
  await using pdf = await PdfFile.of(file);
  const [poppler, pdfjs] = [await pdf.writtenText(), await pdf.readerText()];
  return [
    ...faultsIn(poppler, one).map((fault) => `${id} ${kind} by Poppler: ${fault}`),
    ...faultsIn(pdfjs, one).map((fault) => `${id} ${kind} by pdf.js: ${fault}`),
  ];
}

test('what a market expects at the end is read back from both PDFs of every template', async ({ page }) => {
  test.setTimeout(400_000);
  const server = await servePage();
  try {
    const faults: string[] = [];
    const ids = await openTemplates(page, server);
    expect(ids).toHaveLength(26);
    for (const [index, id] of ids.entries()) {
      const one = CASES[index % CASES.length] as Case;
      for (const kind of ['text', 'layer'] as const) faults.push(...(await faultsOfPdf(page, kind, id, one)));
    }
    expect(faults).toEqual([]);
  } finally {
    await server.close();
  }
});

for (const one of CASES) {
  const { designOptions, hasReferee } = one;
  const said = `${designOptions.targetMarket}${designOptions.turnedRules ? ', signed' : ''}${hasReferee ? ', a referee' : ''}`;
  test(`the Word file ends as its market expects: ${said}`, async () => {
    const file = await createDocx(resumeOf(one), { title: 'Resume', author: 'Ada', language: 'en' });
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(await file.arrayBuffer()) });
    expect(value).toContain('Kora Foods Ltd');
    expect(faultsIn(value, one)).toEqual([]);
  });
}
