import { Module } from '@nestjs/common';
import { UsersModule } from '../identity/profile/users.module.ts';
import { JobApplicationsModule } from '../job-applications/job-applications.module.ts';
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
