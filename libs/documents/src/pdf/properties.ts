import { type DocumentInfo, languageTag } from '../document-info.ts';
import { type PdfWriter, pdfText, type Reference } from './pdf-writer.ts';

const PRODUCER = 'Career Toolkit';

/** Writes title, author and language twice: in the file's properties and as metadata that newer readers look for. */
export function describeFile(
  pdf: PdfWriter,
  info: DocumentInfo,
): { properties: Reference; metadata: Reference } {
  // Both name the same second: they must agree to the digit.
  const now = `${new Date().toISOString().slice(0, 19)}Z`;
  const stamp = `D:${now.replace(/[-:T]/g, '')}`;
  const properties = pdf.put(
    `<< /Title ${pdfText(info.title)} /Author ${pdfText(info.author)} /Creator (${PRODUCER}) /Producer (${PRODUCER}) /CreationDate (${stamp}) /ModDate (${stamp}) >>`,
  );
  const metadata = pdf.stream('/Type /Metadata /Subtype /XML', xmp(info, now), { isPacked: true });
  return { properties, metadata };
}

/** The properties in the form that newer readers look for, with the standards kept and the words for machines. */
function xmp(info: DocumentInfo, now: string): string {
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(info.title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escaped(info.author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${escaped(languageTag(info.language))}</rdf:li></rdf:Bag></dc:language>
${wordsOf(info)}<xmp:CreatorTool>${PRODUCER}</xmp:CreatorTool><xmp:CreateDate>${now}</xmp:CreateDate><xmp:ModifyDate>${now}</xmp:ModifyDate><pdf:Producer>${PRODUCER}</pdf:Producer>
<pdfaid:part>2</pdfaid:part><pdfaid:conformance>U</pdfaid:conformance><pdfuaid:part>1</pdfuaid:part>
</rdf:Description>${ownSchemas(info)}</rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}

const WORDS_SCHEMA = 'https://jsonresume.org/schema';

const wordsOf = ({ words }: DocumentInfo): string =>
  words === undefined
    ? ''
    : `<career:resume xmlns:career="${WORDS_SCHEMA}">${escaped(words)}</career:resume>\n`;

/** PDF/A wants every property described that XMP itself does not name. */
function ownSchemas({ words }: DocumentInfo): string {
  const schemas = [
    schema('PDF/UA identification', 'http://www.aiim.org/pdfua/ns/id/', 'pdfuaid', [
      'part',
      'Integer',
      'Part of ISO 14289',
    ]),
    ...(words === undefined
      ? []
      : [schema('JSON Resume', WORDS_SCHEMA, 'career', ['resume', 'Text', 'The resume as JSON Resume'])]),
  ];
  return `
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag>${schemas.join('')}</rdf:Bag></pdfaExtension:schemas></rdf:Description>`;
}

type Property = readonly [name: string, type: string, description: string];

const schema = (label: string, uri: string, prefix: string, [name, type, description]: Property): string =>
  `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>${label}</pdfaSchema:schema><pdfaSchema:namespaceURI>${uri}</pdfaSchema:namespaceURI><pdfaSchema:prefix>${prefix}</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>${type}</pdfaProperty:valueType><pdfaProperty:category>internal</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li></rdf:Seq></pdfaSchema:property></rdf:li>`;

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
}
