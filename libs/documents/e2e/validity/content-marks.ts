/** What the content of a page paints, by the marks around it. */
export interface PageContent {
  /** Numbers of the tagged pieces, in the order of the page. */
  marks: number[];
  /** Painting operators outside any mark, or inside two. */
  faults: string[];
  /** Glyph codes that each font shows. */
  shown: Map<string, Set<number>>;
}

const TOKENS = /\((?:\\.|[^\\)])*\)|<<|>>|<[0-9A-Fa-f\s]*>|\[|\]|\/[^\s/[\]<>()]+|[^\s/[\]<>()]+/g;
const PAINTING = new Set(['f', 'F', 'f*', 'S', 's', 'B', 'b', 'Do', 'Tj', 'TJ', "'", '"', 'sh', 'BI']);
const BEGINNING = new Set(['BDC', 'BMC']);
const SHOWING = new Set(['TJ', 'Tj']);

/** Reads the operators of a page and the marks around them. */
export function readMarks(content: string): PageContent {
  const found: PageContent = { marks: [], faults: [], shown: new Map() };
  const open: ('artifact' | 'tagged')[] = [];
  let operands: string[] = [];
  let font = '';
  const paint = (operator: string): void => {
    if (open.length !== 1) found.faults.push(`${operator} inside ${open.length} marks`);
    if (SHOWING.has(operator)) codesOf(operands, font, found.shown);
  };
  for (const token of content.match(TOKENS) ?? []) {
    if (!/^[A-Za-z'"*]+\d?$/.test(token)) {
      operands.push(token);
      continue;
    }
    if (BEGINNING.has(token)) open.push(beginMark(operands, found));
    else if (token === 'EMC' && open.pop() === undefined) found.faults.push('EMC without a beginning');
    else if (token === 'Tf') font = operands[0] ?? '';
    else if (PAINTING.has(token)) paint(token);
    operands = [];
  }
  if (open.length > 0) found.faults.push('a mark without an end');
  return found;
}

function beginMark(operands: readonly string[], found: PageContent): 'artifact' | 'tagged' {
  if (operands[0] === '/Artifact') return 'artifact';
  const at = operands.indexOf('/MCID');
  const number = Number(operands[at + 1]);
  if (at < 0 || !Number.isInteger(number)) found.faults.push(`${operands[0]} without a number`);
  else found.marks.push(number);
  return 'tagged';
}

function codesOf(operands: readonly string[], font: string, shown: PageContent['shown']): void {
  const codes = shown.get(font) ?? new Set();
  shown.set(font, codes);
  for (const operand of operands) {
    if (!operand.startsWith('<')) continue;
    for (const code of operand.slice(1, -1).match(/.{4}/g) ?? []) codes.add(Number.parseInt(code, 16));
  }
}
