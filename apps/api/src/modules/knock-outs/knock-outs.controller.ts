import { CheckKnockOutsDto } from '@career/contracts/knock-outs/check-knock-outs.dto';
import { KnockOutCheckDto } from '@career/contracts/knock-outs/knock-out-check.dto';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { WRITE_PROBLEMS } from '../../http/api-problems.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { OwnerId } from '../../http/owner-id.decorator.ts';
import { TokenAccess } from '../../http/token-scope.decorator.ts';
import { KnockOutsService } from './knock-outs.service.ts';

@ApiTags('Knock-outs')
@TokenAccess('insights')
@Controller('knock-outs')
export class KnockOutsController {
  constructor(private readonly knockOuts: KnockOutsService) {}

  @Post('check')
  @Endpoint({
    summary: 'Check what a posting rules people out by',
    description:
      'Reads age, class of degree, national service, O’Level and other school examinations, years after NYSC, licences, residence, right to work and deadline out of a posting, and says of each whether the resume meets it, does not, or says nothing of it. No model is asked, nothing is kept, and no score uses it.',
    ok: { description: 'The requirements, each with its sentence and the fact.', type: KnockOutCheckDto },
    problems: [...WRITE_PROBLEMS, 404],
  })
  checkKnockOuts(@OwnerId() ownerId: string, @Body() body: CheckKnockOutsDto): Promise<KnockOutCheckDto> {
    return this.knockOuts.check(ownerId, body);
  }
}
