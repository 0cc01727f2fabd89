import { memo } from '../memo.ts';
import { trimmed } from '../trimmed.ts';
import degrees from '../words/degree-words.json' with { type: 'json' };
import schools from '../words/school-words.json' with { type: 'json' };
import { WordList } from './word-list.ts';

const SCHOOL = new WordList(schools.words);
const SCHOOL_ENDING = new RegExp(`\\p{L}(?:${schools.endings.join('|')})(?!\\p{L})`, 'iu');
const SHORT = degrees.short.map((form) => form.replaceAll('.?', '\\.?'));
const SHORT_DEGREE = new RegExp(`(?<![\\p{L}\\d.])(?:${SHORT.join('|')})\\.?(?![\\p{L}\\d])`, 'giu');
const LONG_DEGREE = new WordList(degrees.words);
const CERTIFICATE =
  /\b(?:certificate|examination|levels?|diploma|abitur|leaving|wassce|ssce|baccalaur[eé]at)\b/i;

/** 'S.S.C.E.' is 'SSCE', whatever dots are between. */
const withoutDots = (text: string): string =>
  text.replace(/(?<!\p{L})(?:\p{Lu}\.){2,}\p{Lu}?\.?(?!\p{L})/gu, (letters) => letters.replaceAll('.', ''));

const isShort = (text: string): boolean =>
  [...text.matchAll(SHORT_DEGREE), ...withoutDots(text).matchAll(SHORT_DEGREE)].some(
    ([found]) => /\p{Lu}/u.test(found) && (found.length > 2 || /^\p{Lu}+$/u.test(found)),
  );

