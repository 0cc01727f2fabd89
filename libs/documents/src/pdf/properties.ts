import { type DocumentInfo, languageTag } from '../document-info.ts';
import { type PdfWriter, pdfText, type Reference } from './pdf-writer.ts';

const PRODUCER = 'Career Toolkit';

/** Writes title, author and language twice: in the file's properties and as metadata that newer readers look for. */
export async function describeFile(
  pdf: PdfWriter,
  info: DocumentInfo,
): Promise<{ properties: Reference; metadata: Reference }> {
  const now = new Date();
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 14);
  const properties = pdf.put(
    `<< /Title ${pdfText(info.title)} /Author ${pdfText(info.author)} /Creator (${PRODUCER}) /Producer (${PRODUCER}) /CreationDate (D:${stamp}Z) >>`,
  );
  const metadata = await pdf.stream('/Type /Metadata /Subtype /XML', xmp(info, now), { isPacked: true });
  return { properties, metadata };
}

/** The properties in the form that newer readers look for, with the words for machines. */
export function xmp(info: DocumentInfo, now: Date): string {
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(info.title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escaped(info.author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${escaped(languageTag(info.language))}</rdf:li></rdf:Bag></dc:language>
${wordsOf(info)}<xmp:CreatorTool>${PRODUCER}</xmp:CreatorTool><xmp:CreateDate>${now.toISOString()}</xmp:CreateDate>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
}

const wordsOf = ({ words }: DocumentInfo): string =>
  words === undefined
    ? ''
    : `<career:resume xmlns:career="https://jsonresume.org/schema">${escaped(words)}</career:resume>\n`;

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
}
