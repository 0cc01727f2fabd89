import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import type { AskedGroup, AskedTerm, Claim, ClaimKind } from '../claims/claim.types.ts';
import { ResumeClaims } from '../claims/resume-claims.ts';
import { matchScores, skillsOf } from '../letters/facts/match-facts.ts';
import { type ResumeFact, resumeFacts } from '../letters/facts/resume-facts.ts';
import { LETTER_LANGUAGES } from '../letters/letter-languages.ts';
import { factOf, namesOf, shownBy, sourceOf } from '../letters/match/posting-report.ts';
import { type AnsweredLine, answerLines, countedLines } from '../letters/material/posting-match.ts';
import { readLetterPosting } from '../letters/posting/letter-posting.ts';
import { isSound, offerFor } from './offers.ts';
import type { TailoringLine } from './tailoring.types.ts';

const LINE_CHARACTERS = 160;
const MOST_LINES = 60;
/** Statements of work compared with each requirement: the API answers this itself, so the work has a bound. */
const MOST_STATEMENTS = 200;

/** Where the editor takes what is missing. */
const FIELD_OF: Readonly<Record<ClaimKind, string>> = {
  credential: 'certifications',
  skill: 'skills',
  term: 'skills',
  language: 'languages',
  degree: 'education',
  driving: 'certifications',
  years: 'experience',
};

/**
 * What a resume says of a posting, requirement by requirement: shown, shown under another word, missing, or nothing that
 * a resume can be looked through for. What is missing is named and never offered.
 */
export function tailorResume(
  resume: ResumeContentDto,
  posting: { text: string; company: string; position: string },
  today: string,
): TailoringLine[] {
  const requirements = readLetterPosting(posting.text).requirements.slice(0, MOST_LINES);
  const claims = new ResumeClaims(resume, today);
  const answered = countedLines(answerLines(requirements, claims, posting));
  const work = resumeFacts(resume, LETTER_LANGUAGES.en, today)
    .filter(({ kind }) => kind !== 'degree')
    .slice(0, MOST_STATEMENTS);
  const scores = matchScores(work, requirements, skillsOf);
  const words = wordsOf(resume);
  const seen = new Set<string>();
  return answered
    .flatMap((line) =>
      pointsOf(line, {
        shown: shownBy(work, scores, requirements.indexOf(line.requirement)),
        met: (asked, claim) => metPoint(asked, claim, { resume, words, today }),
      }),
    )
    .filter(({ asks, line }) => {
      const key = (asks || line).toLowerCase();
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MOST_LINES);
}

interface Points {
  /** The statement of work that answers a line without names. */
  shown: ResumeFact | undefined;
  met: (asked: AskedTerm, claim: Claim) => Pick<TailoringLine, 'state' | 'offer' | 'field'>;
}

function pointsOf({ requirement, answer }: AnsweredLine, { shown, met }: Points): TailoringLine[] {
  const base = { line: requirement.text.slice(0, LINE_CHARACTERS), kind: requirement.kind };
  const none = { offer: null, field: null };
  if (answer.met.length + answer.unmet.length === 0)
    return [
      {
        ...base,
        ...none,
        asks: '',
        state: shown ? 'shown' : 'unclear',
        facts: shown ? [factOf(shown.source)] : [],
      },
    ];
  return [
    ...answer.met.map(({ asked, claim }) => ({
      ...base,
      ...met(asked, claim),
      asks: asked.name,
      facts: [factOf(sourceOf(claim))],
    })),
    ...answer.unmet.map((group: AskedGroup) => ({
      ...base,
      ...none,
      asks: namesOf(group),
      state: 'missing' as const,
      facts: [],
      field: group[0] ? FIELD_OF[group[0].kind] : null,
    })),
  ];
}

/** A skill that the resume names otherwise: with an offer where both names are the same by their form. */
function metPoint(
  asked: AskedTerm,
  claim: Claim,
  { resume, words, today }: { resume: ResumeContentDto; words: string; today: string },
): Pick<TailoringLine, 'state' | 'offer' | 'field'> {
  const isNamed = asked.kind !== 'skill' || claim.kind !== 'skill' || words.includes(foldedText(asked.name));
  if (isNamed) return { state: 'shown', offer: null, field: null };
  const offer = offerFor(asked, claim);
  const isOffered = offer !== undefined && isSound(resume, offer, today);
  return { state: 'other-word', offer: isOffered ? offer : null, field: claim.source.path };
}

const foldedText = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** All texts in which a skill is named. */
const wordsOf = ({ summary, skills = [], experience = [] }: ResumeContentDto): string =>
  foldedText(
    [
      summary ?? '',
      ...skills.map(({ name }) => name),
      ...experience.map((job) => job.description ?? ''),
    ].join('\n'),
  );
