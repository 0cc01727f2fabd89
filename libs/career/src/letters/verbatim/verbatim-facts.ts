import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import type { LetterSource } from '../letter.types.ts';
import { foldName, oneLine, wordCount, wordsOf } from '../words.ts';
import type { VerbatimLanguage } from './verbatim-language.types.ts';
import { inSentence, matchesOne, withField } from './verbatim-names.ts';

/** Something that a letter says in the person's own words. */
export interface VerbatimFact {
  text: string;
  /** Says who did it, and so needs no lead. */
  isWhole: boolean;
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

const isUsableText = (text: string): boolean =>
  text !== '' && wordCount(text) <= LONGEST_WORDS && !/[<>{}[\]|@:;«»!?]|https?/.test(text);

const ENGLISH = /\b(?:the|of|and|for|with|to|by|in)\b/i;

/** How many telling words a text shares with the posting. */
const nearness = (text: string, posting: string): number => {
  const asked = folded(posting);
  return wordsOf(text).filter(({ text: word }) => word.length > 2 && asked.includes(folded(word))).length;
};

/** What a resume says that a letter may say, each in the words of the resume. */
export class VerbatimFacts {
  readonly #resume: ResumeContentDto;
  readonly #language: VerbatimLanguage;
  readonly #isOwn: boolean;
  readonly #today: string;
  readonly #posting: string;

  /** @param isOwn whether the person wrote the resume in the language of the letter; otherwise it is quoted. */
  constructor(
    resume: ResumeContentDto,
    language: VerbatimLanguage,
    { isOwn, today, posting }: { isOwn: boolean; today: string; posting: string },
  ) {
    this.#language = language;
    this.#resume = resume;
    this.#isOwn = isOwn;
    this.#today = today;
    this.#posting = posting;
  }

