import { describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import type { LayoutLine } from './layout-line.ts';
import { packedLayout } from './packed-layout.ts';

const zip = (files: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

const WORD = 'xmlns:w="urn:w" xmlns:r="urn:r" xmlns:mc="urn:mc" xmlns:wps="urn:wps" xmlns:v="urn:v"';
const STYLES = `<w:styles ${WORD}>
  <w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>
  <w:style w:type="paragraph" w:styleId="Titre1"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style>
  <w:style w:type="paragraph" w:styleId="Part"><w:name w:val="Part"/><w:basedOn w:val="Titre1"/></w:style>
  <w:style w:type="paragraph" w:styleId="Own"><w:name w:val="Own"/><w:pPr><w:outlineLvl w:val="1"/></w:pPr></w:style>
</w:styles>`;
const word = async (body: string, more: Record<string, string> = {}): Promise<LayoutLine[]> =>
  await packedLayout(
    zip({
      'word/document.xml': `<w:document ${WORD}><w:body>${body}</w:body></w:document>`,
      'word/styles.xml': STYLES,
      ...more,
    }),
    'docx',
  );
const run = (text: string, look = ''): string => `<w:r><w:rPr>${look}</w:rPr><w:t>${text}</w:t></w:r>`;
const paragraph = (content: string, style = ''): string =>
  `<w:p><w:pPr>${style ? `<w:pStyle w:val="${style}"/>` : ''}</w:pPr>${content}</w:p>`;
const row = (...cells: string[]): string =>
  `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`;
const textsOf = (lines: readonly LayoutLine[]): string[] => lines.map(({ text }) => text);

describe('a Word file', () => {
  it('marks its headings by style, outline and what a style takes over', async () => {
    const lines = await word(
      paragraph(run('Expérience'), 'Titre1') +
        paragraph(run('Formation'), 'Part') +
        paragraph(run('Infirmière'), 'Own') +
        paragraph(run('A whole sentence of text in the usual size.')),
    );
    expect(lines.map(({ headingLevel }) => headingLevel)).toEqual([1, 1, 2, undefined]);
    expect(lines.map(({ bold }) => bold)).toEqual([true, true, false, false]);
  });

  it('gives cells between tabs, faces within them, and no deleted or hidden words', async () => {
    const [line] = await word(
      paragraph(
        run('Clerk', '<w:b/>') +
          run(', Kora Ltd') +
          '<w:del><w:r><w:delText>gone</w:delText></w:r></w:del>' +
          run('secret', '<w:vanish/>') +
          '<w:r><w:tab/><w:t>2019</w:t></w:r>',
      ),
    );
    expect(line?.text).toBe('Clerk, Kora Ltd\t2019');
    expect(line?.cells[0]?.faces).toMatchObject([
      { from: 0, bold: true },
      { from: 5, bold: false },
    ]);
  });

  it('reads a text box once, though it is written for old and new programs', async () => {
    const box = (name: string, tag: string): string =>
      `<mc:${name}><w:${tag}><w:txbxContent>${paragraph(run('Kano'))}</w:txbxContent></w:${tag}></mc:${name}>`;
    const lines = await word(
      paragraph(
        `${run('Ada')}<w:r><mc:AlternateContent>${box('Choice', 'drawing')}${box('Fallback', 'pict')}</mc:AlternateContent></w:r>`,
      ),
    );
    expect(textsOf(lines)).toEqual(['Ada', 'Kano']);
    expect(lines[0]?.column).not.toBe(lines[1]?.column);
  });

  it('gives rows of dates and contents as cells, and tall cells as columns', async () => {
    const dates = `<w:tbl>${row(paragraph(run('2019')), paragraph(run('Clerk')) + paragraph(run('Kora Ltd')))}</w:tbl>`;
    const many = (words: string): string =>
      ['one', 'two', 'three', 'four'].map((each) => paragraph(run(`${words} ${each}`))).join('');
    const columns = `<w:tbl>${row(many('left'), many('right'))}</w:tbl>`;
    const lines = await word(dates + columns);
    expect(textsOf(lines)).toEqual([
      '2019\tClerk',
      'Kora Ltd',
      ...['one', 'two', 'three', 'four'].map((each) => `left ${each}`),
      ...['one', 'two', 'three', 'four'].map((each) => `right ${each}`),
    ]);
    expect(lines[0]).toMatchObject({ sideHeading: true, table: { table: 0, row: 0 } });
    expect(new Set(lines.map(({ column }) => column)).size).toBe(3);
  });

  it('reads heads, links and list items', async () => {
    const lines = await word(
      `<w:p><w:pPr><w:numPr><w:ilvl w:val="1"/><w:numId w:val="3"/></w:numPr></w:pPr><w:hyperlink r:id="l">${run('My site')}</w:hyperlink></w:p><w:sectPr><w:headerReference r:id="h"/></w:sectPr>`,
      {
        'word/_rels/document.xml.rels':
          '<Relationships><Relationship Id="h" Target="header1.xml"/><Relationship Id="l" Target="https://ada.example"/></Relationships>',
        'word/header1.xml': `<w:hdr ${WORD}>${paragraph(run('Ada Obi'))}</w:hdr>`,
      },
    );
    expect(textsOf(lines)).toEqual(['Ada Obi', 'My site']);
    expect(lines[1]).toMatchObject({ bullet: true, listLevel: 1, cells: [{ link: 'https://ada.example' }] });
  });
});

describe('an OpenDocument text', () => {
  const SPACES = ['office', 'text', 'table', 'draw', 'style', 'fo', 'xlink', 'svg']
    .map((name) => `xmlns:${name}="urn:${name}"`)
    .join(' ');
  const open = async (text: string): Promise<LayoutLine[]> =>
    await packedLayout(
      zip({
        'content.xml': `<office:document-content ${SPACES}><office:automatic-styles>
          <style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
          </office:automatic-styles><office:body><office:text>${text}</office:text></office:body></office:document-content>`,
      }),
      'odt',
    );

  it('gives headings, faces, tabs and list items', async () => {
    const lines = await open(
      `<text:h text:outline-level="2">Work</text:h>
       <text:p><text:span text:style-name="T1">Clerk</text:span>, Kora Ltd<text:tab/>2019</text:p>
       <text:list><text:list-item><text:p>Sold   rice</text:p></text:list-item></text:list>`,
    );
    expect(textsOf(lines)).toEqual(['Work', 'Clerk, Kora Ltd\t2019', 'Sold rice']);
    expect(lines[0]?.headingLevel).toBe(2);
    expect(lines[1]?.cells[0]?.faces).toMatchObject([
      { from: 0, bold: true },
      { from: 5, bold: false },
    ]);
    expect(lines[2]).toMatchObject({ bullet: true, listLevel: 0 });
  });

  it('reads tables row by row and frames in columns of their own', async () => {
    const cell = (text: string): string => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`;
    const lines = await open(
      `<text:p>Ada<draw:frame><draw:text-box><text:p>Kano</text:p></draw:text-box></draw:frame></text:p>
       <table:table><table:table-row>${cell('2019')}${cell('Clerk')}</table:table-row></table:table>`,
    );
    expect(textsOf(lines)).toEqual(['Ada', 'Kano', '2019\tClerk']);
  });
});
