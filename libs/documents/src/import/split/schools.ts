import type { ImportLine } from '../import-line.ts';
import { type ImportedEntry, splitEntries } from './entries.ts';
import { timesOf } from './jobs.ts';
import { isPlace } from './places.ts';

export interface ImportedCourse {
  institution: string;
  degree: string;
  fieldOfStudy: string;
  startDate: string;
  endDate: string;
  current: boolean;
  grade: string;
}

const SCHOOL =
  /(?<!\p{L})(?:university|polytechnic|poly|college|school|institute|academy|seminary|campus|universit[éàä]t?|faculty|conservatory|grammar|unilag|uniben|unn|oau|abu|ui|futa|futo|unilorin|lasu|uniport|unical|noun|knust|makerere|jkuat|kcse centre|alx|coursera|udemy|bootcamp|high|secondary|centre|center)(?!\p{L})/iu;
const DEGREE =
  /(?<!\p{L})(?:b\.?\s?sc\.?|b\.?\s?a\.?|b\.?\s?eng\.?|b\.?\s?tech\.?|b\.?\s?ed\.?|b\.?\s?com\.?|b\.?\s?pharm\.?|b\.?\s?n\.?\s?sc\.?|b\.?\s?agric\.?|b\.?\s?arch\.?|bba|ll\.?\s?b\.?|ll\.?\s?m\.?|b\.?\s?l\.?|m\.?b\.?b\.?s\.?|m\.?\s?sc\.?|m\.?\s?a\.?|m\.?\s?eng\.?|m\.?\s?ed\.?|m\.?\s?phil\.?|m\.?\s?ba|mpa|mph|m\.?\s?tech|ph\.?\s?d\.?|d\.?v\.?m\.?|pharm\.?\s?d|pgd(?:e|m)?|hnd|ond|nd|nce|ncee|ssce|wassce|waec|wasc|neco|nabteb|gce|kcse|kcpe|bece|igcse|o[- ]?levels?|a[- ]?levels?|first school leaving certificate|fslc|bachelor(?:['’]?s)?|master(?:['’]?s)?|doctor(?:ate)?|diploma|higher national diploma|national diploma|ordinary national diploma|postgraduate|associate degree|certificate|higher diploma|nysc|degree|licence|baccalaur[eé]at|bsc|msc|beng|btech|national youth service)(?![\p{L}])/iu;
const GRADE =
  /(?:(?:c?gpa|grade|class|result|division|score)\s*(?:of|:|-|–|=)?\s*[\p{L}\d.,/ ]+?(?=$|\t|[|;)])|(?:first|second|third) class(?: honou?rs?)?(?:\s*[,(-]?\s*(?:upper|lower)(?: division)?\)?)?(?: honou?rs)?|2[:.][12](?: honou?rs)?|(?:upper|lower) credit|distinction|merit|pass(?: degree)?|cum laude|magna cum laude|summa cum laude|\d\.\d{1,2}\s*(?:\/|out of|of)\s*[45](?:\.0{1,2})?|first class)/iu;
const FULL_DEGREE =
  /^((?:bachelor|master|doctor)(?:['’]?s)?(?: degree)? of (?:science|arts|engineering|technology|education|commerce|business administration|laws?|philosophy|pharmacy|nursing science|medicine(?: and surgery)?|public (?:health|administration)|agriculture|architecture|fine arts|social (?:science|work)s?)(?: \((?:hons?|b\.?sc|m\.?sc|b\.?a|m\.?a)[^)]*\))?|(?:bachelor|master)(?:['’]?s)?(?: degree)?|(?:higher national|ordinary national|national|postgraduate|advanced|professional|higher) diploma(?: \([a-z]+\))?|(?:senior|junior) (?:secondary )?(?:school )?certificate(?: examination)?|(?:postgraduate |professional |national )?certificate)/i;

const trimmed = (text: string): string => text.replace(/^[\s,;:|•·–—()-]+|[\s,;:|•·–—(-]+$/gu, '').trim();

/** A degree with the subject that stands behind it. */
function degreeParts(text: string): { degree: string; field: string } {
  const full = FULL_DEGREE.exec(text)?.[0];
  const short = DEGREE.exec(text);
  const end = full?.length ?? (short && short.index <= 2 ? short.index + short[0].length : 0);
  if (end === 0) return { degree: text, field: '' };
  const hons = /^\.?\s*\(?\s*hon(?:ou)?rs?\.?\s*\)?/i.exec(text.slice(end))?.[0] ?? '';
  const after = text.slice(end + hons.length);
  // 'West African Senior School Certificate Examination' is all degree.
  if (/^ (?:examination|of education|course|programme|level)/i.test(after))
    return { degree: text, field: '' };
  const field = trimmed(after.replace(/^[.\s,:–—-]*(?:degree\s*)?(?:in|of|,|:)?\s+/i, ''));
  return field === ''
    ? { degree: text, field: '' }
    : {
        degree: trimmed(text.slice(0, end + hons.length)),
        field: field.replace(/\)$/, (bracket) => (field.includes('(') ? bracket : '')),
      };
}

