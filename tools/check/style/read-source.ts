import ts from 'typescript';

/** A piece of English in a source file. */
export interface Passage {
  kind: 'comment' | 'title' | 'text';
  start: number;
  end: number;
  /** As many characters as the source has between the two, with what is not English blanked out. */
  words: string;
}

interface Span {
  start: number;
  end: number;
}

const TITLED = new Set(['describe', 'it', 'test']);

/** The comments, test titles and sentences of a TypeScript file, in order. */
export function readSource(file: string, source: string): Passage[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind);
  const literals: Span[] = [];
  const passages: Passage[] = [];
  visit(tree, undefined);
  literals.sort((one, other) => one.start - other.start);
  return [...comments(source, literals), ...passages].sort((one, other) => one.start - other.start);

  function visit(node: ts.Node, parent: ts.Node | undefined): void {
    if (isWords(node)) {
      const span = { start: node.getStart(tree), end: node.getEnd() };
      if (ts.isJsxText(node)) span.start = node.pos;
      literals.push(span);
      const words = source.slice(span.start, span.end);
      if (!ts.isRegularExpressionLiteral(node) && !isName(parent) && isSentence(words)) {
        passages.push({ kind: isTitle(node, parent) ? 'title' : 'text', ...span, words });
      }
    }
    ts.forEachChild(node, (child) => visit(child, node));
  }
}

const isWords = (node: ts.Node): boolean =>
  ts.isStringLiteral(node) ||
  ts.isNoSubstitutionTemplateLiteral(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isRegularExpressionLiteral(node) ||
  ts.isJsxText(node);

const isName = (parent: ts.Node | undefined): boolean =>
  parent !== undefined &&
  (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent));

const isSentence = (words: string): boolean => /\p{L}{2,}[,;:]? \p{L}{2,}/u.test(words);

/** `it('does this', …)`, `test.describe('…', …)` and `it.each(rows)('…', …)`. */
function isTitle(node: ts.Node, parent: ts.Node | undefined): boolean {
  if (parent === undefined || !ts.isCallExpression(parent) || parent.arguments[0] !== node) return false;
  let called: ts.Expression = parent.expression;
  while (!ts.isIdentifier(called)) {
    if (!ts.isPropertyAccessExpression(called) && !ts.isCallExpression(called)) return false;
    called = called.expression;
  }
  return TITLED.has(called.text);
}

const COMMENT = /\/\/.*|\/\*[\s\S]*?\*\//g;

/** What looks like a comment between the literals is one. */
function* comments(source: string, literals: readonly Span[]): Generator<Passage> {
  let next = 0;
  COMMENT.lastIndex = 0;
  for (let match = COMMENT.exec(source); match; match = COMMENT.exec(source)) {
    const start = match.index;
    while ((literals[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next++;
    const literal = literals[next];
    if (literal && literal.start <= start) {
      COMMENT.lastIndex = literal.end;
      continue;
    }
    const words = match[0].replace(/^\/\*\*?|^\/\/|\*\/$|^[ \t]*\*/gm, blank).replace(/`[^`]*`/g, blank);
    yield { kind: 'comment', start, end: start + match[0].length, words };
  }
}

/** Keeps lines and places. */
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
