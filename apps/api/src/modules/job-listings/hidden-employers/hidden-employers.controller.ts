import { HiddenEmployerDto, HideEmployerDto } from '@career/contracts/job-listings/hidden-employer.dto';
import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { WRITE_PROBLEMS } from '../../../http/api-problems.decorator.ts';
import { Endpoint } from '../../../http/endpoint.decorator.ts';
import { IdParam } from '../../../http/id-param.decorator.ts';
import { OwnerId } from '../../../http/owner-id.decorator.ts';
import { HIDDEN_EMPLOYER, HiddenEmployersService } from './hidden-employers.service.ts';

@ApiTags('Job listings')
@Controller('hidden-employers')
export class HiddenEmployersController {
  constructor(private readonly hidden: HiddenEmployersService) {}

  @Get()
  @Endpoint({
    summary: 'List hidden employers',
    description: 'Employers whose listings the person does not see, last hidden first.',
    ok: { description: 'The employers.', type: [HiddenEmployerDto] },
    problems: [401],
  })
  listHiddenEmployers(@OwnerId() ownerId: string): Promise<HiddenEmployerDto[]> {
    return this.hidden.list(ownerId);
  }

  @Post()
  @Endpoint({
    summary: 'Hide an employer',
    description: 'Its listings are left out for this person from then on. Hiding it again changes nothing.',
    created: { description: 'The hidden employer.', type: HiddenEmployerDto },
    problems: WRITE_PROBLEMS,
  })
  hideEmployer(@OwnerId() ownerId: string, @Body() body: HideEmployerDto): Promise<HiddenEmployerDto> {
    return this.hidden.hide(ownerId, body.company);
  }

  @Delete(':id')
  @Endpoint({
    summary: 'Show an employer again',
    description: 'Its listings are in the list again.',
    idOf: 'the hidden employer',
    noContent: 'Shown again.',
    problems: [401, 403, 404],
  })
  showEmployer(@OwnerId() ownerId: string, @IdParam(HIDDEN_EMPLOYER) id: string): Promise<void> {
    return this.hidden.show(ownerId, id);
  }
}
