import { PhrasesDto, PhrasesQueryDto } from '@career/contracts/resumes/phrases.dto';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { TokenAccess } from '../../http/token-scope.decorator.ts';
import { PhrasesService } from './phrases.service.ts';

@ApiTags('Resumes')
@TokenAccess('resumes')
@Controller('resume-phrases')
export class PhrasesController {
  constructor(private readonly phrases: PhrasesService) {}

  @Get()
  @Endpoint({
    summary: 'Suggest lines for a job title',
    description:
      'Lines about what people with this title do, by the skills that the occupation asks for. Each has a blank, `____`, for a figure; files leave a line out until it is filled in.',
    ok: { description: 'The lines.', type: PhrasesDto },
    problems: [400, 401],
  })
  suggestPhrases(@Query() query: PhrasesQueryDto): PhrasesDto {
    return this.phrases.suggest(query);
  }
}
