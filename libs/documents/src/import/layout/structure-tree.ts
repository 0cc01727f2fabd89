/** Where the structure of a tagged file puts a piece of text. */
export interface TagPlace {
  /** Its number among all pieces of the page, in the order in which they are read. */
  order: number;
  /** Number of the text that it is a part of: text that runs over lines has one. */
  leaf: number;
  /** Number of the paragraph, cell or other block that holds it. */
  block: number;
  /** Depth of the heading that holds it, from 1. */
  heading?: number;
  /** It is the mark of a list item. */
  isMark?: boolean;
  /** The block says nothing but that it is one, as a `div` does. */
  isPlain?: boolean;
}

interface TreeNode {
  role?: string;
  type?: string;
  id?: string;
  children?: readonly TreeNode[];
}

/** Roles of what is part of a line of text. */
const INLINE = new Set([
  'Span',
  'Link',
  'Strong',
  'Em',
  'Quote',
  'Code',
  'Reference',
  'Annot',
  'Sub',
  'BibEntry',
]);
/** What Chromium and others call a block that says nothing more, and the text within one. */
const PLAIN = new Set(['NonStruct', 'Div']);

/** The place of each marked content of a page, by its number. */
export function tagPlaces(tree: unknown): ReadonlyMap<number, TagPlace> {
  const reader = new TreeReader();
  reader.read(tree as TreeNode, { block: 0 });
  return reader.places;
}

interface Around {
  block: number;
  heading?: number;
  isMark?: boolean;
  isPlain?: boolean;
}

class TreeReader {
  readonly places = new Map<number, TagPlace>();
  #leaves = 0;
  #blocks = 0;

  read(node: TreeNode, around: Around): void {
    const children = node.children ?? [];
    const isText = children.length > 0 && children.every(({ type }) => type === 'content');
    const here = this.#within(node.role ?? '', isText, around);
    const leaf = isText && PLAIN.has(node.role ?? '') ? this.#nextLeaf() : undefined;
    for (const child of children) {
      if (child.type === 'content') this.#place(child.id ?? '', leaf ?? this.#nextLeaf(), here);
      else if (child.role !== undefined) this.read(child, here);
    }
  }

  /** What is said of the content of a node. A plain one that only wraps its text is part of the block around it. */
  #within(role: string, isText: boolean, around: Around): Around {
    const mark = role === 'Lbl' || around.isMark ? { isMark: true } : {};
    if (INLINE.has(role) || (isText && PLAIN.has(role))) return { ...around, ...mark };
    const level = /^H(\d)?$/.exec(role);
    return {
      block: this.#nextBlock(),
      ...(level ? { heading: Number(level[1] ?? 1) } : {}),
      ...(PLAIN.has(role) ? { isPlain: true } : {}),
      ...mark,
    };
  }

  #place(id: string, leaf: number, around: Around): void {
    const [, number = ''] = /_mc(\d+)$/.exec(id) ?? [];
    if (number !== '') this.places.set(Number(number), { ...around, order: this.places.size, leaf });
  }

  #nextLeaf(): number {
    this.#leaves += 1;
    return this.#leaves;
  }

  #nextBlock(): number {
    this.#blocks += 1;
    return this.#blocks;
  }
}
