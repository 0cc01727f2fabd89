import { Module } from '@nestjs/common';
import { JobApplicationsModule } from '../job-applications/job-applications.module.ts';
import { CalendarController } from './calendar.controller.ts';
import { CalendarRepository } from './calendar.repository.ts';
import { CalendarService } from './calendar.service.ts';

@Module({
  imports: [JobApplicationsModule],
  controllers: [CalendarController],
  providers: [CalendarRepository, CalendarService],
})
export class CalendarModule {}
