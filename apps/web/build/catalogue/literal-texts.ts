import ts from 'typescript';

/** A text in a source file that a person reads and that is not in the catalogue. */
type LiteralText = ts.JsxText | ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression;

/** The functions that look a text up: what they are given is in the catalogue. */
const LOOKUPS: ReadonlySet<string> = new Set(['t', 'rich', 'plural']);

/** Attributes and properties that hold a part of a sentence, in lower case. */
const NAMES = new Set(['what', 'noun', 'extra', 'words', 'text']);
/** Attributes whose values a person never reads, whatever they look like. */
const HIDDEN =
  /^(className|class|id|key|name|htmlFor|style|d|viewBox|path|type|kind|rel|target|href|to|src|sizes|media|role|form|autoComplete|aria-(?:labelledby|describedby|controls|live|current|errormessage|owns|haspopup)|data-.*|transform|points|strokeLinecap|fill|stroke|width|height|gridTemplate.*|lang|dir|accept)$/;
const HIDDEN_KEYS =
  /^(className|id|key|kind|type|path|paths|to|href|style|gridArea|font|fontFamily|fontWeight|background|border|transform|transition|boxShadow|animation|accept|mode|rel|cacheName|eventName|code|display|margin|padding|flex|overflow|position|inset|outline|color|filter|method|Accept|headers)$/;
const ERRORS = /(?:Error|Event|Map|Set|RegExp|Worker|URL|Intl\..*|CustomEvent|BroadcastChannel)$/;
const SILENT_CALLS =
  /^(?:console\..*|lazyPart|matchMedia|window\.matchMedia|.*\.(?:querySelector|querySelectorAll|closest|matches|getElementById|createElement|getContext|includes|startsWith|endsWith|indexOf|setAttribute|addEventListener|removeEventListener|dispatchEvent|getItem|setItem|removeItem|toLocaleString|split|join|replaceAll|replace|localeCompare|test|exec|setProperty|has|get|set|objectStore|createObjectStore|transaction|getPropertyValue|removeAttribute|getAttribute|toLocaleLowerCase|toLocaleUpperCase)|import|describe|it|expect|.*useStoreWithEqualityFn|createContext|import\.meta\.glob)$/;

