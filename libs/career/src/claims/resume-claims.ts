import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { yearsOfWork } from '../letters/facts/resume-facts.ts';
import type { Claim, ClaimState } from './claim.types.ts';
import { degreeClaims, examClaims } from './degree-claims.ts';
import { type FurtherEntry, furtherEntries } from './further-entries.ts';
import { languageClaims } from './language-claims.ts';
import { claimIn } from './line-claim.ts';
import {
  certificateClaim,
  credentialClaims,
  drivingClaims,
  skillClaims,
  yearsClaims,
} from './paper-claims.ts';
import { isPaperEntry } from './paper-entry.ts';
import { keyOf, nameStems, placesOf } from './plain-words.ts';
import { type ResumeLine, resumeLines } from './resume-lines.ts';

/** A paper with one of these states somewhere is not held because a list names it bare. */
const LESSER: ReadonlySet<ClaimState> = new Set([
  'expired',
  'candidate',
  'student',
  'course',
  'in view',
  'not yet',
  'exempt',
  'excluded',
  'serving',
  'basic',
]);

/** What a resume says of its writer, each with its state. Read once; asked often. */
export class ResumeClaims {
  /** Claims in the order of the resume: papers, degrees, languages, driving licences, skills and years. */
  readonly list: readonly Claim[];
  /** Whole years of work by the dates of the resume. */
  readonly years: number;
  readonly #lines: readonly ResumeLine[];
  readonly #further: readonly FurtherEntry[];
  readonly #resume: ResumeContentDto;
  readonly #today: string;
  /** All lines in small letters. */
  readonly #whole: string;
  readonly #named = new Map<string, Claim[]>();

  /**
   * @param resume as it is stored; contact details and the name of the file are not read.
   * @param today `YYYY-MM-DD`, for what has expired and what is still to come.
   */
  constructor(resume: ResumeContentDto, today: string) {
    this.#resume = resume;
    this.#today = today;
    const further = furtherEntries(resume, today);
    const lines = resumeLines(resume, further, today);
    this.#lines = lines;
    this.#further = further;
    this.#whole = [
      ...lines.map(({ text }) => text),
      ...(resume.languages ?? []).map(({ language }) => language),
    ]
      .join('\n')
      .toLowerCase();
    this.years = yearsOfWork(resume, today);
    this.list = [
      ...lines.flatMap(credentialClaims),
      ...degreeClaims(resume, today),
      ...examClaims(further),
      ...languageClaims(resume, lines),
      ...lines.flatMap(drivingClaims),
      ...lines.flatMap(skillClaims),
      ...lines.flatMap(yearsClaims),
    ];
  }

  /** Whole years in posts whose titles name all of the words. */
  yearsAs(words: string): number {
    const wanted = nameStems(words);
    if (wanted.length === 0) return 0;
    const experience = (this.#resume.experience ?? []).filter(({ position }) => {
      const own = nameStems(position ?? '');
      return wanted.every((stem) => own.includes(stem));
    });
    return yearsOfWork({ ...this.#resume, experience }, this.#today);
  }

  /** The entry that a field belongs to, in a section without a special reader. */
  entryAt(path: string): FurtherEntry | undefined {
    return this.#further.find((entry) => path.startsWith(`${entry.path}.`));
  }

  /** Every certificate, licence and membership by its whole name. */
  get certificates(): Claim[] {
    return this.#lines.filter(({ section }) => section === 'certificate').map(certificateClaim);
  }

  /** Every mention of a thing that only its own words name. */
  naming(words: string, isPaper: boolean): Claim[] {
    // Most of what a posting names is nowhere in the resume.
    const [first = ''] = words.trim().toLowerCase().split(/[\s-]/);
    if (first === '' || !this.#whole.includes(first)) return [];
    const key = `${isPaper} ${words}`;
    const known = this.#named.get(key);
    if (known) return known;
    const found = this.#naming(words, isPaper);
    this.#named.set(key, found);
    return found;
  }

  #naming(words: string, isPaper: boolean): Claim[] {
    const named = this.#lines.flatMap((line) =>
      placesOf(line.text, words).map((place) =>
        claimIn(
          line,
          place,
          { kind: 'term', key: keyOf(words) },
          isPaper || isPerhapsPaper(line, place.start),
        ),
      ),
    );
    const spoken = this.list.filter(({ kind, key }) => kind === 'language' && key === keyOf(words));
    return [...named, ...spoken];
  }

  /**
   * The one claim that counts for a thing of which there are several: a denial overrules all, a lesser state of a paper
   * overrules a bare mention, and of the rest the highest counts.
   */
  static strongest(claims: readonly Claim[], isPaper: boolean): Claim | undefined {
    const own = claims.filter(({ state }) => state !== 'mentioned');
    const denied = own.find(({ state }) => state === 'denied');
    if (denied) return denied;
    const held = own.filter(({ state }) => state === 'held');
    const lesser = own.filter(({ state }) => LESSER.has(state));
    if (isPaper && lesser.length > 0)
      return held.find(({ source }) => isPaperEntry(source.path)) ?? lesser[0];
    const best = [...held].sort(
      (left, right) => (right.level ?? 2) - (left.level ?? 2) || Number(right.used) - Number(left.used),
    );
    return best[0] ?? lesser[0];
  }
}

/** A name that nobody knows may be a register or a card: a summary has to say that it is held, or what it is used for. */
const isPerhapsPaper = ({ section, text }: ResumeLine, start: number): boolean =>
  section === 'summary' &&
  /^\p{Lu}/u.test(text.slice(start)) &&
  !/^\S+(?:\s\p{Lu}\S*)*\s(?:skills?|experience|knowledge|user|expertise)\b/u.test(text.slice(start)) &&
  !/\b(?:in|using|experience with|experience of|skilled with|work with|working with|know|uses?|used|users? of|tools (?:are|include))\s(?:the\s)?$/i.test(
    text.slice(0, start),
  );
