import ts from 'typescript';
import { parsed } from './literal-texts.ts';
import { numbered } from './message.ts';

/** A text found in a source file. */
export interface FoundText {
  id: string;
  /** What a translator should know of its place. */
  comments: string[];
  path: string;
}

/** Every text that a file looks up in the catalogue. */
export function extractTexts(path: string, source: string): FoundText[] {
  const found: FoundText[] = [];
  const visit = (node: ts.Node): void => {
    const text = lookedUp(node);
    if (text) found.push({ ...text, path });
    ts.forEachChild(node, visit);
  };
  visit(parsed(path, source));
  return found;
}

type Text = Omit<FoundText, 'path'>;

function lookedUp(node: ts.Node): Text | undefined {
  if (ts.isTaggedTemplateExpression(node)) {
    const tag = node.tag.getText();
    if (tag === 't' || tag === 'rich') return templateText(node);
  }
  if (ts.isCallExpression(node) && node.expression.getText() === 'plural') return pluralText(node);
  return undefined;
}

function templateText({ template, parent }: ts.TaggedTemplateExpression): Text {
  const comments = placeComments(parent);
  if (ts.isNoSubstitutionTemplateLiteral(template)) return { id: template.text, comments };
  const names = new Map<string, string>();
  let id = template.head.text;
  for (const { expression, literal } of template.templateSpans) {
    const name = freeName(names, expression);
    const element = elementText(expression);
    if (element) comments.push(`{${name}}: ${element}`);
    id += `{${name}}${literal.text}`;
  }
  return { id, comments };
}

/** The same expression has the same name; another one with its name gets a number. */
function freeName(names: Map<string, string>, expression: ts.Expression): string {
  const text = expression.getText();
  const wanted = nameOf(expression);
  for (let count = 1; ; count++) {
    const name = count === 1 ? wanted : `${wanted}${count}`;
    const holder = names.get(name);
    if (holder === undefined || holder === text) {
      names.set(name, text);
      return name;
    }
  }
}

function pluralText(node: ts.CallExpression): Text {
  const [, one, other] = node.arguments;
  if (!one || !other || !ts.isStringLiteralLike(one) || !ts.isStringLiteralLike(other)) {
    throw new Error(`plural needs two texts as they are, not: ${node.getText().slice(0, 80)}`);
  }
  return { id: numbered(one.text, other.text), comments: [...placeComments(node.parent), '# is the number'] };
}

/** A name for what is filled in, from how the code calls it. */
function nameOf(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression)) {
    return expression.name.text === 'length' ? 'number' : expression.name.text;
  }
  if (ts.isCallExpression(expression)) return callName(expression);
  if (ts.isBinaryExpression(expression)) return nameOf(expression.left);
  if (ts.isJsxElement(expression)) return tagName(expression.openingElement.tagName.getText());
  if (ts.isJsxSelfClosingElement(expression)) return tagName(expression.tagName.getText());
  return 'value';
}

/** `number(added)` and `added.toFixed(1)` are `added`; what is joined with "and" is a list. */
function callName({ expression, arguments: [first] }: ts.CallExpression): string {
  if (/^listed(?:Or)?$/.test(expression.getText())) return 'list';
  if (
    ts.isPropertyAccessExpression(expression) &&
    /^(?:to|trim|join|replace|slice|at$)/.test(expression.name.text)
  ) {
    return nameOf(expression.expression);
  }
  return first && !ts.isFunctionLike(first) ? nameOf(first) : 'value';
}

const tagName = (tag: string): string => (tag === 'a' || tag === 'Link' ? 'link' : tag.replace(/\W/g, ''));

const elementText = (expression: ts.Expression): string | undefined =>
  ts.isJsxElement(expression)
    ? expression.children
        .map((child) => child.getText())
        .join('')
        .replace(/\{t`([^`]*)`\}/g, '$1')
        .replace(/\s+/g, ' ')
        .trim()
    : undefined;

/** `label of TextField, in sign-in-form`. */
function placeComments(parent: ts.Node): string[] {
  for (let node: ts.Node | undefined = parent; node; node = node.parent) {
    if (ts.isJsxAttribute(node)) return [`${node.name.getText()} of ${tagOf(node.parent.parent)}`];
    if (ts.isJsxElement(node)) return [`in ${tagOf(node.openingElement)}`];
    if (ts.isPropertyAssignment(node)) return [node.name.getText()];
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) return [`for ${node.expression.text}`];
    if (ts.isVariableDeclaration(node) || ts.isFunctionLike(node)) break;
  }
  return [];
}

function tagOf(node: ts.JsxOpeningLikeElement): string {
  return node.tagName.getText();
}
