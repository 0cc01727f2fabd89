import { type PdfWriter, pdfText, type Reference } from './pdf-writer.ts';

type Role =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'H4'
  | 'H5'
  | 'H6'
  | 'L'
  | 'LI'
  | 'LBody'
  | 'P'
  | 'Link'
  | 'Figure';

/** A part of the document's logical structure. */
export class StructureNode {
  readonly children: (
    | StructureNode
    | { page: number; mark: number }
    | { annotation: Reference; page: number }
  )[] = [];
  readonly reference: Reference;
  alt = '';

  constructor(
    readonly role: Role,
    readonly parent: StructureNode | undefined,
    pdf: PdfWriter,
  ) {
    this.reference = pdf.reserve();
    parent?.children.push(this);
  }
}

const HOLDS_NO_TEXT = new Set<Role>(['Document', 'Sect', 'L']);

/** Builds headings, lists, paragraphs and links from the sheet's own elements, in the order in which text asks for them. */
export class StructureTree {
  readonly document: StructureNode;
  readonly #nodes = new Map<Element, StructureNode>();
  readonly #bodies = new Map<Element, StructureNode>();
  /** Nodes by page and mark, as the parent tree lists them. */
  readonly #marks: StructureNode[][];
  readonly #annotations: StructureNode[] = [];

  constructor(
    private readonly sheet: HTMLElement,
    private readonly pdf: PdfWriter,
    pages: number,
  ) {
    this.document = new StructureNode('Document', undefined, pdf);
    this.#marks = Array.from({ length: pages }, () => []);
  }

  /** The node that holds the text of this element. */
  textNode(element: HTMLElement): StructureNode {
    const node = this.#node(element);
    if (node.role === 'LI') return this.#body('LBody', blockOf(element, this.sheet), node);
    return HOLDS_NO_TEXT.has(node.role) ? this.#body('P', blockOf(element, this.sheet), node) : node;
  }

  figure(element: Element, alt: string): StructureNode {
    const parent = this.#node(element.parentElement ?? this.sheet);
    const node = new StructureNode('Figure', parent, this.pdf);
    node.alt = alt;
    return node;
  }

  /** Gives a stretch of a page's content to a node. Returns its mark. */
  mark(node: StructureNode, page: number): number {
    const marks = this.#marks[page] ?? [];
    marks.push(node);
    const mark = marks.length - 1;
    node.children.push({ page, mark });
    return mark;
  }

  /** Gives a clickable area to the node of its link. Returns its number in the parent tree. */
  annotate(element: HTMLElement, annotation: Reference, page: number): number {
    const node = this.#node(element);
    node.children.push({ annotation, page });
    this.#annotations.push(node);
    return this.#marks.length + this.#annotations.length - 1;
  }

  write(pages: readonly Reference[]): Reference {
    const { pdf } = this;
    const root = pdf.reserve();
    this.#writeNode(this.document, root, pages);
    const rows = [
      ...this.#marks.map((nodes, page) => `${page} [${nodes.map((node) => node.reference).join(' ')}]`),
      ...this.#annotations.map((node, index) => `${this.#marks.length + index} ${node.reference}`),
    ];
    const parents = pdf.put(`<< /Nums [${rows.join(' ')}] >>`);
    return pdf.put(
      `<< /Type /StructTreeRoot /K ${this.document.reference} /ParentTree ${parents} /ParentTreeNextKey ${rows.length} >>`,
      root,
    );
  }

  #node(element: Element): StructureNode {
    if (element === this.sheet || !element.parentElement) return this.document;
    const known = this.#nodes.get(element);
    if (known) return known;
    const parent = this.#node(element.parentElement);
    const role = roleOf(element);
    // A list item outside a list, and a list inside a paragraph, would be faulty structure.
    const fits = role && !(role === 'LI' && parent.role !== 'L') && !(role === 'L' && parent.role === 'P');
    const holder =
      role === 'Link' && !isText(parent) ? this.textNode(element.parentElement as HTMLElement) : parent;
    const outer =
      holder.role === 'LI' && role !== 'Link' ? this.#body('LBody', element.parentElement, holder) : holder;
    const node = fits ? new StructureNode(role, outer, this.pdf) : outer;
    this.#nodes.set(element, node);
    return node;
  }

  #body(role: 'LBody' | 'P', block: Element, parent: StructureNode): StructureNode {
    const known = this.#bodies.get(role === 'LBody' ? (block.closest('li') ?? block) : block);
    if (known) return known;
    const body = new StructureNode(role, parent, this.pdf);
    this.#bodies.set(role === 'LBody' ? (block.closest('li') ?? block) : block, body);
    return body;
  }

  #writeNode(node: StructureNode, parent: Reference, pages: readonly Reference[]): void {
    const kids = node.children.map((child) => {
      if (child instanceof StructureNode) return child.reference;
      if ('mark' in child) return `<< /Type /MCR /Pg ${pages[child.page]} /MCID ${child.mark} >>`;
      return `<< /Type /OBJR /Pg ${pages[child.page]} /Obj ${child.annotation} >>`;
    });
    const alt = node.alt === '' ? '' : ` /Alt ${pdfText(node.alt)}`;
    this.pdf.put(`<< /S /${node.role} /P ${parent}${alt} /K [${kids.join(' ')}] >>`, node.reference);
    for (const child of node.children) {
      if (child instanceof StructureNode) this.#writeNode(child, node.reference, pages);
    }
  }
}

function isText(node: StructureNode): boolean {
  return !HOLDS_NO_TEXT.has(node.role) && node.role !== 'LI';
}

function roleOf(element: Element): Role | undefined {
  const tag = element.tagName;
  if (/^H[1-6]$/.test(tag)) return tag as Role;
  if (tag === 'UL' || tag === 'OL') return 'L';
  if (tag === 'LI') return 'LI';
  if (tag === 'P' || element.hasAttribute('data-line')) return 'P';
  if (tag === 'A' && element.hasAttribute('href')) return 'Link';
  if (tag === 'SECTION') return 'Sect';
  return undefined;
}

/** Nearest element that starts its own line. */
function blockOf(element: Element, sheet: Element): Element {
  let block: Element = element;
  while (block !== sheet && block.parentElement && getComputedStyle(block).display.startsWith('inline')) {
    block = block.parentElement;
  }
  return block;
}
