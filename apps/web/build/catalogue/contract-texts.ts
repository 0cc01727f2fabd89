import ts from 'typescript';
import type { FoundText } from './extract-texts.ts';
import { parsed } from './literal-texts.ts';

/** What the contract shows on screens: names of fields, hints, messages, and the names of choices. */
const LABELS = new Set([
  'label',
  'shortLabel',
  'noun',
  'empty',
  'placeholder',
  'hint',
  'message',
  'heading',
  'title',
  'band',
  'todo',
  'why',
]);
const LETTERS = /\p{L}{2,}/u;

/** A whole sentence that screens show. */
const NOTE = /_NOTE$/;
const ADVICE = /^(?:todo|why)$/;

/** Texts of the contract's sources that a screen shows. */
export function contractTexts(path: string, source: string): FoundText[] {
  const found: FoundText[] = [];
  const visit = (node: ts.Node): void => {
    found.push(...notesOf(path, node));
    if (ts.isPropertyAssignment(node) && LABELS.has(node.name.getText())) {
      const { initializer } = node;
      if (ts.isStringLiteralLike(initializer) && isText(initializer.text)) {
        found.push({ id: initializer.text, comments: [`${node.name.getText()}, from the contract`], path });
      }
      if (ts.isTemplateExpression(initializer) && ADVICE.test(node.name.getText())) {
        found.push({ id: withPlaces(initializer), comments: [PATTERN], path });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed(path, source));
  return found;
}

function notesOf(path: string, node: ts.Node): FoundText[] {
  if (!ts.isVariableDeclaration(node) || !NOTE.test(node.name.getText())) return [];
  const { initializer: text } = node;
  return text && ts.isStringLiteral(text)
    ? [{ id: text.text, comments: ['note, from the contract'], path }]
    : [];
}

const CHOICES = /(?:_NAMES|_WORDS|_LABELS|_LEVELS|_STATUSES|_TYPES)$/;

/** The words of choices: names in a table of them, and values, which screens show with a capital. */
export function choiceTexts(path: string, source: string): FoundText[] {
  const found: FoundText[] = [];
  const add = (id: string): void => {
    if (isText(id)) found.push({ id, comments: ['one of several choices, from the contract'], path });
  };
  const readList = (list: ts.ArrayLiteralExpression): void => {
    for (const { text } of list.elements.filter(ts.isStringLiteral)) {
      if (/^[a-z]+$/.test(text)) add(text.charAt(0).toUpperCase() + text.slice(1));
    }
  };
  const readTable = (table: ts.ObjectLiteralExpression): void => {
    for (const property of table.properties) {
      if (ts.isPropertyAssignment(property) && ts.isStringLiteralLike(property.initializer))
        add(property.initializer.text);
    }
  };
  const visit = (node: ts.Node): void => {
    const value = choicesIn(node);
    if (value && ts.isArrayLiteralExpression(value)) readList(value);
    if (value && ts.isObjectLiteralExpression(value)) readTable(value);
    ts.forEachChild(node, visit);
  };
  visit(parsed(path, source));
  return found;
}

/** What a constant or a property holds whose name says that it is choices. */
function choicesIn(node: ts.Node): ts.Expression | undefined {
  if (!ts.isVariableDeclaration(node) && !ts.isPropertyAssignment(node)) return undefined;
  const name = node.name.getText();
  return node.initializer && (CHOICES.test(name) || name === 'words') ? bare(node.initializer) : undefined;
}

/** Without `as const`. */
const bare = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? bare(node.expression) : node;

/** Values of some keys of a data file, wherever they are; all values of one without keys. */
export function dataTexts(path: string, data: unknown, keys?: readonly string[]): FoundText[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    if (isText(value))
      return !keys || keys.includes(key)
        ? [{ id: value, comments: [`${keys ? key : 'name'}, from the contract`], path }]
        : [];
    return dataTexts(path, value, keys);
  });
}

/** Messages that name a field: `{label} must be at most {max} characters`. */
export function messagePatterns(path: string, source: string): FoundText[] {
  const found: FoundText[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isTemplateExpression(node) &&
      /label\}?$/.test(node.templateSpans[0]?.expression.getText() ?? '')
    ) {
      found.push({ id: withPlaces(node), comments: [PATTERN], path });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed(path, source));
  return found;
}

const withPlaces = ({ head, templateSpans }: ts.TemplateExpression): string =>
  head.text +
  templateSpans.map(({ expression, literal }) => `{${placeName(expression)}}${literal.text}`).join('');

/** Marks a message of which the browser knows only how it came out. */
export const PATTERN = 'with places that are filled in before; {label} is the name of a field';

const placeName = (expression: ts.Expression): string =>
  /(\w+)(?:\.\w+\([^)]*\))?$/.exec(expression.getText())?.[1] ?? 'value';

interface Node {
  [name: string]: unknown;
}

/** Labels and messages of the fields that requests carry, as the API document has them. */
export function documentTexts(path: string, document: Node): FoundText[] {
  const found: FoundText[] = [];
  const seen = new Set<unknown>();
  const add = (id: unknown, comment: string): void => {
    if (isText(id)) found.push({ id, comments: [comment], path });
  };
  const READERS: Readonly<Record<string, (value: unknown) => void>> = {
    'x-label': (value) => add(value, 'label of a field'),
    'x-message': (value) => {
      for (const text of Object.values(value as Node)) add(text, 'message of a field');
    },
    $ref: (value) => visit(atReference(document, String(value))),
    example: () => {},
    examples: () => {},
  };
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    for (const [name, value] of Object.entries(node)) (READERS[name] ?? visit)(value);
  };
  for (const path of Object.values(document.paths as Node)) {
    for (const operation of Object.values(path as Node)) visit((operation as Node).requestBody);
  }
  return found;
}

const atReference = (document: Node, reference: string): unknown =>
  reference
    .split('/')
    .slice(1)
    .reduce<unknown>((node, name) => (node as Node | undefined)?.[name], document);

const isText = (value: unknown): value is string =>
  typeof value === 'string' && LETTERS.test(value) && !/[{}]/.test(value);

const REFUSALS =
  /^(?:NotFound|NotSignedIn|ForeignOrigin|StaleVersion|LimitReached|TooManyRequests|InvalidFields|Unreadable|TooLarge|WrongContentType|Unprocessable|Unavailable)$/;

/** What the API refuses with, where the sentence is always the same. */
export function refusalTexts(path: string, source: string): FoundText[] {
  const found: FoundText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isNewExpression(node) && REFUSALS.test(node.expression.getText())) {
      const sentence = node.arguments?.find(ts.isStringLiteralLike);
      if (sentence && /\s/.test(sentence.text) && isText(sentence.text)) {
        found.push({ id: sentence.text, comments: ['answer of the server'], path });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed(path, source));
  return found;
}
