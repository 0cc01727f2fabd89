/** A text as translators see it: with named places, and with forms for numbers. */
export interface Message {
  /** Names of what is filled in, in order, each once. */
  places: readonly string[];
  /** Forms by the language's categories; undefined for a text without a number. */
  forms?: Readonly<Record<string, string>>;
  /** The text itself; of a text with forms, the one for `other`. */
  text: string;
}

const NUMBERED = /^\{count, plural, (.*)\}$/s;
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];
const PLACE = /\{(\w+)\}/g;

/** The message in which English has two forms. */
export const numbered = (one: string, other: string): string =>
  `{count, plural, one {${one}} other {${other}}}`;

/** @throws where brackets or forms are not as they must be; the message says what is wrong. */
export function readMessage(source: string): Message {
  const [, inner] = NUMBERED.exec(source) ?? [];
  if (inner === undefined) return { places: placesOf(source), text: source };
  const forms = readForms(inner);
  const other = forms.other;
  if (other === undefined) throw new Error('the form "other" is missing');
  const places = [...new Set(Object.values(forms).flatMap(placesOf))];
  return { places, forms, text: other };
}

function placesOf(text: string): string[] {
  const rest = text.replace(PLACE, '');
  if (/[{}]/.test(rest)) throw new Error('a bracket is not closed, or a place has no name');
  return [...new Set([...text.matchAll(PLACE)].map(([, name = '']) => name))];
}

/** `one {…} other {…}`: brackets inside a form are those of places. */
function readForms(inner: string): Record<string, string> {
  const forms: Record<string, string> = {};
  let rest = inner.trim();
  while (rest !== '') {
    const [start, category = ''] = /^(\w+) ?\{/.exec(rest) ?? [];
    if (start === undefined) throw new Error(`a form must begin like "one {": ${rest.slice(0, 30)}`);
    if (!CATEGORIES.includes(category)) throw new Error(`there is no form "${category}"`);
    const end = closingBracket(rest, start.length);
    forms[category] = rest.slice(start.length, end);
    rest = rest.slice(end + 1).trim();
  }
  return forms;
}

function closingBracket(text: string, from: number): number {
  let depth = 1;
  for (let index = from; index < text.length; index++) {
    if (text[index] === '{') depth++;
    if (text[index] === '}') depth--;
    if (depth === 0) return index;
  }
  throw new Error('a bracket is not closed');
}

/** What is wrong with a translation beside its English; undefined where nothing is. */
export function translationFault(id: string, text: string): string | undefined {
  try {
    const [english, own] = [readMessage(id), readMessage(text)];
    if ((english.forms === undefined) !== (own.forms === undefined)) return 'the forms for numbers must stay';
    const missing = english.places.filter((name) => !own.places.includes(name));
    const added = own.places.filter((name) => !english.places.includes(name));
    if (missing.length > 0) return `{${missing[0]}} is missing`;
    if (added.length > 0) return `{${added[0]}} is not in the English`;
    if (own.forms && english.text.includes('#') && !own.text.includes('#')) return '# is missing';
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
