import { FollowOriginalDto, ResumeOriginalDto } from '@career/contracts/resumes/resume-original.dto';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { WRITE_PROBLEMS } from '../../http/api-problems.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { IdParam } from '../../http/id-param.decorator.ts';
import { OwnerId } from '../../http/owner-id.decorator.ts';
import { TokenAccess } from '../../http/token-scope.decorator.ts';
import { ResumeOriginalsService } from './resume-originals.service.ts';
import { RESUME } from './resumes.service.ts';

@ApiTags('Resumes')
@TokenAccess('resumes')
@Controller('resumes/:id/original')
export class ResumeOriginalsController {
  constructor(private readonly originals: ResumeOriginalsService) {}

  @Get()
  @Endpoint({
    summary: 'Compare a translated copy with its original',
    description:
      'For a copy in another language: the resume it was made from, what that said then and says now. A resume that is no such copy answers 404.',
    idOf: 'the copy',
    ok: { description: 'The original, then and now.', type: ResumeOriginalDto },
    problems: [401, 404],
  })
  getResumeOriginal(@OwnerId() ownerId: string, @IdParam(RESUME) id: string): Promise<ResumeOriginalDto> {
    return this.originals.get(ownerId, id);
  }

  @Put()
  @Endpoint({
    summary: 'Mark a translated copy as up to date',
    description:
      'Says that the copy now has what its original says in `version`. Nothing in either resume changes. Refused with 409 when the original is in another version.',
    idOf: 'the copy',
    ok: { description: 'The original, then and now.', type: ResumeOriginalDto },
    problems: [...WRITE_PROBLEMS, 404, 409],
  })
  followResumeOriginal(
    @OwnerId() ownerId: string,
    @IdParam(RESUME) id: string,
    @Body() body: FollowOriginalDto,
  ): Promise<ResumeOriginalDto> {
    return this.originals.follow(ownerId, id, body);
  }
}
