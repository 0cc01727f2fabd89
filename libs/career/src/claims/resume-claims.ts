import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { isOver, isToCome } from '../dates/periods.ts';
import { yearsOfWork } from '../letters/facts/resume-facts.ts';
import { oneLine } from '../letters/words.ts';
import { findSkills } from '../taxonomy/skills.ts';
import type { Claim, ClaimState } from './claim.types.ts';
import { findCredentials, isPaperSkill } from './credentials.ts';
import { drivingClasses, findDrivingLicences } from './driving.ts';
import {
  isLesserPost,
  isPlainDegree,
  isPlainHead,
  isPlainPaperHead,
  isPlainTail,
  isPrivative,
} from './entry-tails.ts';
import { classOfPoints, degreeClass, findDegrees, languageLevel, skillLevel } from './levels.ts';
import { keyOf, nameStems, placesOf } from './plain-words.ts';
import { type ResumeLine, resumeLines } from './resume-lines.ts';
import { standingOf } from './standing.ts';
import { findYears } from './years.ts';

interface Place {
  start: number;
  end: number;
}

const PROFICIENCY: Readonly<Record<string, number>> = {
  beginner: 1,
  intermediate: 3,
  advanced: 5,
  native: 6,
};
const STUDY =
  /\b(?:course|prep\w*|training|bootcamp|workshop|webinar|seminar|attendance|participation|introduction|intro|masterclass|mock)\b/i;
const GAINED = /^(?:obtained|earned|passed|completed|qualified|gained|achieved|attained)\b/i;
const AWARD = /^achievements\.\d+\.title$/;
/** Studies that gave no degree, or have not yet. */
const UNFINISHED =
  /\b(?:in view|in progress|ongoing|awaiting|pending|candidate|student|incomplete|complet(?:e|ing) in|not (?:completed|finished|awarded|taken up)|unfinished|withdr[ae]wn?|dropped out|did not|deferred|expelled|failed|fail|referred|predicted|expected|offer|audit(?:ed)?|no credit|senate|\d+ (?:of|out of) \d+)\b/i;
