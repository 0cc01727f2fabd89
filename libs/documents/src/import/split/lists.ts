import type { LanguageProficiency } from '@career/contracts/vocabulary/resume-vocabulary';
import type { ImportLine } from '../import-line.ts';
import { proficiencyOf } from '../proficiency.ts';
import { findPeriod, withoutPeriod } from './dates.ts';
import { isBulleted, statementsOf, withoutBullet } from './entries.ts';

const SKILL_SEPARATOR = /[,;•·∙|▪■●◦\t]|\s[–—/]\s/;
const LEVEL =
  /\s*[([–—:-]\s*(?:beginner|basic|elementary|intermediate|advanced|expert|proficient|native|fluent|very good|good|excellent|conversational|mother tongue|first language|professional|working knowledge|bilingual|upper intermediate|written and spoken|[abc][12]|\d{1,3} ?%|\d ?\/ ?\d+|[★●○☆]+)[^,;|]*$/iu;

const splitOutsideBrackets = (text: string): string[] => {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (letter === '(') depth += 1;
    else if (letter === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0 && /[,;•·∙|▪■●◦\t]/.test(letter)) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)];
};

/** Skills, with the group that stands before a colon. */
export function readSkills(lines: readonly ImportLine[]): { name: string; category: string }[] {
  const skills: { name: string; category: string }[] = [];
  let category = '';
  for (const line of joinedLists(lines)) {
    const [, group = '', listed = line] = /^([^:,]{2,40}):\s*(.*)$/.exec(line) ?? [];
    if (group !== '') category = group.trim();
    else if (!SKILL_SEPARATOR.test(line) && line.length > 90) continue;
    for (const part of splitOutsideBrackets(listed)) {
      const name = part
        .replace(LEVEL, '')
        .replace(/^[\s&*•-]+|[\s.*:-]+$/g, '')
        .replace(/^and /, '');
      if (
        name !== '' &&
        name.length <= 80 &&
        !skills.some((skill) => skill.name.toLowerCase() === name.toLowerCase())
      )
        skills.push({ name, category });
    }
    if (listed !== '') category = '';
  }
  return skills;
}

/** Lines of lists, with those joined that a list was broken over. */
function joinedLists(lines: readonly ImportLine[]): string[] {
  const joined: string[] = [];
  for (const { text } of lines) {
    const line = withoutBullet(text);
    const before = joined.at(-1) ?? '';
    const goesOn =
      before !== '' &&
      !line.includes(':') &&
      (/[,&]$/.test(before) || (/^\p{Ll}/u.test(line) && before.includes(',')) || /\([^)]*$/.test(before));
    if (goesOn) joined[joined.length - 1] = `${before} ${line}`;
    else joined.push(line);
  }
  return joined;
}

