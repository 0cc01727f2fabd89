import { placedSpans } from '@career/contracts/marked-text/spans';
import { splitLine } from '@career/contracts/marked-text/statements';
import { ENTRY_SECTION_NAMES, ENTRY_SECTIONS } from '@career/contracts/resume-table/resume-table';
import type { LetterSpelling } from '@career/contracts/vocabulary/letter-vocabulary';
import { type Respelling, respellings, withRespellings } from '../letters/english/spelling.ts';

/** A word of a resume that is spelled the other way. */
export interface OtherSpelling {
  word: string;
  wanted: string;
  count: number;
}

/** Words of summary and descriptions that are spelled the other way; names of employers and schools are not looked at. */
export function otherSpellings(resume: object, spelling: LetterSpelling): OtherSpelling[] {
  const found = new Map<string, OtherSpelling>();
  changedTexts(resume, (text) => {
    for (const { word, wanted } of textRespellings(text, spelling)) {
      const key = word.toLowerCase();
      const one = found.get(key) ?? { word: key, wanted: wanted.toLowerCase(), count: 0 };
      found.set(key, { ...one, count: one.count + 1 });
    }
    return text;
  });
  return [...found.values()];
}

/** The resume with one word spelled the wanted way wherever it is written the other way. */
export const withSpelling = <Resume extends object>(
  resume: Resume,
  { word }: Pick<OtherSpelling, 'word'>,
  spelling: LetterSpelling,
): Resume =>
  changedTexts(resume, (text) =>
    withRespellings(
      text,
      textRespellings(text, spelling).filter((one) => one.word.toLowerCase() === word),
    ),
  );

/** Words of a marked text, with their places in it; the text and the address of a link are left alone. */
function textRespellings(text: string, spelling: LetterSpelling): Respelling[] {
  let before = 0;
  return text.split('\n').flatMap((line) => {
    const { prefix, rest } = splitLine(line);
    const start = before + prefix.length;
    before += line.length + 1;
    return placedSpans(rest).flatMap((span, index) =>
      span.link
        ? []
        : respellings(span.text, spelling, index === 0).map((one) => ({
            ...one,
            at: start + span.at + one.at,
          })),
    );
  });
}

type Change = (text: string) => string;

/** The resume with its summary and descriptions changed; what stays as it was is the same object. */
function changedTexts<Resume extends object>(resume: Resume, change: Change): Resume {
  const summary = changedSummary(resume, change);
  const parts = ENTRY_SECTION_NAMES.flatMap((section) => {
    const entries: unknown = Reflect.get(resume, section);
    if (!Array.isArray(entries)) return [];
    const fields = Object.entries(ENTRY_SECTIONS[section].fields).flatMap(([name, { kind }]) =>
      kind === 'lines' ? name : [],
    );
    return [[section, changedList(entries, (entry) => changedFields(entry, fields, change))] as const];
  });
  return Object.assign({ ...resume }, summary, Object.fromEntries(parts));
}

const changedList = (entries: readonly object[], change: (entry: object) => object): readonly object[] => {
  const changed = entries.map(change);
  return changed.every((entry, index) => entry === entries[index]) ? entries : changed;
};

function changedFields(entry: object, names: readonly string[], change: Change): object {
  const changed = names.flatMap((name) => {
    const value: unknown = Reflect.get(entry, name);
    const next = typeof value === 'string' ? change(value) : value;
    return next === value ? [] : [[name, next] as const];
  });
  return changed.length === 0 ? entry : { ...entry, ...Object.fromEntries(changed) };
}

const changedSummary = (resume: object, change: Change): { summary?: string } => {
  const summary: unknown = Reflect.get(resume, 'summary');
  return typeof summary === 'string' ? { summary: change(summary) } : {};
};
