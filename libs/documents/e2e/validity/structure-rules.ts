import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject, PDFRef } from 'pdf-lib';
import type { OpenedPdf } from './opened-pdf.ts';

const ROLES = /^(Document|Sect|H[1-6]|P|L|LI|Lbl|LBody|Link|Figure)$/;
/** The parent that each role must have. */
const PARENTS: Readonly<Record<string, RegExp>> = { LI: /^L$/, Lbl: /^LI$/, LBody: /^LI$/ };
/** What each role may hold. */
const CHILDREN: Readonly<Record<string, RegExp>> = { L: /^LI$/, LI: /^(Lbl|LBody)$/ };

interface Walk {
  pdf: OpenedPdf;
  faults: string[];
  headings: number[];
  /** Tagged pieces by page, as the tree refers to them. */
  marks: Map<PDFObject, number[]>;
}

/** What is wrong with the structure tree of a document whose pages hold these tagged pieces. */
export function structureFaults(
  pdf: OpenedPdf,
  pages: readonly { ref: PDFRef; marks: readonly number[] }[],
): string[] {
  const root = pdf.dict(pdf.catalog, 'StructTreeRoot');
  const walk: Walk = { pdf, faults: [], headings: [], marks: new Map() };
  const tops = pdf.list(root, 'K').map((kid) => pdf.follow(kid));
  if (tops.length !== 1) walk.faults.push(`the tree has ${tops.length} roots`);
  for (const top of tops) if (top instanceof PDFDict) visit(top, 'StructTreeRoot', walk);
  walk.headings.reduce((before, level) => {
    if (level > before + 1) walk.faults.push(`a heading of level ${level} follows one of level ${before}`);
    return level;
  }, 0);
  if (walk.headings[0] !== 1) walk.faults.push('the first heading is not of level 1');
  const parents = parentTree(pdf, root);
  for (const [index, { ref, marks }] of pages.entries()) {
    const referred = (walk.marks.get(ref) ?? []).toSorted((a, b) => a - b);
    const there = marks.toSorted((a, b) => a - b);
    if (referred.join() !== there.join())
      walk.faults.push(`page ${index + 1} holds pieces ${there.join()}, the tree names ${referred.join()}`);
    const page = pdf.document.getPage(index).node;
    const row = parents.get(pdf.number(page, 'StructParents') ?? -1);
    if (!(row instanceof PDFArray) || row.size() !== marks.length)
      walk.faults.push(`the parent tree does not know page ${index + 1}`);
  }
  return walk.faults;
}

/** The rows of the parent tree by their numbers. */
export function parentTree(pdf: OpenedPdf, root: PDFDict | undefined): Map<number, PDFObject> {
  const rows = pdf.list(pdf.dict(root, 'ParentTree'), 'Nums');
  const parents = new Map<number, PDFObject>();
  for (let at = 0; at + 1 < rows.length; at += 2) {
    const [key, value] = [rows[at], rows[at + 1]];
    const row = value && pdf.follow(value);
    if (key instanceof PDFNumber && row) parents.set(key.asNumber(), row);
  }
  return parents;
}

function visit(element: PDFDict, parent: string, walk: Walk): void {
  const { pdf, faults } = walk;
  const role = pdf.name(element, 'S') ?? '';
  if (!ROLES.test(role)) faults.push(`${role} is no role`);
  if (PARENTS[role] && !PARENTS[role].test(parent)) faults.push(`${role} stands in ${parent}`);
  if (CHILDREN[parent] && !CHILDREN[parent].test(role)) faults.push(`${parent} holds ${role}`);
  if (/^H\d$/.test(role)) walk.headings.push(Number(role[1]));
  if (role === 'Figure' && !pdf.text(element, 'Alt')) faults.push('a figure has no alternative text');
  visitKids(element, role, walk);
}

function visitKids(element: PDFDict, role: string, walk: Walk): void {
  const { pdf, faults } = walk;
  const kids = pdf.list(element, 'K').flatMap((kid) => pdf.follow(kid) ?? []);
  if (kids.length === 0) faults.push(`${role} is empty`);
  let annotations = 0;
  for (const kid of kids.filter((one) => one instanceof PDFDict)) {
    const type = pdf.name(kid, 'Type');
    if (type === 'MCR') {
      noteMark(kid, walk);
      if (/^(Document|Sect|L|LI)$/.test(role)) faults.push(`${role} holds content of its own`);
    } else if (type === 'OBJR') annotations += 1;
    else visit(kid, role, walk);
  }
  if (role === 'Link' && annotations === 0) faults.push('a link has no annotation');
  if (role !== 'Link' && annotations > 0) faults.push(`${role} has an annotation`);
}

function noteMark(kid: PDFDict, { pdf, marks }: Walk): void {
  const page = kid.get(PDFName.of('Pg'));
  const number = pdf.number(kid, 'MCID');
  if (page instanceof PDFRef && number !== undefined) marks.set(page, [...(marks.get(page) ?? []), number]);
}