  /** The statements of a job, those that answer the posting first. */
  statements(index: number): VerbatimFact[] {
    return (this.#resume.experience?.[index]?.description ?? '')
      .split('\n')
      .map((line) => oneLine(line).replace(/^[•*–-]\s*/, ''))
      .filter((line) => this.#isUsable(line))
      .map((line) => ({ line, score: nearness(line, this.#posting) + (/\d/.test(line) ? 0.5 : 0) }))
      .sort((left, right) => right.score - left.score)
      .map(({ line }) => fact(line, `experience.${index}.description`, this.#asItem(line)));
  }

  /** Degrees that are held. */
  degrees(): VerbatimFact[] {
    return (this.#resume.education ?? []).flatMap(
      ({ degree = '', fieldOfStudy = '', institution = '', current, endDate, grade = '' }, index) => {
        const parts = [oneLine(degree), oneLine(fieldOfStudy)].filter(Boolean);
        const named = parts.join(', ');
        const isHeld = !current && this.#isOver(endDate) && !this.#isDoubtfulName(grade);
        if (!isHeld || !this.#isUsableName(named) || !this.#isUsable(`${named} ${oneLine(institution)}`))
          return [];
        const year = endDate?.slice(0, 4);
        const place = institution ? `${oneLine(institution)}, ${year}` : year;
        const said = this.#isOwn ? withField(oneLine(degree), oneLine(fieldOfStudy), this.#language) : named;
        return [fact(named, `education.${index}`, `${this.#name(said)} (${place})`)];
      },
    );
  }

  /** Certificates that are valid. */
  papers(): VerbatimFact[] {
    return (this.#resume.certifications ?? []).flatMap(({ name, issuer = '', date, expiryDate }, index) => {
      const isHeld = !(expiryDate && this.#isOver(expiryDate)) && (!date || this.#isOver(date));
      const paper = oneLine(name);
      return isHeld && this.#isUsableName(paper) && !this.#isDoubtfulName(issuer)
        ? [fact(paper, `certifications.${index}`, this.#name(paper))]
        : [];
    });
  }

  /** Skills, those that the posting names first; a beginner's are left out. */
  skills(): VerbatimFact[] {
    return (this.#resume.skills ?? [])
      .map(({ name, level }, index) => ({ name: oneLine(name), level, index }))
      .filter(({ name, level }) => level !== 'beginner' && this.#isUsableName(name))
      .sort((left, right) => nearness(right.name, this.#posting) - nearness(left.name, this.#posting))
      .slice(0, MOST_SKILLS)
      .map(({ name, index }) => fact(name, `skills.${index}`, this.#language.spaced(name)));
  }

  languages(): VerbatimFact[] {
    return (this.#resume.languages ?? []).flatMap(({ language, proficiency, cefr }, index) => {
      const named = oneLine(language);
      if (proficiency === 'beginner' || cefr?.startsWith('A') || !this.#isUsableName(named)) return [];
      const level = cefr ?? (proficiency && this.#language.phrases.levels[proficiency]);
      const name = this.#name(named);
      return [fact(named, `languages.${index}`, level && !named.includes('(') ? `${name} (${level})` : name)];
    });
  }

  achievements(): VerbatimFact[] {
    return (this.#resume.achievements ?? []).flatMap(({ title = '' }, index) => {
      const named = oneLine(title);
      return this.#isUsableName(named) ? [fact(named, `achievements.${index}`, this.#asItem(named))] : [];
    });
  }

  /** The first sentence of the summary, unless it narrows what it says or speaks in the first person. */
  summary(): VerbatimFact[] {
    const line = (oneLine(this.#resume.summary ?? '').split(/(?<=[.!?])\s+/)[0] ?? '').trim();
    return this.#isUsable(line) && !/^I\b/.test(line) && !matchesOne(line, this.#language.phrases.firstPerson)
      ? [fact(line, 'summary', this.#asItem(line))]
      : [];
  }

  /** Whether a text takes back, postpones, narrows or gives away what it names: such a text is never a claim. */
  #isDoubtful(text: string): boolean {
    const { everywhere, patterns } = this.#language.phrases.doubts;
    const plain = folded(text);
    return isNamedIn(plain, everywhere) || matchesOne(plain.trim(), patterns);
  }

  /** The same of a name in a list, which has no sentence around it. */
  #isDoubtfulName(text: string): boolean {
    const { names, namePatterns } = this.#language.phrases.doubts;
    const plain = folded(text);
    return this.#isDoubtful(text) || isNamedIn(plain, names) || matchesOne(plain.trim(), namePatterns);
  }

  #isUsable(text: string): boolean {
    return isUsableText(text) && !this.#isDoubtful(text);
  }

  #isUsableName(text: string): boolean {
    return this.#isUsable(text) && !this.#isDoubtfulName(text);
  }

  /** Whether `text` begins with what the person did and its object, such as `Géré une équipe`. */
  #isDeed(text: string): boolean {
    const { deeds, determiners } = this.#language.phrases;
    const [first = '', second = ''] = text.split(/\s+/);
    return (
      deeds.includes(first.toLowerCase()) && (/^(?:\d|l['’])/.test(second) || determiners.includes(second))
    );
  }

  /** As part of a list: another language is quoted, a deed gets its person. */
  #asItem(text: string): Said {
    const { phrases, inQuotes, spaced } = this.#language;
    const plain = text.replace(/[.\s]+$/, '');
    if (!this.#isOwn || (ENGLISH.test(plain) && !matchesOne(plain, phrases.own)))
      return { text: inQuotes(plain), isWhole: false };
    const isWhole = this.#isDeed(plain);
    return { text: spaced(`${isWhole ? phrases.deedLead : ''}${inSentence(plain)}`), isWhole };
  }

  #isOver(date: string | undefined): boolean {
    return date !== undefined && date !== '' && date <= this.#today.slice(0, date.length);
  }

  #name(text: string): string {
    return this.#language.spaced(this.#isOwn ? inSentence(text) : text);
  }
}

/** How a letter says a fact. */
type Said = Pick<VerbatimFact, 'text' | 'isWhole'>;

const fact = (quote: string, path: string, said: string | Said): VerbatimFact => ({
  ...(typeof said === 'string' ? { text: said, isWhole: false } : said),
  source: { path, quote },
});
