const NAMESPACES = [
  'office',
  'style',
  'text',
  'table',
  'drawing:draw',
  'xsl-fo-compatible:fo',
  'svg-compatible:svg',
]
  .map((entry) => {
    const [name = '', prefix = name] = entry.split(':');
    return `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`;
  })
  .join(' ');

const xml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\t', '<text:tab/>');

/** Paragraph styles of the templates, by name. */
const STYLES: Readonly<Record<string, { paragraph?: string; text: string }>> = {
  Name: { paragraph: 'fo:margin-bottom="0.1cm"', text: 'fo:font-size="22pt" fo:font-weight="bold"' },
  Centred: { paragraph: 'fo:text-align="center"', text: 'fo:font-size="10pt"' },
  CentredName: { paragraph: 'fo:text-align="center"', text: 'fo:font-size="20pt" fo:font-weight="bold"' },
  Section: {
    paragraph: 'fo:margin-top="0.4cm" fo:margin-bottom="0.15cm" fo:keep-with-next="always"',
    text: 'fo:font-size="13pt" fo:font-weight="bold" fo:color="#1f4e79"',
  },
  Ruled: {
    paragraph: 'fo:margin-top="0.4cm" fo:border-bottom="0.5pt solid #000000" fo:keep-with-next="always"',
    text: 'fo:font-size="12pt" fo:font-weight="bold" fo:text-transform="uppercase"',
  },
  Column: { paragraph: 'fo:break-before="column"', text: 'fo:font-size="13pt" fo:font-weight="bold"' },
  Bold: { text: 'fo:font-size="10.5pt" fo:font-weight="bold"' },
  Italic: { text: 'fo:font-size="10pt" fo:font-style="italic"' },
  Body: { text: 'fo:font-size="10.5pt"' },
  Right: { paragraph: 'fo:text-align="end"', text: 'fo:font-size="10pt"' },
  Tabbed: { text: 'fo:font-size="10.5pt" fo:font-weight="bold"' },
};

export type StyleName =
  | 'Name'
  | 'Centred'
  | 'CentredName'
  | 'Section'
  | 'Ruled'
  | 'Column'
  | 'Bold'
  | 'Italic'
  | 'Body'
  | 'Right'
  | 'Tabbed';

/** A paragraph; a tab in its text is a tab of the document. Nothing where there is no text. */
export const paragraph = (style: StyleName, text: string | undefined): string =>
  text === undefined || text === '' ? '' : `<text:p text:style-name="${style}">${xml(text)}</text:p>`;

export const bulletList = (lines: readonly string[] | undefined): string =>
  lines === undefined || lines.length === 0
    ? ''
    : `<text:list text:style-name="Bullets">${lines.map((line) => `<text:list-item>${paragraph('Body', line)}</text:list-item>`).join('')}</text:list>`;

/** Rows of cells, each of which holds paragraphs; widths in centimetres. */
export function table(name: string, widths: readonly number[], rows: readonly (readonly string[])[]): string {
  const columns = widths.map((width) => `<table:table-column table:style-name="Wide${width * 10}"/>`);
  const cells = (row: readonly string[]): string =>
    row
      .map((cell) => `<table:table-cell office:value-type="string">${cell || '<text:p/>'}</table:table-cell>`)
      .join('');
  const body = rows.map((row) => `<table:table-row>${cells(row)}</table:table-row>`);
  return `<table:table table:name="${name}">${columns.join('')}${body.join('')}</table:table>`;
}

/** Two newspaper columns: the second begins at the first paragraph of the style Column. */
export const twoColumns = (content: string): string =>
  `<text:section text:style-name="TwoColumns" text:name="Columns">${content}</text:section>`;

/** A text box at a place of the page, in centimetres from the text area. */
export const textBox = (
  place: { x: number; y: number; width: number; height: number },
  content: string,
): string =>
  `<text:p text:style-name="Body"><draw:frame draw:style-name="Box" text:anchor-type="paragraph" svg:x="${place.x}cm" svg:y="${place.y}cm" svg:width="${place.width}cm" draw:z-index="1"><draw:text-box fo:min-height="${place.height}cm">${content}</draw:text-box></draw:frame></text:p>`;

/** A whole document that LibreOffice opens; text begins at `indent` centimetres of the line. */
export function flatOdt(body: string, indent = 0): string {
  const widths = [...new Set([...body.matchAll(/"Wide(\d+)"/g)].map(([, width]) => width))];
  const paragraphs = Object.entries(STYLES).map(
    ([name, { paragraph: shape = '', text }]) =>
      `<style:style style:name="${name}" style:family="paragraph"><style:paragraph-properties ${shape}>${name === 'Tabbed' ? '<style:tab-stops><style:tab-stop style:position="17cm" style:type="right"/></style:tab-stops>' : ''}</style:paragraph-properties><style:text-properties style:font-name="Liberation Sans" ${text}/></style:style>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${NAMESPACES} office:mimetype="application/vnd.oasis.opendocument.text" office:version="1.2">
<office:font-face-decls><style:font-face style:name="Liberation Sans" svg:font-family="'Liberation Sans'"/></office:font-face-decls>
<office:styles>${paragraphs.join('')}
<text:list-style style:name="Bullets"><text:list-level-style-bullet text:level="1" text:bullet-char="•"><style:list-level-properties text:space-before="0.3cm" text:min-label-width="0.4cm"/></text:list-level-style-bullet></text:list-style></office:styles>
<office:automatic-styles>
${widths.map((width) => `<style:style style:name="Wide${width}" style:family="table-column"><style:table-column-properties style:column-width="${Number(width) / 10}cm"/></style:style>`).join('')}
<style:style style:name="TwoColumns" style:family="section"><style:section-properties text:dont-balance-text-columns="true"><style:columns fo:column-count="2"><style:column style:rel-width="6000*" fo:start-indent="0cm" fo:end-indent="0.4cm"/><style:column style:rel-width="11000*" fo:start-indent="0.4cm" fo:end-indent="0cm"/></style:columns></style:section-properties></style:style>
<style:style style:name="Box" style:family="graphic"><style:graphic-properties style:wrap="parallel" style:horizontal-pos="from-left" style:horizontal-rel="paragraph" style:vertical-pos="from-top" style:vertical-rel="paragraph" fo:border="none" fo:padding="0.2cm" fo:background-color="#eef3f8"/></style:style>
<style:page-layout style:name="Page"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin-top="2cm" fo:margin-bottom="2cm" fo:margin-left="${2 + indent}cm" fo:margin-right="2cm"/></style:page-layout>
</office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="Page"/></office:master-styles>
<office:body><office:text>${body}</office:text></office:body>
</office:document>
`;
}
