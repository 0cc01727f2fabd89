import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { type Amount, amountsIn, isAmountReached } from '../../claims/amounts.ts';
import type { AskedTerm } from '../../claims/claim.types.ts';
import { isPartTime } from '../../claims/extent.ts';
import { placesOf } from '../../claims/plain-words.ts';
import type { ResumeClaims } from '../../claims/resume-claims.ts';
import { hasShorthand } from '../../claims/shorthand.ts';
import { isUnclear, standingOf } from '../../claims/standing.ts';
import { linesOfText, MARKUP, NO_OFFER } from '../facts/fact-base.ts';
import type { LetterSource } from '../letter.types.ts';
import { oneLine, stemsOf, wordCount } from '../words.ts';
import type { AnsweredLine } from './posting-match.ts';

/** A line of the resume that is about something the posting asks for, to be quoted where nothing else says it. */
export interface OwnLine {
  line: string;
  /** Where the work was done; empty for a line that is of no job. */
  employer: string;
  /** The post goes on. */
  isCurrent: boolean;
  source: LetterSource;
  /** Things asked for that the line names. */
  names: readonly string[];
  /** Stems that the line shares with what is asked for. */
  stems: readonly string[];
}

export interface Written {
  line: string;
  path: string;
  employer: string;
  /** The post goes on. */
  isCurrent: boolean;
  form: 'prose' | 'entry';
}

/** A line that gives years has to name this much of what they are asked in. */
const MOST_OF_FIELD = 0.66;
/** A line has to share this much of a requirement. */
const SHARE = 0.5;
const LONGEST = 26;
const SHORTEST = 2;
/** A line with one of these is true and harms its writer. */
const BELITTLING =
  /\b(?:no|not|never|none|nothing|nobody|without|lack\w*|gaps?|below|weak\w*|(?<!(?:when|if|after) (?:\p{L}+ ){0,2})fail\w*(?! (?:transfers?|payments?|transactions?|deliver\w+|parts?|units?|logins?|orders?)(?!\p{L}))|miss(?:ed|ing)|little|limited|yet|unable|refus\w+|declin\w+|expir\w+|lapsed?|withdr\w+|removed|surrender\w*|relinquish\w*|(?:gave|given) (?:it )?up|handed back|barred|suspend\w*|smattering|hazy|rusty|vague\w*|before(?: (?:I|me|my|he|she|we|that|this|it|being|\p{L}+ing|\d{4}|(?:the|an?|its?) (?:\p{L}+ )?(?:exam\w*|finals?|end|award|certificates?|licen[cs]es?|courses?|qualification|registration|reform|merger|takeover|interview|start|training|diploma|degree))(?!\p{L})|(?=\s*(?:[,.;]|$)))|only|instead|except|candidate|shortlisted|pending|await(?:ing|ed)|applied for|almost|nearly|partly|too late|(?:days?|weeks?|months?|years?) (?:after|later)|supposed to|meant to|(?:would|should|could|might) have|was (?:due|about|going) to|intend\w*|hop(?:ed|ing|es)|postponed|cancelled|scrapped|rehears\w+|simulat\w+|pretend\w*)\b/iu;

/** `none upheld`, `no accidents`: what did not happen is to the writer's credit. */
const NOTHING_BAD =
  /\b(?:none|no|not one|not a single|without(?: an?| any)?|zero)\s(?:was |were |of them )?(?:upheld|lost|rejected|returned|late|overdue|older|accidents?|incidents?|complaints?|errors?|mistakes?|penalt(?:y|ies)|losses|injur(?:y|ies)|defects?|findings?|downtime|delays?|breakages?|shortages?|queries|comments?|remarks?|corrections?|objections?)\b/gi;
/** Praise of oneself is no evidence. */
const PRAISE =
  /\b(?:results?[- ]oriented|passion\w*|motivated|hard[- ]?working|dynamic|team player|enthusias\w+|dedicated|self[- ]starter|detail[- ]oriented)\b/i;

/** Cells of a table: 'forklift 0 yrs', 'TIG -'. */
const CELLS =
  /(?<![\d.,])0(?![.,]?\d)|(?<!(?:\S|\p{Lu}\p{Ll}{2,}\s))[-–—](?!\S)|(?<!\S)[-–—](?!\S|\s\p{Lu}\p{Ll}{2,})|[:;].*;/u;
/** Boxes to tick, notes below and a template's text. */
const FORM = /[☐☒✗✘{}[\]*†‡]|~~|_{2,}|\.{3}|…|\be\.g\b|\by\/n\b|:\s*[ny]$/i;
/** To be one of several is no evidence of anything. */
const MERE_PART = /^(?:one|part|member|some) of\b/i;
/** What was done to the person or their work, and not only to what they made: `RAMS of my own, passed by the consultant`. */
const DONE_TO =
  /^[^,;:]*(?<!\p{L})(?!down by)\p{L}+(?:ed|wn|en) by(?! (?:\d|half|a third|about|over|more than|quarter|month|week|day|date|hand|phone|email|e-mail|post|road|rail|sea|air|size|type|name|noon|then|\p{L}+ing)(?!\p{L}))|(?<!\p{L})(?:went|came|gone|passed|put|taken|led|guided) through(?!\p{L})/iu;

