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
]);
const LETTERS = /\p{L}{2,}/u;

/** Texts of the contract's sources that a screen shows. */
export function contractTexts(path: string, source: string): FoundText[] {
  const found: FoundText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && LABELS.has(node.name.getText())) {
      const { initializer } = node;
      if (ts.isStringLiteralLike(initializer) && isText(initializer.text)) {
        found.push({ id: initializer.text, comments: [`${node.name.getText()}, from the contract`], path });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed(path, source));
  return found;
}

/** Messages that name a field: `{label} must be at most {max} characters`. */
export function messagePatterns(path: string, source: string): FoundText[] {
  const found: FoundText[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isTemplateExpression(node) &&
      /label\}?$/.test(node.templateSpans[0]?.expression.getText() ?? '')
    ) {
      const places = node.templateSpans.map(
        ({ expression, literal }) => `{${placeName(expression)}}${literal.text}`,
      );
      found.push({ id: node.head.text + places.join(''), comments: [PATTERN], path });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed(path, source));
  return found;
}

/** Marks a message of which the browser knows only how it came out. */
export const PATTERN = 'message of a field; {label} is its name';

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
