import { Module } from '@nestjs/common';
import { JobApplicationsModule } from '../job-applications/job-applications.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { CalendarController } from './calendar.controller.ts';
import { CalendarRepository } from './calendar.repository.ts';
import { CalendarService } from './calendar.service.ts';

@Module({
  imports: [JobApplicationsModule, UsersModule],
  controllers: [CalendarController],
  providers: [CalendarRepository, CalendarService],
  exports: [CalendarService],
})
export class CalendarModule {}
