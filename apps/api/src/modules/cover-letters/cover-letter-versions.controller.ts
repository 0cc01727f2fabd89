import { CoverLetterVersionDto } from '@career/contracts/cover-letters/cover-letter-version.dto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { IdParam } from '../../http/id-param.decorator.ts';
import { OwnerId } from '../../http/owner-id.decorator.ts';
import { TokenAccess } from '../../http/token-scope.decorator.ts';
import { COVER_LETTER, CoverLettersService } from './cover-letters.service.ts';

@ApiTags('Cover letters')
@TokenAccess('cover-letters')
@Controller('cover-letters/:id/versions')
export class CoverLetterVersionsController {
  constructor(private readonly letters: CoverLettersService) {}

  @Get()
  @Endpoint({
    summary: 'List earlier texts of a cover letter',
    description: `What the letter said before its saves, newest first, at most ${LIMITS.versionsPerLetter}. To take one back, save the letter with its words.`,
    idOf: 'the cover letter',
    ok: { description: 'The earlier texts.', type: [CoverLetterVersionDto] },
    problems: [401, 404],
  })
  listCoverLetterVersions(@OwnerId() ownerId: string, @IdParam(COVER_LETTER) id: string) {
    return this.letters.earlierTexts(ownerId, id);
  }
}