/** What of a resume can be quoted: sentences of the work and the summary, and entries of lists that no other field of theirs narrows. */
function writtenLines(resume: ResumeContentDto, claims: ResumeClaims): Written[] {
  const held = new Set(
    claims.certificates.flatMap(({ state, source }) => (state === 'held' ? [source.path] : [])),
  );
  const entry = (name: string, path: string): Written => ({
    line: oneLine(name),
    path,
    employer: '',
    isCurrent: false,
    form: 'entry',
  });
  return [
    ...(resume.experience ?? []).flatMap(({ description, company, current }, index) =>
      linesOfText(description).map(
        (line): Written => ({
          line,
          path: `experience.${index}.description`,
          employer: oneLine(company ?? ''),
          isCurrent: current === true,
          form: 'prose',
        }),
      ),
    ),
    ...linesOfText(resume.summary).map(
      (line): Written => ({
        line,
        path: 'summary',
        employer: '',
        isCurrent: false,
        form: 'prose',
      }),
    ),
    ...(resume.certifications ?? [])
      .map(({ name }, index) => entry(name ?? '', `certifications.${index}.name`))
      .filter(({ path }) => held.has(path)),
    ...(resume.achievements ?? []).map(({ title }, index) =>
      entry(title ?? '', `achievements.${index}.title`),
    ),
    ...(resume.skills ?? []).map(({ name }, index) => entry(name ?? '', `skills.${index}.name`)),
  ];
}

export const bareLine = (line: string): string =>
  line.replace(/^[\s•·▪◦●‣–—*>-]+/u, '').replace(/[\s.;,:]+$/, '');

/** A line as it stands within quotation marks. */
export const withinQuotes = (line: string): string => line.replace(/"([^"“”]+)"|“([^"“”]+)”/g, '‘$1$2’');

/** Whether nothing that is understood takes the thing back or gives it to somebody else. */
function isOffered({ line, form }: Written, { name, isPaper }: AskedTerm, today: string): boolean {
  const read = { text: line, form, today } as const;
  return placesOf(line, name).every(
    ({ start, end }) =>
      isUnclear(read, start, end, isPaper) || standingOf(read, start, end, isPaper).state === 'held',
  );
}

/** Words that say how well a language is known. */
const LANGUAGE_LEVEL =
  /\b(?:basic|basics|beginner\w*|elementary|conversational|intermediate|school|some|a little|few words|phrases|greet\w*|[ABC][12])\b/i;
/** The level of a language that a posting names without one. */
const WORKING_LEVEL = 4;

/** Years that a line gives by its own dates: `since July 2021`, `from 2022 to 2025`. */
function yearsDated(line: string, today: string): number {
  const [from, to] = line.match(/\b(?:19|20)\d\d\b/g) ?? [];
  if (from === undefined) return 0;
  if (to !== undefined) return Number(to) - Number(from);
  return /\bsince\b|\b(?:till|to|until)\s(?:date|present|now|today)\b/i.test(line)
    ? Number(today.slice(0, 4)) - Number(from)
    : 0;
}

/** A number in a line may be of what others did or of where it was; behind these it is the writer's own. */
const OWN_CHARGE =
  /^(?:line[- ])?(?:manag|led\b|lead|supervis|head|direct|overs[ae]|train|r[au]n\b|handl|serv|process|teach|taught)/i;

/** Whether a line may say less than the posting asks for; what somebody does in a language is no level. */
const isLess = (
  line: string,
  { kind, amount, years, level, isFullTime }: AskedTerm,
  today: string,
): boolean =>
  (isFullTime === true && isPartTime(line)) ||
  (amount !== undefined && !(OWN_CHARGE.test(line) && isAmountReached(amount, line))) ||
  (years !== undefined && yearsDated(line, today) < years) ||
  (level !== undefined && !(kind === 'language' && level <= WORKING_LEVEL && !LANGUAGE_LEVEL.test(line)));

/** Counts of people and money may be others'; of land and loads a line says what the work was with. */
const isOfThings = ({ of }: Amount): boolean => of !== 'people' && of !== 'money';

/**
 * The years or the measure of a requirement that a line states: `Pastry section full time, 2016-2019`,
 * `Eastern section: 500 hectares of maize`.
 */
function measureIn(
  { line, path }: Written,
  requirement: string,
  unmet: readonly AskedTerm[],
  today: string,
): string | undefined {
  if (!path.startsWith('experience.')) return undefined;
  const own = stemsOf(line);
  const years = unmet.find(({ kind, years: wanted = 0, fields = [] }) => {
    const field = [...stemsOf(fields.join(' '))];
    return (
      kind === 'years' &&
      field.length > 0 &&
      field.filter((stem) => own.has(stem)).length >= field.length * MOST_OF_FIELD &&
      yearsDated(line, today) >= wanted
    );
  });
  if (years && !isPartTime(line)) return `${years.name} in ${years.fields?.join(' ')}`;
  const amount = amountsIn(requirement).find((one) => isOfThings(one) && isAmountReached(one, line));
  if (amount === undefined) return undefined;
  // A stem beside the measure says of what.
  const others = [...stemsOf(requirement)].filter((stem) => own.has(stem) && stem !== amount.of);
  return others.length > 0 ? `${amount.value} ${amount.of}` : undefined;
}

