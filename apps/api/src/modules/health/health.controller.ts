import { HealthDto } from '@career/contracts/health/health.dto';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { HealthService } from './health.service.ts';

@ApiTags('Operation')
@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Get()
  @Endpoint({
    summary: 'Whether requests can be served',
    description: 'Asks the database.',
    ok: { description: 'They can.', type: HealthDto },
    isPublic: true,
    problems: [503],
  })
  getHealth(): Promise<HealthDto> {
    return this.health.get();
  }
}
