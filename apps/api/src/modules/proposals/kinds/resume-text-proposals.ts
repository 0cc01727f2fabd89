import {
  isProposedField,
  type ProposedField,
  refusedInResumeText,
  textAt,
} from '@career/career/proposals/check-proposal';
import type { ResumeDto } from '@career/contracts/resumes/resume.dto';
import { SaveResumeDto } from '@career/contracts/resumes/save-resume.dto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Injectable } from '@nestjs/common';
import { today } from '../../../clock/today.ts';
import { type FieldError, InvalidFields } from '../../../errors/domain-errors.ts';
import { contractBody } from '../../../http/contract-validation.pipe.ts';
import { ResumesService } from '../../resumes/resumes.service.ts';
import type { CheckedProposal, ProposalHandler, ProposalPayloads, ProposedText } from '../proposal.types.ts';
import { needSupported } from '../unsupported-claims.ts';

type Payload = ProposalPayloads['resume-text'];

/** Other words for texts of a resume, which may say no more than the resume does. */
@Injectable()
export class ResumeTextProposals implements ProposalHandler<'resume-text'> {
  constructor(private readonly resumes: ResumesService) {}

  async check(ownerId: string, payload: Payload): Promise<CheckedProposal<'resume-text'>> {
    const { resumeId, texts } = payload;
    const resume = await this.resumes.getPlain(ownerId, resumeId);
    const faulty = texts.flatMap((text) => fieldErrorOf(text, resume) ?? []);
    if (faulty.length > 0) throw new InvalidFields(faulty);
    const day = today();
    needSupported(
      texts.flatMap(({ field, text }) => refusedInResumeText(text, field as ProposedField, resume, day)),
    );
    return {
      payload,
      title: `Resume “${resume.title}”`.slice(0, LIMITS.lineMax),
      changes: texts.map(({ field, text }) => ({
        label: labelOf(field as ProposedField, resume),
        before: textAt(resume, field as ProposedField),
        after: text,
      })),
      baseVersion: resume.version,
    };
  }

  async apply(
    ownerId: string,
    { resumeId, texts }: Payload,
    _key: string,
    baseVersion: number | null,
  ): Promise<string> {
    const resume = await this.resumes.get(ownerId, resumeId);
    const changed = { ...texts.reduce(withText, resume), version: baseVersion ?? resume.version };
    await this.resumes.update(ownerId, resumeId, await contractBody(changed, SaveResumeDto));
    return resumeId;
  }
}

const indexOf = (field: ProposedField): number => Number(field.split('.')[1]);

function fieldErrorOf({ field, text }: ProposedText, resume: ResumeDto): FieldError | undefined {
  if (!isProposedField(field) || (field !== 'summary' && !resume.experience[indexOf(field)]))
    return { field, message: 'Only the summary and the text of a job on the resume can be changed' };
  const most = field === 'summary' ? LIMITS.summaryMax : LIMITS.descriptionMax;
  if (text.length > most) return { field, message: `The text may have ${most} characters` };
  return undefined;
}

const labelOf = (field: ProposedField, resume: ResumeDto): string => {
  const job = resume.experience[indexOf(field)];
  return job ? `${[job.position, job.company].filter(Boolean).join(', ')}` : 'Summary';
};

const withText = (resume: ResumeDto, { field, text }: ProposedText): ResumeDto =>
  field === 'summary'
    ? { ...resume, summary: text }
    : {
        ...resume,
        experience: resume.experience.map((job, index) =>
          index === indexOf(field as ProposedField) ? { ...job, description: text } : job,
        ),
      };
