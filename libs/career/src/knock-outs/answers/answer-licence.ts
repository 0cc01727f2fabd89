import type { AskedTerm, Claim } from '../../claims/claim.types.ts';
import { credentialById } from '../../claims/credentials.ts';
import { claimFor, isRelated } from '../../claims/entailment.ts';
import { ResumeClaims } from '../../claims/resume-claims.ts';
import type { LicenceRequirement } from '../knock-out.types.ts';
import {
  type AnswerContext,
  type KnockOutAnswer,
  type KnockOutFact,
  met,
  notMet,
  unknown,
} from './answer.types.ts';

type Resume = AnswerContext['resume'];
type Certificate = NonNullable<Resume['certifications']>[number];

type Membership = NonNullable<Resume['memberships']>[number];
type Licence = NonNullable<Resume['licences']>[number];

/** Grades of membership that are no full one. */
const LESSER_GRADES: ReadonlySet<string> = new Set(['student', 'graduate', 'honorary']);
/** States in which the person says that the paper is not, or not yet, or no longer held. */
const SAID_NOT_HELD: ReadonlySet<string> = new Set([
  'denied',
  'expired',
  'candidate',
  'student',
  'in view',
  'not yet',
  'course',
]);

/** Whether one of the papers is held: by memberships, licences and certificates, and by what the lines of the resume claim. */
export function answerLicence(asked: LicenceRequirement, { resume, today }: AnswerContext): KnockOutAnswer {
  const papers = papersOf(resume);
  const certifications = papers.map(({ certificate }) => certificate);
  const claims = new ResumeClaims({ ...resume, certifications }, today);
  const field = fieldFor(asked);
  const factOf = ({ source }: Claim): KnockOutFact => {
    const [section, index] = source.path.split('.');
    const path = section === 'certifications' ? papers[Number(index)]?.path : undefined;
    return { path: path ?? source.path, quote: source.quote };
  };
  const lesser: Claim[] = [];
  for (const id of asked.any) {
    const claim = claimFor(termFor(id, asked), claims);
    if (claim) return met(factOf(claim), field);
    lesser.push(...claims.list.filter((one) => isOf(id, one) && SAID_NOT_HELD.has(one.state)));
  }
  const [said] = lesser;
  return said ? notMet(factOf(said), field) : unknown('not-said', field);
}

const isOf = (id: string, { kind, key }: Claim): boolean =>
  id === 'driving' ? kind === 'driving' : kind === 'credential' && isRelated(id, key);

function termFor(id: string, { classes }: LicenceRequirement): AskedTerm {
  const isDriving = id === 'driving';
  return {
    kind: isDriving ? 'driving' : 'credential',
    key: id,
    name: credentialById(id)?.name ?? id,
    states: ['held'],
    isPaper: true,
    start: 0,
    end: 0,
    ...(isDriving && classes ? { classes } : {}),
  };
}

function fieldFor({ any: [first = ''] }: LicenceRequirement): string {
  if (first === 'driving') return 'licences';
  return credentialById(first)?.kind === 'licence' ? 'licences' : 'memberships';
}

interface Paper {
  /** Field of the resume that it is from. */
  path: string;
  certificate: Certificate;
}

/** Certificates, and memberships and licences read like them. */
const papersOf = (resume: Resume): Paper[] => [
  ...(resume.certifications ?? []).map((certificate, index) => ({
    path: `certifications.${index}.name`,
    certificate,
  })),
  ...(resume.memberships ?? []).map(membershipPaper),
  ...(resume.licences ?? []).flatMap((licence, index) => licencePaper(licence, index) ?? []),
];

function membershipPaper({ body, grade, until }: Membership, index: number): Paper {
  const standing = grade && LESSER_GRADES.has(grade) ? ' student' : '';
  return { path: `memberships.${index}.body`, certificate: paper(`${body}${standing}`, until) };
}

function licencePaper(licence: Licence, index: number): Paper | undefined {
  const { kind, name, licenceClass, issuer, expiryDate } = licence;
  const isDriving = kind === 'driving';
  const title = name || (isDriving ? 'Driving licence' : issuer);
  if (!title) return undefined;
  const own = isDriving && !/driv/i.test(title) ? `Driving licence, ${title}` : title;
  const whole = licenceClass ? `${own}, class ${licenceClass}` : own;
  return { path: `licences.${index}.${name ? 'name' : 'kind'}`, certificate: paper(whole, expiryDate) };
}

const paper = (name: string, expiryDate: string | undefined): Certificate =>
  ({ name, issuer: '', ...(expiryDate ? { expiryDate } : {}) }) as Certificate;
