import { findPeriod, withoutPeriod } from '../dates/dates.ts';
import { titleScore } from '../fields/evidence.ts';
import type { ReadCell, ReadLine } from '../line.ts';

const LEAD =
  /^(?:(?:i|he|she)(?:['’]m)?\s+|je\s+|j['’](?:ai|étais)\s+)?(?:(?:am|is|was|been|have|has|had|since|also|now|once|currently|presently|previously|formerly|recently|initially|at present|first|then|actuellement)\s+)*(?:work(?:ed|ing|s)?|serv(?:ed|ing|es?)|employed|engaged|appointed|volunteer(?:ed|ing)|function(?:ed|ing)|practi[cs](?:ed|ing)|attached|travaill(?:é|e|ais)|exercé)\s+/iu;
const AS = '(?:as|comme|en tant que|en qualité de|in the capacity of)\\s+(?:an?\\s+|the\\s+|une?\\s+)?';
const AT =
  '(?:at|in|with|for|by|under|chez|à|au sein de|dans)\\s+(?:the\\s+(?=\\p{Ll})|m\\/s\\.?\\s+|messrs\\.?\\s+)?';
const NAME = '\\p{Lu}.+?';
const END =
  '(?=\\s*$|[.,;]?\\s+(?:where|and (?:was|am|my)|responsible|handling|my duties|reporting|où)(?!\\p{L})|\\t)';
/** 'as Accountant in Malabar Spices, Kochi' */
const TITLE_FIRST = new RegExp(`^${AS}(\\S.*?)\\s+${AT}(${NAME})${END}`, 'iu');
/** 'as Teacher, Government Secondary School' */
const TITLE_COMMA = new RegExp(`^${AS}([^,]+?),\\s+(${NAME})${END}`, 'iu');
/** 'with Kora Foods as an Accountant' */
const EMPLOYER_FIRST = new RegExp(`^${AT}(${NAME}),?\\s+${AS}(\\S.+?)${END}`, 'iu');
const TITLE_WORDS = 8;
/** Longer texts say more than one thing, and looking for their parts costs time. */
const SENTENCE_MOST = 400;

/** 'I attended the University of Benin and obtained a B.Sc. in Economics' */
const ATTENDED =
  /^(?:i\s+)?(?:also\s+)?(?:attended|went to|schooled at|studied at)\s+(?:the\s+)?(.+?),?\s+(?:and|where)\s+(?:i\s+)?(?:was awarded|awarded|obtained|got|received|earned|bagged|completed|finished with)\s+(?:an?\s+|my\s+|the\s+)?(\S.+)$/iu;
/** 'Graduated with a B.Sc. in Economics from the University of Benin' */
const GRADUATED =
  /^(?:i\s+)?(?:graduated with|obtained|completed|earned|received|bagged|hold|have|was awarded)\s+(?:an?\s+|my\s+|the\s+)?(.+?)\s+(?:from|at)\s+(?:the\s+)?(\S.+)$/iu;

/** 'I was cutter at Lekan Garments', 'After my freedom I was a tailor with …' */
const WAS =
  /^(?:[^,.]{0,40}\s)?(?:i|he|she)\s+(?:was|am|have been|became)\s+(?:an?\s+|the\s+|their\s+)?(\S.*?)\s+(?:at|with|in|for|of)\s+(?:the\s+(?=\p{Ll}))?(\p{Lu}.+?)$/iu;
/** 'I moved to Offinso Credit Union as Senior Teller' */
const JOINED =
  /^(?:in\s+)?(?:i\s+)?(?:(?:then|later|also)\s+)?(?:joined|moved to|went (?:on )?to|transferred to|was transferred to|started (?:work )?(?:at|with)|rejoined)\s+(?:the\s+)?(\p{Lu}.+?)(?:\s+in\s+\p{Lu}\p{L}+)?(?:\s+in)?\s+as\s+(?:an?\s+|the\s+|their\s+)?(.+?)(?=$|\.|\s+and\s+\p{Ll}|,?\s+where)/iu;
/** Words before 'I worked': 'After my freedom'. */
const CLAUSE = /^[^,.]{3,40}?,?\s+(?=i\s+(?:then\s+)?(?:work|serv|was\s+(?:work|employ|engag)))/iu;
const PRESENTLY =
  /^(?:i\s+am\s+)?(?:presently|currently|now|at present|actuellement)\s+(?=(?:with|at|chez|à)\s)/iu;

interface Said {
  label: 'title' | 'employer' | 'degree' | 'school';
  text: string;
}

function jobIn(bare: string): Said[] {
  const plain = bare.replace(CLAUSE, '');
  const rest = plain
    .replace(LEAD, '')
    .replace(PRESENTLY, '')
    .replace(/[\s,(–-]+(?=\t|$)/gu, '');
  if (rest === plain) return wasIn(plain);
  const [, title, employer] =
    TITLE_FIRST.exec(rest) ?? TITLE_COMMA.exec(rest) ?? turned(EMPLOYER_FIRST.exec(rest));
  return title && employer && title.split(/\s+/).length <= TITLE_WORDS
    ? [
        { label: 'title', text: title },
        { label: 'employer', text: employer },
      ]
    : [];
}

function wasIn(text: string): Said[] {
  const [, joined, as] = JOINED.exec(text) ?? [];
  if (joined && as && as.split(/\s+/).length <= TITLE_WORDS)
    return [
      { label: 'title', text: as },
      { label: 'employer', text: joined },
    ];
  const [, title = '', said = ''] = WAS.exec(text) ?? [];
  const [employer = ''] = said.split(/,?\s+(?:where|which|and i)(?!\p{L})/iu);
  return title !== '' && title.split(/\s+/).length <= TITLE_WORDS && titleScore(title) >= 0
    ? [
        { label: 'title', text: title },
        { label: 'employer', text: employer },
      ]
    : [];
}

function schoolIn(bare: string): Said[] {
  const text = bare.replace(/\s(?:in|on)$/u, '');
  const [, degree, school] = turned(ATTENDED.exec(text)) ?? [];
  const [, named, from] = degree ? ['', degree, school] : (GRADUATED.exec(text) ?? []);
  return named && from
    ? [
        { label: 'degree', text: named },
        { label: 'school', text: from },
      ]
    : [];
}

const STOP = /(?<=\p{Ll}{2}|\d)\.\s+(?=\p{Lu})/u;
const SENTENCES_MOST = 1500;

/** A paragraph of sentences, several of which say what, where and when: each begins an entry, the others are its text. */
export function saidLines(line: ReadLine): ReadLine[] {
  const [cell, ...more] = line.cells;
  if (!cell || more.length > 0 || line.text.length > SENTENCES_MOST) return [line];
  const sentences = line.text.split(STOP);
  const said = sentences.filter((text) => VERB.test(text) && findPeriod(text));
  if (said.length === 0 || sentences.length < 2) return [line];
  const { box: _box, faces: _faces, ...plain } = cell;
  return sentences.map((text) => ({
    ...line,
    cells: [{ ...plain, text, sources: line.sources }],
    text,
    bullet: !said.includes(text),
    wraps: false,
  }));
}

/** 'Working as Accountant in Kora Foods, Aba from June 2017 to date': a sentence that says what, where and when. */
export function saidEntry(line: ReadLine): ReadLine {
  const text = line.text.replace(/\t/g, ' ').replace(/[.\s]+$/u, '');
  const period = text.length <= SENTENCE_MOST && VERB.test(text) ? findPeriod(text) : undefined;
  const [cell] = line.cells;
  if (!period || !cell) return line;
  const bare = withoutPeriod(text, period).replace(/^[\s,:–\p{So}-]+/u, '');
  const found = [...jobIn(bare), ...schoolIn(bare)].slice(0, 2);
  if (found.length === 0) return line;
  const { box: _box, faces: _faces, label: _label, ...plain } = cell;
  const part = (said: string): ReadCell => ({ ...plain, text: said, sources: line.sources, bold: false });
  const cells = [
    ...found.map((said) => ({ ...part(said.text), label: said.label })),
    part(text.slice(period.index, period.index + period.length)),
  ];
  return { ...line, cells, text: cells.map((one) => one.text).join('\t'), bullet: false, wraps: false };
}

const VERB =
  /(?:^|\s)(?:i was|i am|i have been|joined|moved|transferred|presently|currently|work|serv|employed|engaged|appointed|volunteer|function|practi|attached|travaill|exerc|attended|went|schooled|studied|graduated|obtained|completed|earned|received|bagged|hold|have|awarded)/iu;

const turned = (found: RegExpExecArray | null): readonly (string | undefined)[] =>
  found ? [found[0], found[2], found[1]] : [];
