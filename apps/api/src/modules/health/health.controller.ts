import { HealthDto } from '@career/contracts/health/health.dto';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../http/api-problems.decorator.ts';
import { Public } from '../../http/public.decorator.ts';
import { HealthService } from './health.service.ts';

@ApiTags('Operation')
@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Public()
  @Get()
  @ApiOperation({ summary: 'Tell whether requests can be served', description: 'Asks the database.' })
  @ApiOkResponse({ description: 'They can.', type: HealthDto })
  @ApiProblems(503)
  getHealth(): Promise<HealthDto> {
    return this.health.get();
  }
}