/** 'B.Sc. Economics, University of Nigeria, Nsukka' names two things; the town belongs to the school. */
function cutAtCommas(piece: string): string[] {
  const parts = piece.split(/, (?=.)/);
  const school = parts.findIndex((part) => SCHOOL.test(part));
  const degree = parts.findIndex((part) => DEGREE.test(part) && !SCHOOL.test(part));
  if (school < 0 || degree < 0) return [piece];
  const end = school > degree ? parts.length : degree;
  let last = school + 1;
  while (last < end && isPlace(parts[last] ?? '')) last += 1;
  const before = school > degree ? parts.slice(0, school).join(', ') : parts.slice(0, school).join(', ');
  return [before, parts.slice(school, last).join(', '), parts.slice(last).join(', ')];
}

const LABEL =
  /^(?:institution|school|university|college|degree|course(?: of study)?|qualification|field(?: of study)?|major|discipline|programme)\s*[:：–]\s*/i;

function readCourse(entry: ImportedEntry): ImportedCourse {
  const course = { institution: '', degree: '', fieldOfStudy: '', grade: '', ...timesOf(entry) };
  const spare: string[] = [];
  const takeGrade = (text: string): string => {
    const grade = GRADE.exec(text)?.[0] ?? /\((?:\d[.,]\d{1,2}|2[:.][12]|1st)\)$/.exec(text)?.[0];
    if (!grade) return text;
    course.grade ||= trimmed(
      grade.replace(/^(?:grade|class|result|division|score)\s*(?:of|:|-|–|=)?\s*/i, ''),
    );
    return trimmed(text.replace(grade, '').replace(/\(\s*\)?$/, ''));
  };
  const pieces = entry.head
    .flatMap((line) => line.split(/\t| ?[|•·;] ?|\s[–—-]\s/))
    .flatMap(cutAtCommas)
    .map(trimmed)
    .filter(Boolean);
  for (const piece of pieces) {
    const label = LABEL.exec(piece)?.[0].toLowerCase() ?? '';
    const text = takeGrade(piece.replace(LABEL, ''));
    if (text === '') continue;
    if (/^(?:course|field|major|discipline)/.test(label)) {
      course.fieldOfStudy ||= text;
      continue;
    }
    const isSchool =
      SCHOOL.test(text) &&
      !(
        DEGREE.test(text) &&
        /^(?:west african|senior|secondary|first|higher|o[- ]?level)/i.test(text) &&
        /certificate|level/i.test(text)
      );
    if (isPlace(text)) continue;
    if (isSchool && course.institution === '') course.institution = text;
    else if (DEGREE.test(text) && course.degree === '') {
      const { degree, field } = degreeParts(text);
      course.degree = degree;
      course.fieldOfStudy ||= field;
    } else spare.push(text);
  }
  for (const text of spare) {
    if (course.degree === '') course.degree = text;
    else if (course.institution === '') course.institution = text;
    else if (course.fieldOfStudy === '') course.fieldOfStudy = text;
  }
  for (const statement of entry.statements) {
    const grade =
      course.grade === '' && (statement.length < 80 || /^grade/i.test(statement))
        ? GRADE.exec(statement)?.[0]
        : undefined;
    if (/^grade:/i.test(statement)) course.grade ||= statement.replace(/^grade:\s*/i, '');
    else if (grade)
      course.grade = trimmed(grade.replace(/^(?:grade|class|result|division)\s*(?:of|:|-|–|=)?\s*/i, ''));
  }
  return course;
}

/** The courses of study of a section. */
export function readCourses(lines: readonly ImportLine[]): ImportedCourse[] {
  const isHeadWord = (text: string): boolean =>
    SCHOOL.test(text) || DEGREE.test(text) || GRADE.test(text) || isPlace(text);
  return splitEntries(lines, { takesSingleDates: true, isHeadWord })
    .map(readCourse)
    .filter(({ institution, degree }) => institution !== '' || degree !== '');
}
