import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import type { AskedTerm, Claim } from '../claims/claim.types.ts';
import { ResumeClaims } from '../claims/resume-claims.ts';
import { isSameName } from './same-name.ts';
import type { TailoringOffer } from './tailoring.types.ts';

/** Fields in which a word may be exchanged: the person's own words, no names of papers, schools and employers. */
const OPEN_FIELDS = /^(?:summary|skills\.\d+\.name|experience\.\d+\.description)$/;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const wholeWords = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(text)}(?![\\p{L}\\p{N}])`, 'u');

/** The posting's word for what a claim says, where both are the same by their form. */
export function offerFor(asked: AskedTerm, claim: Claim): TailoringOffer | undefined {
  if (asked.kind !== 'skill' || claim.kind !== 'skill' || asked.key !== claim.key) return undefined;
  if (claim.state !== 'held' || !OPEN_FIELDS.test(claim.source.path)) return undefined;
  const to = writtenLike(claim.name, asked.name);
  if (to === claim.name || !isSameName(claim.name, asked.name)) return undefined;
  const { path } = claim.source;
  return { id: `${path}=${to}`, path, from: claim.name, to };
}

/** A name in small letters takes the capital of the name whose place it takes. */
const writtenLike = (before: string, name: string): string =>
  name === name.toLowerCase() && /^\p{Lu}/u.test(before)
    ? name.charAt(0).toUpperCase() + name.slice(1)
    : name;

/** Text with the offer's word, or undefined when its own word is not there any more. */
function exchanged(text: string | undefined, { from, to }: TailoringOffer): string | undefined {
  const word = wholeWords(from);
  return text !== undefined && word.test(text) ? text.replace(word, () => to) : undefined;
}

/** The resume with one offer taken; undefined where it does not fit any more. */
function withOffer(resume: ResumeContentDto, offer: TailoringOffer): ResumeContentDto | undefined {
  const [section = '', at = ''] = offer.path.split('.');
  if (section === 'summary') {
    const summary = exchanged(resume.summary, offer);
    return summary === undefined ? undefined : { ...resume, summary };
  }
  const index = Number(at);
  if (section === 'skills') {
    const name = exchanged(resume.skills?.[index]?.name, offer);
    if (name === undefined || hasSkill(resume, name)) return undefined;
    return {
      ...resume,
      skills: (resume.skills ?? []).map((skill, i) => (i === index ? { ...skill, name } : skill)),
    };
  }
  const description = exchanged(resume.experience?.[index]?.description, offer);
  if (description === undefined) return undefined;
  return {
    ...resume,
    experience: (resume.experience ?? []).map((job, i) => (i === index ? { ...job, description } : job)),
  };
}

const hasSkill = ({ skills = [] }: ResumeContentDto, name: string): boolean =>
  skills.some((skill) => skill.name.toLowerCase() === name.toLowerCase());

/** What a resume says of its writer, as far as another wording may not change it. */
function claimedBy(resume: ResumeContentDto, today: string): string {
  const said = new ResumeClaims(resume, today).list.map(({ kind, key, state, level, years, stage, grade }) =>
    [kind, key, state, level, years, stage, grade].join(' '),
  );
  return [...new Set(said)].toSorted().join('\n');
}

/**
 * The resume with the accepted offers, one after the other. An offer that would make the resume say anything that it did
 * not say before is left out.
 */
export function withOffers(
  resume: ResumeContentDto,
  offers: readonly TailoringOffer[],
  today: string,
): ResumeContentDto {
  const before = offers.length > 0 ? claimedBy(resume, today) : '';
  let tailored = resume;
  for (const offer of offers) {
    const next = withOffer(tailored, offer);
    if (next && claimedBy(next, today) === before) tailored = next;
  }
  return tailored;
}

/** Whether an offer can be taken and changes nothing but the word. */
export const isSound = (resume: ResumeContentDto, offer: TailoringOffer, today: string): boolean =>
  withOffers(resume, [offer], today) !== resume;
