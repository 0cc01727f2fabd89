/** What tells one paper of a series from the next: `Level 3`, `Grade II`, the `3.2` of `CSWIP 3.2`. */
export interface Mark {
  /** `level`, `grade`, …; empty for a bare number. */
  word: string;
  value: string;
}

const ROMAN: Readonly<Record<string, string>> = { i: '1', ii: '2', iii: '3', iv: '4', v: '5', vi: '6' };
const MARK =
  /(?<![\p{L}])(level|grade|tier|band|type|stage|part|phase|step|band)\s(\d+(?:\.\d)?|[IVX]{1,3}|[A-D])(?![\p{L}\d.])|(?<![\p{L}])(foundation|intermediate|advanced|associate|professional|expert|practitioner|higher|master)(?:\slevel)\b/giu;
/** A higher one of these includes the lower ones. */
const RISING: ReadonlySet<string> = new Set(['level', 'tier', 'stage', 'part', 'phase', 'step']);

const markValue = (written: string): string => ROMAN[written.toLowerCase()] ?? written.toLowerCase();

/** Marks of a text, in its order. */
const marksIn = (text: string): Mark[] =>
  [...text.matchAll(MARK)].map(({ 1: word, 2: value = '', 3: name }) =>
    name === undefined
      ? { word: word?.toLowerCase() ?? '', value: markValue(value) }
      : { word: 'named', value: name.toLowerCase() },
  );

const REACH = 28;
/** Words written with a capital after a name that do not make it another. */
const GENERAL =
  /^(?:and|or|certified|certification|certificate|certifications|licen[cs]e|licen[cs]ed|qualified|qualification|member|membership|registered|registration|skills?|experience|knowledge|user|administrator|administration|developer|development|engineer|engineering|analyst|proficiency|proficient|software|tools?|programming|reporting|analysis|management|required|preferred|desirable|level|provider|holder|card|charter|suite|data|design|training|teaching|drawing|testing|maintenance|installation|years?)$/i;
const RUN = /^((?:\s(?:\p{Lu}[\p{L}\d]*|\d+(?:\.\d+)?)(?![\p{L}\d%.,]*[%\d]))+)/u;
const LEVEL_NAME =
  /^(?:foundation|practitioner|professional|associate|expert|managing|master|specialist|strategic|intermediate|advanced|[A-Z]?\d+(?:\.\d+)?)$/i;
/** A licence or a law of one country is none of another's. */
const COUNTRY_BEFORE =
  /(?<![\p{L}])((?:(?:South|North|West|East|Sierra|Saudi)\s)?(?:UK|US|USA|EU|GCC|UAE|British|French|Dutch|Greek|Swiss|\p{Lu}\p{Ll}{2,}(?:ian|ean|can|yan|nese|lese|wan|dan|ish|man|ani|ari|ali|ni)))\s(?:valid\s|full\s|clean\s)?$/u;

interface Place {
  kind: string;
  name: string;
  start: number;
  end: number;
}

/** The mark of a thing in a line: before it, within its name or shortly after it. */
export function markOf(
  text: string,
  { kind, name, start, end }: Place,
  starts: readonly number[],
): Mark | undefined {
  const after =
    /^[^,;.()/]*?(?=\b(?:or|and|with)\b|[,;()/]|\.\s|$)/i.exec(text.slice(end, end + REACH))?.[0] ?? '';
  const [mark] = marksIn(text.slice(start, end) + after);
  if (mark) return mark;
  const leading = marksIn(/(?:\S+\s){2}$/.exec(text.slice(0, start))?.[0] ?? '').at(-1);
  if (leading) return leading;
  const country = COUNTRY_BEFORE.exec(text.slice(0, start))?.[1];
  if (country !== undefined && (kind === 'driving' || /law|licen[cs]e|regulation|tax|standards?/i.test(name)))
    return { word: '', value: country };
  const next = Math.min(...starts.filter((one) => one >= end), text.length);
  const run = RUN.exec(text.slice(end, next))?.[1]?.trim().split(/\s+/) ?? [];
  const isProduct = kind === 'skill' && /^\p{Lu}/u.test(name);
  const telling = run.filter((word) => !GENERAL.test(word) && (isProduct || LEVEL_NAME.test(word)));
  return telling.length === 0 ? undefined : { word: '', value: telling.join(' ') };
}

/** Whether a line holds the mark that is asked for, or a higher one where higher includes lower. */
export function isMarkedAlike(asked: Mark | undefined, quote: string): boolean {
  if (asked === undefined) return true;
  if (asked.word === '')
    return asked.value
      .split(' ')
      .every((part) =>
        new RegExp(`(?<![\\p{L}\\d.])${part.replace('.', '\\.')}(?![\\p{L}\\d]|\\.\\d)`, 'iu').test(quote),
      );
  const own = marksIn(quote).filter(({ word }) => word === asked.word);
  return own.some(
    ({ value }) => value === asked.value || (RISING.has(asked.word) && Number(value) > Number(asked.value)),
  );
}