/** A grade that whoever has the degree may have: a class, points, a share, a pass. */
const GRADE =
  /^[\s(]*(?:\d|first|second|third|upper|lower|pass|merit|credit|distinction|honou?rs?|hons|cum laude|magna|summa|gpa|cgpa|class|grade|very good|good|excellent|[a-f][+-]?\b|all |best |top )/i;
const isGradeOfHolder = (grade: string, classOf: number | undefined): boolean =>
  grade === '' || classOf !== undefined || GRADE.test(grade);
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
    this.#lines = resumeLines(resume, today);
    this.#whole = [
      ...this.#lines.map(({ text }) => text),
      ...(resume.languages ?? []).map(({ language }) => language),
    ]
      .join('\n')
      .toLowerCase();
    this.years = yearsOfWork(resume, today);
    this.list = [
      ...this.#lines.flatMap((line) => this.#credentials(line)),
      ...this.#degrees(),
      ...this.#languages(),
      ...this.#lines.flatMap((line) => this.#driving(line)),
      ...this.#lines.flatMap((line) => this.#skills(line)),
      ...this.#lines.flatMap((line) => this.#yearsIn(line)),
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

  /** Every certificate by its whole name. */
  get certificates(): Claim[] {
    return this.#lines
      .filter(({ section }) => section === 'certificate')
      .map((line) => {
        const place = { start: 0, end: line.text.length };
        const claim = this.#claim(
          line,
          place,
          { kind: 'term', key: keyOf(line.text), name: line.quote },
          true,
        );
        const isPlain = isPlainTail(line.quote.replace(NAME_ITSELF, '')) && !isPrivative(line.quote);
        const own = stateWithin(line.text);
        const state = claim.state !== 'held' ? claim.state : own === 'held' && !isPlain ? 'mentioned' : own;
        return { ...claim, state };
      });
  }

  /** Every mention of a thing that only its own words name. */
  naming(words: string, isPaper: boolean): Claim[] {
    // Most of what a posting names stands nowhere in the resume.
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
        this.#claim(
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
    const isProven = ({ source }: Claim): boolean => source.path.startsWith('certifications.');
    if (isPaper && lesser.length > 0) return held.find(isProven) ?? lesser[0];
    const best = [...held].sort(
      (left, right) => (right.level ?? 2) - (left.level ?? 2) || Number(right.used) - Number(left.used),
    );
    return best[0] ?? lesser[0];
  }

  #claim(
    line: ResumeLine,
    { start, end }: Place,
    what: Pick<Claim, 'kind' | 'key'> & Partial<Claim>,
    isPaper: boolean,
  ): Claim {
    let { state } = standingOf(line, start, end, isPaper);
    // A prize, a nomination or a lapsed clearance names many things that its owner does not do.
    if (state === 'held' && AWARD.test(line.path) && !GAINED.test(line.text)) state = 'mentioned';
    if (state === 'held' && !isPlainEntry(line, start, end)) state = 'mentioned';
    const expiry = line.section === 'certificate' ? this.#certificate(line)?.expiryDate : undefined;
    if (state === 'held' && line.section === 'certificate') {
      if (expiry && isOver(expiry, this.#today)) state = 'expired';
      else if (line.ended && isToCome(line.ended, this.#today)) state = 'in view';
      else if (!isPaper && STUDY.test(line.text)) state = 'course';
    }
    const level = skillLevel(around(line.text, start, end));
    return {
      name: line.text.slice(start, end),
      state: state === 'held' && level?.level === 1 && !isPaper ? 'basic' : state,
      used: line.section === 'work' || line.section === 'achievement',
      source: { path: line.path, quote: line.quote },
      ...(level && !isPaper ? { level: level.level, levelWord: level.word } : {}),
      ...(line.ended ? { date: line.ended } : {}),
      ...what,
    };
  }

  #certificate({ path }: ResumeLine) {
    return this.#resume.certifications?.[Number(path.split('.')[1])];
  }

  #credentials(line: ResumeLine): Claim[] {
    return findCredentials(line.text).map(({ credential, stage, start, end }) => {
      const claim = this.#claim(line, { start, end }, { kind: 'credential', key: credential.id }, true);
      const { state } = claim;
      if (credential.kind === 'service' && line.section === 'post')
        return { ...claim, state: state === 'held' && line.isCurrent ? 'serving' : state };
      // A `current` licence is a valid one; only a service is served.
      if (credential.kind !== 'service' && state === 'serving') return { ...claim, state: 'held' };
      if (credential.staged && stage !== undefined)
        return { ...claim, stage, state: state === 'held' ? 'candidate' : state };
      return claim;
    });
  }

  #degrees(): Claim[] {
    return (this.#resume.education ?? []).flatMap((study, index): Claim[] => {
      const degree = oneLine(study.degree);
      const [mention] = findDegrees(degree);
      if (degree === '') return [];
      const field =
        oneLine(study.fieldOfStudy ?? '') ||
        degree
          .slice(mention?.end ?? 0)
          .replace(/^[\s,.]*(?:\(hons?\.?\))?[\s,.]*(?:in|of)?\s*/i, '')
          .replace(/\s*[(,].*$/, '');
      const grade = oneLine(study.grade ?? '');
      const isOpen = study.current === true || isToCome(study.endDate, this.#today);
      const classOf = degreeClass(`${degree} ${grade}`) ?? classOfPoints(grade);
      const isPlain = isPlainDegree(
        degree.slice(0, mention?.start ?? 0),
        degree.slice(mention?.end ?? degree.length),
      );
      const isInView =
        isOpen ||
        !isPlain ||
        UNFINISHED.test(`${degree} ${grade} ${study.fieldOfStudy ?? ''}`) ||
        !isGradeOfHolder(grade, classOf);
      return [
        {
          kind: 'degree',
          key: 'degree',
          name: degree,
          state: isInView ? 'in view' : 'held',
          used: false,
          source: {
            path: `education.${index}.degree`,
            quote: [degree, oneLine(study.fieldOfStudy ?? ''), grade, oneLine(study.institution)]
              .filter(Boolean)
              .join(', '),
          },
          ...(mention ? { level: mention.level } : {}),
          ...(field ? { field } : {}),
          ...(classOf ? { degreeClass: classOf } : {}),
          ...(study.endDate ? { date: study.endDate } : {}),
        },
      ];
    });
  }

  #languages(): Claim[] {
    const listed = (this.#resume.languages ?? []).flatMap(({ language, proficiency }, index): Claim[] => {
      const written = oneLine(language);
      const name = written.replace(/\s*[(:,–—-].*$/u, '').trim();
      if (name === '') return [];
      const own = languageLevel(written);
      const level = Math.min(own?.level ?? 6, PROFICIENCY[proficiency] ?? 3);
      const isDenied = /\b(?:none|nil|not|no|learning)\b/i.test(written);
      return [
        {
          kind: 'language',
          key: keyOf(name),
          name,
          state: isDenied ? 'not yet' : 'held',
          level: own && own.level < level ? own.level : level,
          levelWord: own?.word ?? proficiency,
          used: false,
          source: { path: `languages.${index}.language`, quote: written },
        },
      ];
    });
    const told = this.#lines.flatMap((line) =>
      findSkills(line.text)
        .filter(({ skill }) => skill.kind === 'language')
        .flatMap(({ skill, start, end }): Claim[] => {
          const beside = around(line.text, start, end);
          const level = languageLevel(beside);
          const isSpoken =
            level !== undefined ||
            /\b(?:speak\w*|spoke\w*|languages?|bilingual|interpret\w*|translat\w*)\b/i.test(beside);
          if (line.section !== 'skill' && !isSpoken) return [];
          const claim = this.#claim(
            line,
            { start, end },
            { kind: 'language', key: keyOf(skill.name) },
            false,
          );
          const state = claim.state === 'basic' && level !== undefined ? 'held' : claim.state;
          return [{ ...claim, state, ...(level ? { level: level.level, levelWord: level.word } : {}) }];
        }),
    );
    return [...listed, ...told];
  }

  #driving(line: ResumeLine): Claim[] {
    return findDrivingLicences(line.text).map((place) => {
      const classes = drivingClasses(line.text);
      const claim = this.#claim(line, place, { kind: 'driving', key: 'driving' }, true);
      return { ...claim, ...(classes.length > 0 ? { classes } : {}) };
    });
  }

  #skills(line: ResumeLine): Claim[] {
    return findSkills(line.text)
      .filter(({ skill }) => skill.kind !== 'language')
      .map(({ skill, start, end }) =>
        this.#claim(
          line,
          { start, end },
          { kind: 'skill', key: skill.id },
          isPaperSkill(skill.kind, line.text.slice(start, end)),
        ),
      );
  }

  #yearsIn(line: ResumeLine): Claim[] {
    if (line.section !== 'summary' && line.section !== 'tagline') return [];
    return findYears(line.text).map(({ years, field, start, end }) => ({
      ...this.#claim(line, { start, end }, { kind: 'years', key: 'years' }, false),
      years,
      ...(field ? { field } : {}),
    }));
  }
}

