import { PDFArray, PDFBool, PDFDict, PDFRawStream, PDFRef } from 'pdf-lib';
import { readMarks } from './content-marks.ts';
import { fontFaults } from './font-rules.ts';
import { metadataFaults } from './metadata-rules.ts';
import { OpenedPdf } from './opened-pdf.ts';
import { parentTree, structureFaults } from './structure-rules.ts';

/** What of PDF/UA-1 (ISO 14289-1) and PDF/A-2u (ISO 19005-2) a file breaks, as far as our files could. */
export async function brokenRules(bytes: Uint8Array): Promise<string[]> {
  const pdf = await OpenedPdf.of(bytes);
  const pages = pdf.document.getPages().map(({ ref, node }) => {
    const content = pdf.stream(node, 'Contents');
    if (!content) throw new Error('A page has no content that can be read');
    return { ref, node, content: readMarks(new TextDecoder().decode(content)) };
  });
  const shown = new Map<PDFDict, Set<number>>();
  for (const { node, content } of pages) {
    const fonts = pdf.dict(pdf.dict(node, 'Resources'), 'Font');
    for (const [name, codes] of content.shown) {
      const font = pdf.dict(fonts, name.slice(1));
      if (!font) return [`${name} is not in the resources`];
      shown.set(font, new Set([...(shown.get(font) ?? []), ...codes]));
    }
  }
  return [
    ...fileFaults(pdf),
    ...metadataFaults(pdf),
    ...pages.flatMap(({ content }, index) => content.faults.map((fault) => `page ${index + 1}: ${fault}`)),
    ...structureFaults(
      pdf,
      pages.map(({ ref, content }) => ({ ref, marks: content.marks })),
    ),
    ...[...shown].flatMap(([font, codes]) => fontFaults(pdf, font, codes)),
    ...unshownFontFaults(pdf, shown),
    ...pages.flatMap(({ node }, index) =>
      pageFaults(pdf, node).map((fault) => `page ${index + 1}: ${fault}`),
    ),
    ...pdf.objects.flatMap((object) => paintFaults(pdf, object)),
  ];
}

function fileFaults(pdf: OpenedPdf): string[] {
  const { ID, Encrypt } = pdf.document.context.trailerInfo;
  return [
    ...headFaults(pdf),
    ...(Encrypt ? ['the file is encrypted'] : []),
    ...(ID instanceof PDFArray && ID.size() === 2 ? [] : ['the file has no identifier']),
    ...catalogFaults(pdf),
    ...profileFaults(pdf),
  ];
}

function headFaults({ bytes }: OpenedPdf): string[] {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 9));
  const isBinary = bytes[9] === 0x25 && bytes.subarray(10, 14).every((byte) => byte >= 128);
  return head === '%PDF-1.7\n' && isBinary ? [] : ['the header does not say that the file is binary'];
}

function catalogFaults(pdf: OpenedPdf): string[] {
  const faults: string[] = [];
  const { catalog } = pdf;
  if (!/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(pdf.text(catalog, 'Lang') ?? '')) faults.push('no language');
  if (pdf.get(pdf.dict(catalog, 'MarkInfo'), 'Marked') !== PDFBool.True) faults.push('not marked as tagged');
  if (pdf.get(pdf.dict(catalog, 'ViewerPreferences'), 'DisplayDocTitle') !== PDFBool.True)
    faults.push('viewers do not show the title');
  for (const name of ['OpenAction', 'AA', 'Names', 'AcroForm'])
    if (pdf.get(catalog, name)) faults.push(`the catalog has ${name}`);
  return faults;
}

function profileFaults(pdf: OpenedPdf): string[] {
  const intents = pdf.list(pdf.catalog, 'OutputIntents').map((intent) => pdf.follow(intent));
  const [intent] = intents;
  const profile = intent instanceof PDFDict ? pdf.stream(intent, 'DestOutputProfile') : undefined;
  const at = (from: number): string => new TextDecoder().decode(profile?.subarray(from, from + 4));
  if (intents.length !== 1 || !profile) return ['no output intent with a profile'];
  if (at(36) !== 'acsp' || at(16) !== 'RGB ' || at(12) !== 'mntr') return ['the profile is none of RGB'];
  const said = new DataView(profile.buffer, profile.byteOffset).getUint32(0);
  return said === profile.length ? [] : ['the profile is longer or shorter than it says'];
}

