import { ResumeDto } from '@career/contracts/resumes/resume.dto';
import { CheckTailoringDto, MakeTailoredCopyDto } from '@career/contracts/tailoring/tailor-resume.dto';
import { TailoringDto } from '@career/contracts/tailoring/tailoring.dto';
import { Body, Controller, Headers, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { WRITE_PROBLEMS } from '../../http/api-problems.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { OwnerId } from '../../http/owner-id.decorator.ts';
import { TokenAccess } from '../../http/token-scope.decorator.ts';
import { TailoringService } from './tailoring.service.ts';

@ApiTags('Tailoring')
@TokenAccess('resumes')
@Controller('tailoring')
export class TailoringController {
  constructor(private readonly tailoring: TailoringService) {}

  @Post('check')
  @Endpoint({
    summary: 'Hold a resume against a posting',
    description:
      'Says of each requirement whether the resume shows it, shows it under another word, or does not say it. Where the posting has another spelling, acronym or word order for the same thing, its word is offered. No model is asked and nothing is kept.',
    ok: { description: 'The requirements, each with what the resume says.', type: TailoringDto },
    problems: [...WRITE_PROBLEMS, 404],
  })
  checkTailoring(@OwnerId() ownerId: string, @Body() body: CheckTailoringDto): Promise<TailoringDto> {
    return this.tailoring.check(ownerId, body);
  }

  @Post('copies')
  @Endpoint({
    summary: 'Make a tailored copy',
    description:
      'Makes a copy of the resume with the accepted words of the posting, named after the job, and notes it as the resume used for the saved job or the application. It says nothing that the resume did not say.',
    created: { description: 'The copy.', type: ResumeDto },
    idempotencyKey:
      'Any text that names this copy. Sent again with the same key, the copy made before is answered.',
    problems: [...WRITE_PROBLEMS, 404, 409],
  })
  makeTailoredCopy(
    @OwnerId() ownerId: string,
    @Body() body: MakeTailoredCopyDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<ResumeDto> {
    return this.tailoring.copy(ownerId, body, key);
  }
}