/** A name that nobody knows may be a register or a card: a summary has to say that it is held, or what it is used for. */
const isPerhapsPaper = ({ section, text }: ResumeLine, start: number): boolean =>
  section === 'summary' &&
  /^\p{Lu}/u.test(text.slice(start)) &&
  !/\b(?:in|using|experience with|experience of|skilled with|work with|working with)\s(?:the\s)?$/i.test(
    text.slice(0, start),
  );

/** What stands in an entry before the first bracket, comma or dash. */
const NAME_ITSELF = /^[^(,:;–—]+/u;

/** Whether an entry of a list is understood as a whole, so that what it names is held. */
function isPlainEntry({ section, text, quote }: ResumeLine, start: number, end: number): boolean {
  // The issuer, which follows the entry, is a name.
  const after = text.slice(end, Math.max(end, quote.length));
  const [before, name] = [text.slice(0, start), text.slice(start, end)];
  // Who issues it is read beside the entry, and says nothing of how far it is had.
  if (section === 'certificate' && start >= quote.length)
    return (
      stateWithin(quote) === 'held' &&
      isPlainPaperHead(quote) &&
      isPlainTail(quote.replace(NAME_ITSELF, '')) &&
      !isPrivative(quote)
    );
  if (section === 'certificate') return isPlainPaperHead(before) && isPlainTail(after);
  if (section === 'skill') return isPlainHead(before) && isPlainTail(after);
  return section !== 'post' || !isLesserPost(before, name, after);
}

/** State that the name of a certificate carries in itself: `PMP prep course`, `CFA candidate`. */
function stateWithin(name: string): ClaimState {
  const stated: readonly (readonly [RegExp, ClaimState])[] = [
    [/\b(?:expired|lapsed|revoked|suspended|surrendered)\b/i, 'expired'],
    [
      /\b(?:failed|attempt\w*|voucher|wait-?list\w*|enroll?ed|referred|resit\w*|retak\w+|applied|booked|refused|rejected|deferred|\d+ (?:of|out of|\/) \d+)\b/i,
      'not yet',
    ],
    [/\b(?:in view|in progress|pending|ongoing|awaiting|expected)\b/i, 'in view'],
    [/\bcandidate\b/i, 'candidate'],
    [/\b(?:student|trainee|affiliate)\b/i, 'student'],
    [STUDY, 'course'],
  ];
  return stated.find(([pattern]) => pattern.test(name))?.[1] ?? 'held';
}

const BESIDE = 30;
/** A name with the words next to it, as far as they may speak of its level: up to a comma, a stop or a bracket's end. */
function around(text: string, start: number, end: number): string {
  const before =
    text
      .slice(Math.max(0, start - BESIDE), start)
      .split(/[,;.:)|]|\band\b/)
      .at(-1) ?? '';
  const after = text.slice(end, end + BESIDE).split(/[,;.|]|\band\b|\)/)[0] ?? '';
  return `${before} ${text.slice(start, end)} ${after}`;
}