/** Fonts that no page shows must be embedded as well. */
function unshownFontFaults(pdf: OpenedPdf, shown: ReadonlyMap<PDFDict, unknown>): string[] {
  return pdf.objects.flatMap((object) => {
    if (!(object instanceof PDFDict) || pdf.name(object, 'Type') !== 'Font' || shown.has(object)) return [];
    const isPart = /^CIDFontType/.test(pdf.name(object, 'Subtype') ?? '');
    if (isPart && pdf.dict(pdf.dict(object, 'FontDescriptor'), 'FontFile2')) return [];
    return [`${pdf.name(object, 'BaseFont')} is in the file and shows nothing`];
  });
}

const PRINTED = 4;
const NOT_SEEN = 1 | 2 | 32;

function pageFaults(pdf: OpenedPdf, page: PDFDict): string[] {
  const faults: string[] = [];
  if (pdf.name(page, 'Tabs') !== 'S') faults.push('tabs do not follow the structure');
  if (pdf.get(page, 'AA')) faults.push('has actions');
  const parents = parentTree(pdf, pdf.dict(pdf.catalog, 'StructTreeRoot'));
  for (const reference of pdf.list(page, 'Annots')) {
    const annotation = pdf.follow(reference);
    if (!(annotation instanceof PDFDict)) continue;
    faults.push(...linkFaults(pdf, annotation));
    const parent = parents.get(pdf.number(annotation, 'StructParent') ?? -1);
    if (!(reference instanceof PDFRef) || !isLinkWith(pdf, parent, reference))
      faults.push('a link is not in the structure');
  }
  return faults;
}

function linkFaults(pdf: OpenedPdf, annotation: PDFDict): string[] {
  const faults: string[] = [];
  const flags = pdf.number(annotation, 'F') ?? 0;
  if (pdf.name(annotation, 'Subtype') !== 'Link') faults.push('an annotation is no link');
  if (!(flags & PRINTED) || flags & NOT_SEEN) faults.push('a link is not printed');
  if (!pdf.text(annotation, 'Contents')?.trim()) faults.push('a link has no description');
  if (pdf.name(pdf.dict(annotation, 'A'), 'S') !== 'URI') faults.push('a link does more than lead somewhere');
  return faults;
}

/** Whether an element of the structure is a link that holds the annotation. */
function isLinkWith(pdf: OpenedPdf, element: unknown, annotation: PDFRef): boolean {
  if (!(element instanceof PDFDict) || pdf.name(element, 'S') !== 'Link') return false;
  return pdf.list(element, 'K').some((kid) => {
    const piece = pdf.follow(kid);
    return piece instanceof PDFDict && [...piece.values()].includes(annotation);
  });
}

function pictureFaults(pdf: OpenedPdf, picture: PDFDict): string[] {
  const faults: string[] = [];
  if (!/^Device(RGB|Gray)$/.test(pdf.name(picture, 'ColorSpace') ?? ''))
    faults.push('a picture has other colours');
  if (pdf.get(picture, 'Interpolate') === PDFBool.True) faults.push('a picture is interpolated');
  for (const name of ['Alternates', 'OPI']) if (pdf.get(picture, name)) faults.push(`a picture has ${name}`);
  return faults;
}

/** Pictures and states of drawing that archives do not take. */
function paintFaults(pdf: OpenedPdf, object: unknown): string[] {
  const dict = object instanceof PDFRawStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return [];
  const faults = pdf.name(dict, 'Subtype') === 'Image' ? pictureFaults(pdf, dict) : [];
  if (pdf.get(dict, 'BM') && pdf.name(dict, 'BM') !== 'Normal') faults.push('a blend mode is not Normal');
  for (const name of ['TR', 'HTP']) if (pdf.get(dict, name)) faults.push(`a state of drawing has ${name}`);
  for (const filter of pdf.list(dict, 'Filter'))
    if (!/^\/(FlateDecode|DCTDecode)$/.test(String(filter))) faults.push(`a stream is packed by ${filter}`);
  return faults;
}