/** Two words beside each other, or one that begins with a capital letter as the first of a text does. */
const SENTENCE = /\p{L}[\p{L}'’]+[,;:.]? [\p{L}“‘(]/u;
const WORD = /^(?:\p{Lu}[\p{Ll}'’]+(?:[ .…!?:-].*)?|A \p{Ll}.+)$/su;
const LETTERS = /\p{L}{2,}/u;
const LOWER_WORD = /^\p{Ll}[\p{Ll} ’']+$/u;
const CODE = /[{}<>=;_]|=>|:\/\/|^[./#@[*]|\w\(|^\(|--|^\d+(?:px|rem|em)|\bvar\(|\w+:\w|^[a-z]+-[a-z-]+$/;

/** Every such text of a file, in order; outermost only. */
export function literalTexts(tree: ts.SourceFile): LiteralText[] {
  const found: LiteralText[] = [];
  const visit = (node: ts.Node): void => {
    if (isSkipped(node)) return;
    if (isLiteral(node) && isShown(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Parses a source so that each node knows its parent. */
export const parsed = (file: string, source: string): ts.SourceFile =>
  ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

/** The words of a literal, with `{}` in place of what is filled in. */
export function wordsOf(node: LiteralText): string {
  if (!ts.isTemplateExpression(node)) return node.text;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}');
}

const isLiteral = (node: ts.Node): node is LiteralText =>
  ts.isJsxText(node) ||
  ts.isStringLiteral(node) ||
  ts.isNoSubstitutionTemplateLiteral(node) ||
  ts.isTemplateExpression(node);

/** What a tag or `plural` is given is looked up already; types and imports have no words. */
function isSkipped(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  if (!isLiteral(node)) return false;
  const { parent } = node;
  if (ts.isTaggedTemplateExpression(parent)) return !ts.isTemplateExpression(node);
  return ts.isCallExpression(parent) && isLookup(parent.expression);
}

const isLookup = (called: ts.Expression): boolean => ts.isIdentifier(called) && LOOKUPS.has(called.text);

function isShown(node: LiteralText): boolean {
  if (ts.isTaggedTemplateExpression(node.parent)) return false;
  const words = wordsOf(node);
  if (!LETTERS.test(words)) return false;
  if (ts.isJsxText(node)) return true;
  const plain = words.replaceAll('{}', 'Nn');
  const place = placeOf(node);
  if (place === 'hidden') return false;
  if (place === 'shown') return !CODE.test(plain) || SENTENCE.test(plain);
  if (place === 'named' && LOWER_WORD.test(plain)) return true;
  if (CODE.test(plain)) return /^\p{Lu}/u.test(plain) && SENTENCE.test(plain);
  return ts.isTemplateExpression(node) ? SENTENCE.test(plain) : isSentence(plain);
}

const isSentence = (words: string): boolean =>
  WORD.test(words) || (SENTENCE.test(words) && /[\p{Lu}.?!,]/u.test(words));

type Place = 'shown' | 'named' | 'hidden' | 'unknown';

/** Whether what a literal is part of is read by people, as far as its name says. */
function placeOf(node: ts.Node): Place {
  for (let child = node, { parent } = node; parent; child = parent, parent = parent.parent) {
    const place = stepOf(parent, child);
    if (place !== undefined) return place;
  }
  return 'unknown';
}

function stepOf(parent: ts.Node, child: ts.Node): Place | undefined {
  if (ts.isJsxAttribute(parent)) return attributePlace(parent.name.getText());
  if (ts.isTemplateSpan(parent)) return sentencePlace(parent.parent);
  if (ts.isJsxExpression(parent)) return ts.isJsxAttribute(parent.parent) ? undefined : 'shown';
  if (ts.isPropertyAssignment(parent)) return propertyPlace(parent, child);
  return valuePlace(parent, child);
}

/** What is filled into a sentence is a part of it. */
const sentencePlace = (template: ts.TemplateExpression): Place =>
  SENTENCE.test(wordsOf(template).replaceAll('{}', 'Nn')) ? 'named' : 'unknown';

function propertyPlace(property: ts.PropertyAssignment, child: ts.Node): Place {
  if (property.name === child) return 'hidden';
  const name = property.name.getText();
  return NAMES.has(name) ? 'named' : HIDDEN_KEYS.test(name) ? 'hidden' : 'unknown';
}

function valuePlace(parent: ts.Node, child: ts.Node): Place | undefined {
  if (ts.isBinaryExpression(parent)) return isComparison(parent) ? 'hidden' : undefined;
  if (ts.isConditionalExpression(parent)) return parent.condition === child ? 'hidden' : undefined;
  return callPlace(parent, child);
}

function callPlace(parent: ts.Node, child: ts.Node): Place | undefined {
  if (ts.isCaseClause(parent) || ts.isElementAccessExpression(parent)) return 'hidden';
  if (ts.isNewExpression(parent)) return ERRORS.test(parent.expression.getText()) ? 'hidden' : 'unknown';
  if (ts.isCallExpression(parent)) {
    if (parent.expression === child) return 'hidden';
    return SILENT_CALLS.test(parent.expression.getText()) ? 'hidden' : 'unknown';
  }
  if (ts.isTaggedTemplateExpression(parent) || ts.isArrowFunction(parent) || ts.isBlock(parent))
    return 'unknown';
  return undefined;
}

const SENTENCES = /^(?:placeholder|title|label|alt|aria-label|description|heading)$/;

const attributePlace = (name: string): Place =>
  SENTENCES.test(name) ? 'shown' : NAMES.has(name) ? 'named' : HIDDEN.test(name) ? 'hidden' : 'unknown';

const isComparison = ({ operatorToken: { kind } }: ts.BinaryExpression): boolean =>
  [
    ts.SyntaxKind.EqualsEqualsEqualsToken,
    ts.SyntaxKind.ExclamationEqualsEqualsToken,
    ts.SyntaxKind.InKeyword,
  ].includes(kind);