/** Whether a line with a number states less of what a requirement measures: 300 hectares where 800 are asked for. */
const hasLessMeasure = (line: string, { text }: AnsweredLine['requirement']): boolean =>
  /\d/.test(line) &&
  amountsIn(text)
    .filter(isOfThings)
    .some((amount) => !isAmountReached(amount, line));

/** What a line is about of a requirement; undefined when it is about something else. */
function aboutRequirement(
  written: Written,
  { requirement, answer }: AnsweredLine,
  today: string,
): Pick<OwnLine, 'names' | 'stems'> | undefined {
  const terms = [...answer.met.map(({ asked }) => asked), ...answer.unmet.flat()];
  const named = terms.filter(({ name }) => placesOf(written.line, name).length > 0);
  const own = stemsOf(written.line);
  const stems = [...requirement.stems].filter((stem) => own.has(stem));
  const isNear = stems.length > 0 && stems.length >= requirement.stems.size * SHARE;
  const measured =
    stems.length > 0 ? measureIn(written, requirement.text, answer.unmet.flat(), today) : undefined;
  if (named.length === 0 && !isNear && measured === undefined) return undefined;
  // Less of it than is asked for would harm the person.
  if (answer.unmet.flat().some((term) => isLess(written.line, term, today))) return undefined;
  if (hasLessMeasure(written.line, requirement)) return undefined;
  if (!named.every((term) => isOffered(written, term, today))) return undefined;
  // A skill that only resembles what is asked for is no answer.
  if (named.length === 0 && written.path.startsWith('skills.')) return undefined;
  return { names: [...named.map(({ name }) => name), ...(measured ? [measured] : [])], stems };
}

/** Lines that a letter may print whole: not too long, no form, and nothing in them that belittles their writer. */
export const quotableLines = (resume: ResumeContentDto, claims: ResumeClaims): Written[] =>
  writtenLines(resume, claims).filter(({ line }) => isQuotable(line));

export function isQuotable(line: string): boolean {
  const count = wordCount(line);
  return (
    count >= SHORTEST &&
    count <= LONGEST &&
    !hasShorthand(line) &&
    !BELITTLING.test(line.replace(NOTHING_BAD, ' ')) &&
    ![MARKUP, NO_OFFER, PRAISE, CELLS, FORM, DONE_TO, MERE_PART, /[?!]/].some((one) => one.test(line)) &&
    // A quotation within one, opened and closed.
    !/["“”]/.test(line.replace(/"[^"“”]+"|“[^"“”]+”/g, ''))
  );
}

/** A year alone says when, and not for how long. */
const DURATION =
  /\b(?:for|of|with|over)\s[^,;]{0,14}(?:years?|yrs?|months?|weeks?|days?)\b|^\S+\s(?:years?|yrs?|months?|weeks?|days?)\b|\bsince\b|\b(?:19|20)\d\d\b.+\b(?:19|20)\d\d\b/i;

/** Whether a line that states a number is on the same thing as a requirement, of which it has less. */
function statesLess(line: string, { requirement, answer }: AnsweredLine, today: string): boolean {
  if (!/\d/.test(line) || ![...stemsOf(line)].some((stem) => requirement.stems.has(stem))) return false;
  const unmet = answer.unmet.flat().filter(({ kind }) => kind !== 'years' || DURATION.test(line));
  return unmet.some((term) => isLess(line, term, today)) || hasLessMeasure(line, requirement);
}

/** Whether a line names nothing of what is asked for that it takes back, gives to others or has less of. */
export const isHarmless = (written: Written, asked: AnsweredLine, today: string): boolean =>
  !statesLess(written.line, asked, today) &&
  [...asked.answer.met.map((one) => one.asked), ...asked.answer.unmet.flat()]
    .filter(({ name }) => placesOf(written.line, name).length > 0)
    .every((term) => isOffered(written, term, today) && !isLess(written.line, term, today));

/**
 * Lines of the resume that are about something the posting asks for. A letter may quote them whatever they say: in the
 * person's own words, with all that limits them, they claim nothing that the resume does not.
 */
export function ownLines(
  usable: readonly Written[],
  lines: readonly AnsweredLine[],
  today: string,
): OwnLine[] {
  return lines.flatMap((line) =>
    usable.flatMap((written): OwnLine[] => {
      const about = aboutRequirement(written, line, today);
      return about
        ? [
            {
              ...about,
              line: bareLine(written.line),
              employer: written.employer,
              isCurrent: written.isCurrent,
              source: { path: written.path, quote: written.line },
            },
          ]
        : [];
    }),
  );
}
