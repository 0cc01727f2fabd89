import { CalendarFeedDto } from '@career/contracts/calendar/calendar-feed.dto';
import { Controller, Delete, Get, Header, Param, Post } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { IdParam } from '../../http/id-param.decorator.ts';
import { CredentialsVersion, OwnerId } from '../../http/owner-id.decorator.ts';
import { APPLICATION } from '../job-applications/job-applications.service.ts';
import { CalendarService } from './calendar.service.ts';

const ICALENDAR = 'text/calendar; charset=utf-8';
const CALENDAR = {
  'text/calendar': {
    schema: { type: 'string' },
    example:
      'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nSUMMARY:Interview at Kora Foods Ltd\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
  },
} as const;

@ApiTags('Calendar')
@Controller()
export class CalendarController {
  constructor(private readonly calendar: CalendarService) {}

  @Get('job-applications/:id/interview.ics')
  @Header('Content-Type', ICALENDAR)
  @Header('Content-Disposition', 'attachment; filename="interview.ics"')
  @Endpoint({
    summary: 'Get an interview for a calendar',
    description: 'The interview of an application as an iCalendar file.',
    idOf: 'the application',
    ok: { description: 'The file.', content: CALENDAR },
    problems: [401, 404],
  })
  getInterviewCalendar(@OwnerId() ownerId: string, @IdParam(APPLICATION) id: string): Promise<string> {
    return this.calendar.interview(ownerId, id);
  }

  @Get('calendar-feed')
  @Endpoint({
    summary: 'Get the calendar address',
    description: 'Whether there is a private calendar address, and since when. Never the address itself.',
    ok: { description: 'What there is.', type: CalendarFeedDto },
    problems: [401],
  })
  getCalendarFeed(@OwnerId() ownerId: string): Promise<CalendarFeedDto> {
    return this.calendar.get(ownerId);
  }

  @Post('calendar-feed')
  @Endpoint({
    summary: 'Make a calendar address',
    description: 'Makes a private address to subscribe to. One that was made before stops working.',
    created: { description: 'The address. It is shown only this once.', type: CalendarFeedDto },
    problems: [401, 403],
  })
  createCalendarFeed(
    @OwnerId() ownerId: string,
    @CredentialsVersion() credentialsVersion: number,
  ): Promise<CalendarFeedDto> {
    return this.calendar.create(ownerId, credentialsVersion);
  }

  @Delete('calendar-feed')
  @Endpoint({
    summary: 'Revoke the calendar address',
    description: 'The address stops working.',
    noContent: 'Revoked, if there was one.',
    problems: [401, 403],
  })
  revokeCalendarFeed(@OwnerId() ownerId: string): Promise<void> {
    return this.calendar.revoke(ownerId);
  }

  @Get('calendar/:token.ics')
  @Header('Content-Type', ICALENDAR)
  @Header('X-Robots-Tag', 'noindex')
  @Endpoint({
    summary: 'Read a calendar address',
    description: 'Interviews and follow-ups of the person who made the address. Needs no sign-in.',
    ok: { description: 'The calendar.', content: CALENDAR },
    isPublic: true,
    problems: [404],
  })
  @ApiParam({ name: 'token', description: 'The secret of the address.', example: 'kG2vV0mZ3cXo1yQe7Rt5uB9w' })
  readCalendarFeed(@Param('token') token: string): Promise<string> {
    return this.calendar.feed(token);
  }
}
