import { refusedInLetter } from '@career/career/proposals/check-proposal';
import { GenerateCoverLetterDto } from '@career/contracts/cover-letters/generate-cover-letter.dto';
import { SaveCoverLetterDto } from '@career/contracts/cover-letters/save-cover-letter.dto';
import { plainResume } from '@career/contracts/marked-text/plain-resume';
import { Injectable } from '@nestjs/common';
import { today } from '../../../clock/today.ts';
import { contractBody } from '../../../http/contract-validation.pipe.ts';
import { CoverLettersService } from '../../cover-letters/cover-letters.service.ts';
import { UsersService } from '../../identity/profile/users.service.ts';
import { ResumesService } from '../../resumes/resumes.service.ts';
import type { CheckedProposal, ProposalHandler, ProposalPayloads } from '../proposal.types.ts';
import { needSupported } from '../unsupported-claims.ts';

type Payload = ProposalPayloads['cover-letter'];

/** A letter that an assistant wrote, sentence by sentence borne out by the resume. */
@Injectable()
export class LetterProposals implements ProposalHandler<'cover-letter'> {
  constructor(
    private readonly letters: CoverLettersService,
    private readonly resumes: ResumesService,
    private readonly users: UsersService,
  ) {}

  async check(ownerId: string, given: Payload): Promise<CheckedProposal<'cover-letter'>> {
    const { resumeId, ...body } = given;
    const letter = await contractBody(body, SaveCoverLetterDto);
    const { company, position, content } = letter;
    const asked = { company, position, jobDescription: given.posting };
    const { jobDescription: posting = '' } = await contractBody(asked, GenerateCoverLetterDto);
    const payload = { ...letter, resumeId, posting };
    const resume = await this.resumes.chosen(ownerId, payload.resumeId, undefined);
    const { firstName, lastName } = await this.users.get(ownerId);
    needSupported(
      refusedInLetter(
        content,
        { resume: resume ? plainResume(resume) : null, company, position, posting, today: today() },
        `${firstName} ${lastName}`,
      ),
    );
    return {
      payload,
      title: payload.title,
      changes: [{ label: `Letter to ${company}`, before: '', after: content }],
      baseVersion: null,
    };
  }

  async apply(
    ownerId: string,
    { resumeId: _resume, posting: _posting, ...letter }: Payload,
    key: string,
  ): Promise<string> {
    return (await this.letters.create(ownerId, letter, `proposal ${key}`)).id;
  }
}