/** Languages with their levels, from lists and from lines of 'English: fluent'. */
export function readLanguages(
  lines: readonly ImportLine[],
): { language: string; proficiency: LanguageProficiency }[] {
  const languages: { language: string; proficiency: LanguageProficiency }[] = [];
  let pending: string | undefined;
  const add = (language: string, words: string): void => {
    const name = language.replace(/^[\s•*-]+|[\s.,:–—(-]+$/g, '').replace(/^and /, '');
    if (name === '' || name.length > 40 || /\d/.test(name) || name.split(' ').length > 4) return;
    if (languages.some((known) => known.language === name)) return;
    languages.push({ language: name, proficiency: proficiencyOf(words) });
  };
  for (const { text } of lines) {
    const line = withoutBullet(text);
    const isLevel =
      /^(?:native|fluent|advanced|intermediate|beginner|basic|conversational|professional|mother tongue|elementary|bilingual)\b/i.test(
        line,
      );
    if (isLevel && pending !== undefined) {
      const last = languages.at(-1);
      if (last) last.proficiency = proficiencyOf(line);
      pending = undefined;
      continue;
    }
    for (const part of splitOutsideBrackets(line.replace(/ and (?=\p{Lu})/gu, ', '))) {
      const [, language = part, words = ''] = /^(.+?)\s*(?:[:(–—]|\s-\s)\s*(.+?)\)?$/.exec(part.trim()) ?? [];
      const spoken =
        /^(\p{Lu}[\p{L}\p{M}]+) ((?:native|fluent|advanced|intermediate|beginner|basic|conversational|professional).*)$/iu.exec(
          language.trim(),
        );
      if (isLevelWord(part)) {
        const last = languages.at(-1);
        if (last) last.proficiency = proficiencyOf(part);
      } else add(spoken?.[1] ?? language, spoken?.[2] ?? words);
      pending = part;
    }
  }
  return languages;
}

const isLevelWord = (text: string): boolean =>
  /^\s*(?:native|fluent|advanced|intermediate|beginner|basic|conversational|professional|mother tongue|elementary|bilingual)(?: (?:speaker|level|proficiency|working proficiency))?\s*$/i.test(
    text,
  );

export interface ImportedFact {
  title: string;
  detail: string;
  date: string;
  expiry: string;
  credential: string;
}

/** Items of one line each: certificates with their issuer, awards with what they were for. */
export function readFacts(lines: readonly ImportLine[]): ImportedFact[] {
  const facts: ImportedFact[] = [];
  for (const item of itemsOf(lines)) {
    const [head = '', ...more] = item;
    let text = head;
    let date = '';
    let expiry = '';
    let credential = '';
    const take = (line: string): string => {
      let left = line;
      const until =
        /(?:,|\||\t)?\s*\(?(?:valid until|expires?|expiry(?: date)?|valid (?:to|till))\s*:?\s*([^,|)\t]+)\)?/i.exec(
          left,
        );
      if (until) {
        expiry ||= findPeriod(until[1] ?? '')?.start ?? '';
        left = left.replace(until[0], '');
      }
      const id =
        /(?:,|\||\t|–|-)?\s*\(?(?:credential(?: id)?|licen[cs]e(?: no\.?)?|certificate no\.?|reg(?:istration)?\.? no\.?|ID)\s*[:#]?\s*([A-Z0-9][\w/.-]{2,})\)?/.exec(
          left,
        );
      if (id && /\d/.test(id[1] ?? '')) {
        credential ||= id[1] ?? '';
        left = left.replace(id[0], '');
      }
      const period = findPeriod(left);
      if (period && date === '') {
        date = period.start;
        if (period.isRange && period.end) expiry ||= period.end;
        left = withoutPeriod(left, period);
      }
      return left.replace(/^[\s,|•·–—\t-]+|[\s,|•·–—\t:-]+$/g, '');
    };
    text = take(text);
    const rest = more.map(take).filter(Boolean);
    const [, title = text, detail = ''] = /^(.+?)(?:\t| ?\| ?|\s[–—-]\s|: )(.+)$/.exec(text) ?? [];
    const comma =
      detail === '' && rest.length === 0 ? /^(.+), (\p{Lu}[^,]*(?:, \p{Lu}[^,]*)?)$/u.exec(text) : null;
    facts.push({
      title: comma?.[1] ?? title,
      detail: [comma?.[2] ?? detail, ...rest].filter(Boolean).join('\n'),
      date,
      expiry,
      credential,
    });
  }
  return facts.filter(({ title }) => title !== '');
}

/** Says when, until when or under which number, and nothing else: it belongs to the item before. */
const isRemark = (text: string): boolean => {
  const period = findPeriod(text);
  const bare = period ? withoutPeriod(text, period) : text;
  return (
    bare === '' ||
    /^(?:valid until|expires?|credential|licen[cs]e no|ID)\b/i.test(bare) ||
    /, ID \S*\d/.test(text)
  );
};

/** Lines that belong to one item: it begins at a heading, after a gap or, where there is neither, at each line. */
function itemsOf(lines: readonly ImportLine[]): string[][] {
  const hasHeadings = lines.some(({ isHeading }) => isHeading);
  const hasGaps = lines.slice(1).some(({ isApart }) => isApart);
  const items: ImportLine[][] = [];
  for (const line of lines) {
    const open = items.at(-1);
    const isUnder = open?.[0] !== undefined && isBulleted(line) && !isBulleted(open[0]);
    const begins = hasHeadings
      ? line.isHeading
      : !isUnder && !isRemark(line.text) && (!hasGaps || line.isApart || isBulleted(line));
    if (!open || begins) items.push([line]);
    else open.push(line);
  }
  const joined: string[][] = [];
  for (const [head, ...body] of items) {
    const text = withoutBullet(head?.text ?? '');
    const before = joined.at(-1);
    // A line that begins small goes on with the one before.
    if (before && !head?.isHeading && /^[\p{Ll}(]/u.test(text)) before[before.length - 1] += ` ${text}`;
    else
      joined.push([
        text,
        ...statementsOf(body.map((line) => (isRemark(line.text) ? { ...line, isBullet: true } : line))),
      ]);
  }
  return joined;
}