/** What somebody has from school, where nobody chooses a subject. */
export const isSchoolLevel = (text: string): boolean => SCHOOL_LEVEL.test(withoutDots(text).trim());
const SCHOOL_LEVEL =
  /^\d{1,2}ª classe$|(?:(?:grade|form|standard|std|class|year|senior) (?:\d{1,2}|[ivx]+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|(?:plus|\+) ?(?:two|2)|1[02]th|ss[cl]ce?|sslc|hs[cs]|kcse|kcpe|waec|wassce|neco|nabteb|gce|bece|csee|acsee|psle|kce|uce|uace|ple|fslc|n[1-6]|bepc|bfem|cepe|matric|[oa]['’ -]?levels?)(?!\p{L})/iu;

/** How much a text looks like a degree (above zero) or a school (below zero). */
export const degreeScore = memo((text: string): number => {
  const isSchool = SCHOOL.has(text) || SCHOOL_ENDING.test(text);
  const isDegree = isShort(text) || LONG_DEGREE.has(text) || isSchoolLevel(text);
  if (isSchool && isDegree)
    return CERTIFICATE.test(text) ? 2 : /^(?:master|bachelor|licence|diplom)/i.test(text) ? 1 : -1;
  if (isSchool) return -3;
  return isDegree ? 3 : 0;
});

/** A grade alone, or at the end of a text. */
const GRADE =
  /(?:(?<!\p{L})(?:c?gpa|(?:mean |overall |aggregate )?grade|class|result|division|score|mention|note|moyenne|nota|média|abschlussnote|final grade)(?!\p{L})\s*(?:of|:|-|–|=)?\s*(?=[\p{L}\d])[\p{L}\d.,/ %+-]+?(?: ?\((?:plain|plus|minus)\))?(?=$|\t|[|;)]))|(?<!\p{L})(?:(?:first|second|third|1st|2nd|3rd) class(?: honou?rs?)?(?:\s*[,(-]?\s*(?:upper|lower)(?: division)?\)?)?(?: honou?rs)?|2[:.][12](?: honou?rs)?(?!\d)|(?:upper|lower) (?:credit|second(?: class)?(?: honou?rs)?)|\d[.,]\d{1,2} c?gpa|(?:with )?distinction|(?:with )?merit|pass(?: degree)?|(?:magna |summa )?cum laude|(?:très |assez )?bien|sehr gut|\d[.,]\d{1,2}\s*(?:\/|out of|of)\s*(?:[45](?:[.,]0{1,2})?|10|20)|\d{1,2}(?:[.,]\d{1,2})?\s*\/\s*(?:20|10|100)|\d{2}(?:\.\d+)?\s?%|\d{2,3} marks|[A-D][+-]?(?: aggregate)?(?= grade)|first class|[1-4][.,]\d{1,2}(?=\s*$))(?!\p{L})/iu;
const GRADE_LABEL =
  /^(?:(?:final |mean |overall |aggregate )?grade|class|result|division|score|mention|note|moyenne|nota|média|abschlussnote)\s*(?:of|:|-|–|=)?\s*/i;

/** A mark that says by its form alone what it is: 'A-', '9 credits', '1,7', '4.12 / 5.00'. */
const BARE_GRADE =
  /^(?:[A-F](?:[+–−-]| ?\(?(?:[Pp]lain|[Pp]lus|[Mm]inus)\)?)?|\d{1,2} (?:credits?|distinctions?|points?|merits?|As?|A['’]s)|\d[.,]\d{1,2}(?:\s*\/\s*\d{1,2}(?:[.,]\d{1,2})?)?)$/u;

/** The grade that a text names, as it is printed. */
export function gradeIn(text: string): { grade: string; rest: string } | undefined {
  // 'Grade 12' is a year of school.
  if (/(?<!\p{L})grade (?:[7-9]|1[0-3])(?!\d)/iu.test(text)) return undefined;
  // 'Trade Test Grade One in Welding' names the test.
  if (/(?:test|certificate|class) grade (?:[1-3]|i{1,3}|one|two|three)(?!\p{L})/iu.test(text))
    return undefined;
  if (BARE_GRADE.test(text)) return { grade: text, rest: '' };
  const [, before = '', mark = ''] = /^(.+?),\s+([^,]+)$/.exec(text) ?? [];
  if (BARE_GRADE.test(mark) && !/^\d+$/.test(mark)) return { grade: mark, rest: before };
  const found =
    GRADE.exec(text) ??
    /\((?:\d[.,]\d{1,2}|2[:.][12]|1st|(?:upper |lower )?credit|distinction|merit|pass)\)$/i.exec(text);
  if (!found) return undefined;
  const rest = trimmed(
    `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`.replace(/\(\s*\)/, ''),
  );
  const named = found[0].replace(GRADE_LABEL, '').trim();
  const whole = named.includes('(') ? named : named.replace(/\)$/, '');
  return { grade: trimmed(whole), rest };
}

/** Names of several words: 'Licence professionnelle', 'Ensino médio técnico', 'Shahada ya Uzamili'. */
const WHOLE = new RegExp(`^(?:${degrees.whole.join('|')})(?!\\p{L})`, 'iu');
const SUBJECT = new RegExp(
  `^[.\\s,:–—-]*(?:degree\\s+)?(?:(?:${degrees.subjects.join('|')})\\s+|(?:,|:)\\s*)?`,
  'iu',
);
const FULL =
  /^(?:(?:bachelor|master|doctor|associate)(?:['’]?s)?(?: degree)?(?: \((?:hons?|honours)\))? of (?:science|arts|applied science|engineering|technology|education|commerce|business administration|laws?|philosophy|pharmacy|nursing science|nursing|medicine(?: and (?:bachelor of )?surgery)?|public (?:health|administration)|agriculture|architecture|fine arts|social (?:science|work)s?|computer science|computer applications|design|music|accountancy)(?: \((?:hons?|b\.?sc|m\.?sc|b\.?a|m\.?a)[^)]*\))?|(?:bachelor|master|associate)(?:['’]?s)?(?: degree)?|(?:higher national|ordinary national|national|postgraduate|advanced|professional|higher|graduate)? ?diploma(?: \([a-z]+\))?|level \d (?:diploma|certificate|award)|diplôme (?:d['’]ingénieur|universitaire)|licence professionnelle|(?:postgraduate |professional |national )?certificate)(?!\p{L})/iu;

/** 'DIPES II (Mathématiques)': letters that nobody has to know, with a subject in brackets. */
const LETTERS_AND_SUBJECT =
  /^(\p{Lu}[\p{Lu}\d. ]+)(?: \((\p{Lu}\p{Ll}[^()]+)\)|, (\p{Lu}\p{Ll}[^(),]+)| (?:in|en|em) (\p{Lu}\p{Ll}[^(),]+))$/u;

/** A degree with the subject behind it: 'B.Sc. in Economics'. */
export function degreeParts(printed: string): { degree: string; field: string } {
  return subjectInBrackets(printed) ?? subjectBehind(printed);
}

/** 'Bachelor of Education (Mathematics)', 'Trade Test: Electrician': a subject that signs set apart. */
function subjectInBrackets(text: string): { degree: string; field: string } | undefined {
  const [, degree = '', field = ''] =
    /^([^()]+\S)\s*\((\p{Lu}\p{Ll}{2,}[^()]*)\)$/u.exec(text) ??
    /^([^:]+\S):\s+(\p{Lu}.+)$/u.exec(text) ??
    [];
  const isSubject = degree !== '' && degreeScore(field) === 0 && gradeIn(field) === undefined;
  const isWhole = degreeScore(degree) > 0 && !isSchoolLevel(degree) && !NO_SUBJECT.test(field);
  return isSubject && isWhole && subjectBehind(degree).field === '' ? { degree, field } : undefined;
}
const NO_SUBJECT =
  /^(?:hons|honours|merit|pass|credit|upper|lower|distinction|part|full|in view|ongoing|awaiting|expected|equivalent|undergraduate)/i;

/** A degree with its subject behind it. */
function subjectBehind(printed: string): { degree: string; field: string } {
  // A subject that the layout asks for and the person did not name: 'SSCE in'.
  const text = printed.replace(/\s+(?:in|en|em|of)$/i, '');
  const [, before, after = ''] = /^(.+?),\s+([^,]+)$/.exec(text) ?? [];
  if (before && degreeScore(before) <= 0 && degreeScore(after) > 0)
    return { degree: trimmed(after), field: before };
  // 'Nursing, BSN': letters that shorten a degree nobody has to know.
  if (before && degreeScore(text) === 0 && /^\p{Lu}[\p{Lu}.]+$/u.test(after) && /\p{Ll}/u.test(before))
    return { degree: after, field: before };
  const [, degree, subject] = /^([^,]+),\s+(.+)$/.exec(text) ?? [];
  if (degree && subject && (degreeScore(degree) > 0 ? degreeScore(subject) <= 0 : degreeEnd(text) === 0))
    return { degree, field: subject };
  const end = degreeEnd(text);
  return end === 0 || end >= text.length ? unknownDegree(text, end) : partsAt(text, end);
}

/** A text that begins with a degree, parted behind it. */
function partsAt(text: string, end: number): { degree: string; field: string } {
  const hons =
    /^\.?\s*(?:\(?\s*hon(?:s|ou?rs?)?\.?\s*\)?(?!\p{L})|\((?:ed|eng|tech|agric|econ|arts|sc|education)\.?\))/iu.exec(
      text.slice(end),
    )?.[0] ?? '';
  const rest = text.slice(end + hons.length);
  // 'West African Senior School Certificate Examination' is all degree.
  if (
    /^ (?:examination|of education|course|programme|level|supérieur|leaving|séries?|option|\p{Lu}\d?$)/iu.test(
      rest,
    )
  )
    return { degree: text, field: '' };
  const [together] = /^ with \p{Lu}\p{L}+(?= in |,|$)/u.exec(rest) ?? [];
  if (together)
    return {
      degree: text.slice(0, end + hons.length + together.length),
      field: trimmed(rest.slice(together.length).replace(SUBJECT, '')),
    };
  const field = trimmed(rest.replace(SUBJECT, ''));
  return field === ''
    ? { degree: text, field: '' }
    : { degree: trimmed(text.slice(0, end + hons.length)), field: unbracketed(field) };
}

function unknownDegree(text: string, end: number): { degree: string; field: string } {
  const [, degree, bracketed, listed, named] = (end === 0 && LETTERS_AND_SUBJECT.exec(text)) || [];
  const field = bracketed ?? listed ?? named;
  return degree && field ? { degree, field } : { degree: text, field: '' };
}

/** 'Commerce (undergraduate)': how far it came is no part of the subject. */
const STATE =
  /\s*\((?:undergraduate|graduate|on-?going|in view|in progress|awaiting[^()]*|expected[^()]*|not completed|incomplete)\)$/iu;
const unbracketed = (said: string): string => bracketClosed(said.replace(STATE, ''));
const bracketClosed = (field: string): string => (field.includes('(') ? field : field.replace(/\)$/, ''));

/** Where the degree in a text ends, if the text begins with one. */
function degreeEnd(text: string): number {
  const whole = WHOLE.exec(text)?.[0].length;
  if (whole) return withBracket(text, whole);
  // 'Ontario Secondary School Diploma in General': the degree ends before the word that asks for a subject.
  const asked =
    LONG_DEGREE.endsIn(text).length > 0 ? /\s(?:in|en|em|katika)\s\p{L}/u.exec(text)?.index : undefined;
  const dotted = /^(?:\p{Lu}\.){3,}\p{Lu}?\.?/u.exec(text)?.[0];
  if (dotted && isShort(dotted)) return withBracket(text, dotted.length);
  const full = FULL.exec(text)?.[0].length;
  if (full) return Math.max(full, asked ?? 0);
  if (asked) return asked;
  const levelled = /^\p{Lu}{2,5}\s+level \d(?= \p{Lu})/iu.exec(text)?.[0].length;
  if (levelled && degreeScore(text.slice(0, levelled)) > 0) return levelled;
  const short = [...text.matchAll(SHORT_DEGREE)].find(
    ({ index, 0: found }) => index <= 2 && /\p{Lu}/u.test(found),
  );
  if (short) return withBracket(text, short.index + short[0].length);
  const first = LONG_DEGREE.endsIn(text.split(' ')[0] ?? '')[0];
  return first === undefined ? 0 : withBracket(text, first);
}

/** 'O'Level (WAEC)', 'Cheti (NVA III)' and 'DEF (Diplôme d'études fondamentales)': brackets say which degree it is. */
function withBracket(text: string, end: number): number {
  const [bracket = '', within = ''] = /^\s*\(([^()]+)\)/.exec(text.slice(end)) ?? [];
  return /^[A-Z\d. ]+$/.test(within) || degreeScore(within) > 0 ? end + bracket.length : end;
}
