import { PDFDict } from 'pdf-lib';
import type { OpenedPdf } from './opened-pdf.ts';

/** Namespaces that XMP names itself, and those of PDF/A: properties of others must be described in the file. */
const KNOWN = /ns\.adobe\.com\/(xap|pdf)\/|purl\.org\/dc|aiim\.org\/pdfa|w3\.org|adobe:ns:meta/;

/** What the properties and the metadata must say alike. */
const SAID_TWICE = [
  ['Title', 'dc:title'],
  ['Author', 'dc:creator'],
  ['Creator', 'xmp:CreatorTool'],
  ['Producer', 'pdf:Producer'],
] as const;
const DATED_TWICE = [
  ['CreationDate', 'xmp:CreateDate'],
  ['ModDate', 'xmp:ModifyDate'],
] as const;

/** What is wrong with the title, the author, the dates and the standards that a file names. */
export function metadataFaults(pdf: OpenedPdf): string[] {
  const faults: string[] = [];
  const packet = pdf.stream(pdf.catalog, 'Metadata');
  if (!packet) return ['no metadata'];
  if (pdf.get(pdf.dict(pdf.catalog, 'Metadata'), 'Filter')) faults.push('the metadata is packed');
  const xmp = new TextDecoder('utf-8', { fatal: true }).decode(packet);
  const { Info } = pdf.document.context.trailerInfo;
  const info = Info && pdf.follow(Info);
  if (!(info instanceof PDFDict)) return [...faults, 'no properties'];
  const of = (tag: string): string =>
    plain(new RegExp(`<${tag}>(?:<rdf:\\w+><rdf:li[^>]*>)?([^<]*)<`).exec(xmp)?.[1] ?? '');
  for (const [name, tag] of SAID_TWICE) {
    const said = pdf.text(info, name);
    if (said !== of(tag)) faults.push(`${name} is ${said} in the properties and ${of(tag)} in the metadata`);
  }
  for (const [name, tag] of DATED_TWICE) {
    const digits = (pdf.text(info, name) ?? '').replace(/\D/g, '');
    if (digits.length !== 14 || digits !== of(tag).replace(/\D/g, ''))
      faults.push(`${name} differs from ${tag}`);
  }
  return [...faults, ...claimFaults(of), ...namespaceFaults(xmp)];
}

function claimFaults(of: (tag: string) => string): string[] {
  const faults: string[] = [];
  if (of('dc:title') === '') faults.push('no title');
  if (of('pdfaid:part') !== '2' || of('pdfaid:conformance') !== 'U') faults.push('does not claim PDF/A-2u');
  if (of('pdfuaid:part') !== '1') faults.push('does not claim PDF/UA-1');
  return faults;
}

function namespaceFaults(xmp: string): string[] {
  const described = new Set([...xmp.matchAll(/<pdfaSchema:namespaceURI>([^<]*)</g)].map(([, uri]) => uri));
  return [...xmp.matchAll(/xmlns:(\w+)="([^"]*)"/g)]
    .filter(([, , uri = '']) => !KNOWN.test(uri) && !described.has(uri))
    .map(([, prefix]) => `${prefix} is not described`);
}

const plain = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
