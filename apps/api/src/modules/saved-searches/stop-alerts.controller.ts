import { Controller, Get, Header, Headers, Param, Post, Req } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { browserLanguage } from '../../http/browser-language.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { SavedSearchesService } from './saved-searches.service.ts';
import { askedPage, stoppedPage } from './stop-page.ts';

const PAGE = {
  'text/html': { schema: { type: 'string' }, example: '<!doctype html><title>Job emails stopped</title>' },
} as const;
const TOKEN = {
  name: 'token',
  description: 'The secret of the address.',
  example: 'kG2vV0mZ3cXo1yQe7Rt5uB9wkG2vV0mZ3cXo1yQe7Rt5',
} as const;

/** The address in each mail about new jobs. Needs no sign-in: who has the mail may stop it. */
@ApiTags('Job listings')
@Controller('saved-searches/stop')
export class StopAlertsController {
  constructor(private readonly searches: SavedSearchesService) {}

  @Get(':token')
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Cache-Control', 'no-store')
  @Header('X-Robots-Tag', 'noindex')
  @Endpoint({
    summary: 'Open the address that stops mails',
    description:
      'Opened by a person in a browser it stops the mails about new jobs at once; a program that only follows links is shown a button.',
    ok: { description: 'A page that says so.', content: PAGE },
    isPublic: true,
    problems: [404],
  })
  @ApiParam(TOKEN)
  async openStopLink(
    @Param('token') token: string,
    @Req() request: Request,
    @Headers('sec-fetch-mode') mode: string | undefined,
    @Headers('sec-purpose') purpose: string | undefined,
  ): Promise<string> {
    return mode === 'navigate' && !purpose
      ? await this.stopAlerts(token, request)
      : askedPage(browserLanguage(request));
  }

  @Post(':token')
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Endpoint({
    summary: 'Stop mails',
    description:
      'What mail programs send for `List-Unsubscribe-Post` (RFC 8058). Sending it twice does no harm.',
    ok: { description: 'Stopped.', content: PAGE },
    isPublic: true,
    problems: [403, 404],
  })
  @ApiParam(TOKEN)
  async stopAlerts(@Param('token') token: string, @Req() request: Request): Promise<string> {
    await this.searches.stop(token);
    return stoppedPage(browserLanguage(request));
  }
}
