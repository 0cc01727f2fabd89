import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import type { LetterSource } from '../letter.types.ts';
import { foldName, oneLine, wordCount, wordsOf } from '../words.ts';
import data from './data/french-phrases.json' with { type: 'json' };
import { inQuotes, inSentence, spaced, withField } from './french-names.ts';

/** Something that a letter says in the person's own words. */
export interface FrenchFact {
  text: string;
  source: LetterSource;
}

const LONGEST_WORDS = 22;
const MOST_SKILLS = 6;

/** Small words alone, parted by blanks, with a blank at both ends. */
const folded = (text: string): string =>
  ` ${foldName(text)
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()} `;

const isNamedIn = (plain: string, doubts: readonly string[]): boolean => {
  const apart = plain.replace(/(?<=\s)[a-z]{1,2}'/g, '');
  return doubts.some((doubt) => {
    const words = folded(doubt);
    const sought = words.endsWith("' ") ? words.trimEnd() : words;
    return plain.includes(sought) || apart.includes(sought);
  });
};

/** Behind a noun it is somebody else who is in charge. */
const OTHERS_CHARGE = /\S (?<!\b(?:en|la|a) )(?:charge|chargee|charges|chargees) d[e']/;

/** Whether a text takes back, postpones, narrows or gives away what it names: such a text is never a claim. */
const isDoubtful = (text: string): boolean => {
  const plain = folded(text);
  return isNamedIn(plain, data.doubts.everywhere) || OTHERS_CHARGE.test(plain.trim());
};

/** The same of a name in a list, which has no sentence around it. */
const isDoubtfulName = (text: string): boolean =>
  isDoubtful(text) || isNamedIn(folded(text), data.doubts.names) || /^\s*niveau\b/i.test(text);

const isUsable = (text: string): boolean =>
  text !== '' &&
  wordCount(text) <= LONGEST_WORDS &&
  !/[<>{}[\]|@:;«»!?]|https?/.test(text) &&
  !isDoubtful(text);

const isUsableName = (text: string): boolean => isUsable(text) && !isDoubtfulName(text);

const ENGLISH = /\b(?:the|of|and|for|with|to|by|in)\b/i;
const FRENCH = /(?:^|\s)(?:de|du|des|la|le|les|et|une?|au|aux|pour|en)\s|\b[ld]['’]/i;

/** Whether `text` begins with a participle and its object, such as `Géré une équipe`. */
function isDeed(text: string): boolean {
  const [first = '', second = ''] = text.split(/\s+/);
  return (
    data.deeds.includes(first.toLowerCase()) &&
    (/^(?:\d|l['’])/.test(second) || data.determiners.includes(second))
  );
}

/** As part of a list: another language is quoted, a deed gets its person. */
function asItem(text: string, isFrench: boolean): string {
  const plain = text.replace(/[.\s]+$/, '');
  if (!isFrench || (ENGLISH.test(plain) && !FRENCH.test(plain))) return inQuotes(plain);
  return spaced(isDeed(plain) ? `j’ai ${inSentence(plain)}` : inSentence(plain));
}

/** How many telling words a text shares with the posting. */
const nearness = (text: string, posting: string): number => {
  const asked = folded(posting);
  return wordsOf(text).filter(({ text: word }) => word.length > 2 && asked.includes(folded(word))).length;
};

/** What a resume says that a French letter may say, each in the words of the resume. */
export class FrenchFacts {
  readonly #resume: ResumeContentDto;
  readonly #isFrench: boolean;
  readonly #today: string;
  readonly #posting: string;

  /** @param isFrench whether the person wrote the resume in French; otherwise it is quoted. */
  constructor(resume: ResumeContentDto, isFrench: boolean, today: string, posting: string) {
    this.#resume = resume;
    this.#isFrench = isFrench;
    this.#today = today;
    this.#posting = posting;
  }

  /** The statements of a job, those that answer the posting first. */
  statements(index: number): FrenchFact[] {
    return (this.#resume.experience?.[index]?.description ?? '')
      .split('\n')
      .map((line) => oneLine(line).replace(/^[•*–-]\s*/, ''))
      .filter(isUsable)
      .map((line) => ({ line, score: nearness(line, this.#posting) + (/\d/.test(line) ? 0.5 : 0) }))
      .sort((left, right) => right.score - left.score)
      .map(({ line }) => fact(line, `experience.${index}.description`, asItem(line, this.#isFrench)));
  }

  /** Degrees that are held. */
  degrees(): FrenchFact[] {
    return (this.#resume.education ?? []).flatMap(
      ({ degree = '', fieldOfStudy = '', institution = '', current, endDate, grade = '' }, index) => {
        const parts = [oneLine(degree), oneLine(fieldOfStudy)].filter(Boolean);
        const named = parts.join(', ');
        const isHeld = !current && this.#isOver(endDate) && !isDoubtfulName(grade);
        if (!isHeld || !isUsableName(named) || !isUsable(`${named} ${oneLine(institution)}`)) return [];
        const year = endDate?.slice(0, 4);
        const place = institution ? `${oneLine(institution)}, ${year}` : year;
        const said = this.#isFrench ? withField(oneLine(degree), oneLine(fieldOfStudy)) : named;
        return [fact(named, `education.${index}`, `${this.#name(said)} (${place})`)];
      },
    );
  }

  /** Certificates that are valid. */
  papers(): FrenchFact[] {
    return (this.#resume.certifications ?? []).flatMap(({ name, issuer = '', date, expiryDate }, index) => {
      const isHeld = !(expiryDate && this.#isOver(expiryDate)) && (!date || this.#isOver(date));
      const paper = oneLine(name);
      return isHeld && isUsableName(paper) && !isDoubtfulName(issuer)
        ? [fact(paper, `certifications.${index}`, this.#name(paper))]
        : [];
    });
  }

  /** Skills, those that the posting names first; a beginner's are left out. */
  skills(): FrenchFact[] {
    return (this.#resume.skills ?? [])
      .map(({ name, level }, index) => ({ name: oneLine(name), level, index }))
      .filter(({ name, level }) => level !== 'beginner' && isUsableName(name))
      .sort((left, right) => nearness(right.name, this.#posting) - nearness(left.name, this.#posting))
      .slice(0, MOST_SKILLS)
      .map(({ name, index }) => fact(name, `skills.${index}`, spaced(name)));
  }

  languages(): FrenchFact[] {
    return (this.#resume.languages ?? []).flatMap(({ language, proficiency, cefr }, index) => {
      const named = oneLine(language);
      if (proficiency === 'beginner' || cefr?.startsWith('A') || !isUsableName(named)) return [];
      const level = cefr ?? (proficiency && data.levels[proficiency]);
      const name = this.#name(named);
      return [fact(named, `languages.${index}`, level && !named.includes('(') ? `${name} (${level})` : name)];
    });
  }

  achievements(): FrenchFact[] {
    return (this.#resume.achievements ?? []).flatMap(({ title = '' }, index) => {
      const named = oneLine(title);
      return isUsableName(named) ? [fact(named, `achievements.${index}`, asItem(named, this.#isFrench))] : [];
    });
  }

  /** The first sentence of the summary, unless it narrows what it says or speaks in the first person. */
  summary(): FrenchFact[] {
    const line = (oneLine(this.#resume.summary ?? '').split(/(?<=[.!?])\s+/)[0] ?? '').trim();
    return isUsable(line) && !/^(?:je|j['’]|I\b)/i.test(line)
      ? [fact(line, 'summary', asItem(line, this.#isFrench))]
      : [];
  }

  #isOver(date: string | undefined): boolean {
    return date !== undefined && date !== '' && date <= this.#today.slice(0, date.length);
  }

  #name(text: string): string {
    return spaced(this.#isFrench ? inSentence(text) : text);
  }
}

const fact = (text: string, path: string, said: string): FrenchFact => ({
  text: said,
  source: { path, quote: text },
});
