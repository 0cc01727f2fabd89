import { AppRequestDto } from '@career/contracts/connected-apps/app-request.dto';
import { ConnectAppDto } from '@career/contracts/connected-apps/connect-app.dto';
import {
  AppAnswerDto,
  ConnectedAppDto,
  RequestedAppDto,
} from '@career/contracts/connected-apps/connected-app.dto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Body, Controller, Delete, Get, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { WRITE_PROBLEMS } from '../../../http/api-problems.decorator.ts';
import { Endpoint } from '../../../http/endpoint.decorator.ts';
import { IdParam } from '../../../http/id-param.decorator.ts';
import { CredentialsVersion, OwnerId } from '../../../http/owner-id.decorator.ts';
import { ConnectedApps } from './connected-apps.service.ts';

/** Apps that the signed-in person lets act for them; no token reaches these routes. */
@ApiTags('Account')
@Controller('auth/apps')
export class ConnectedAppsController {
  constructor(private readonly apps: ConnectedApps) {}

  @Get()
  @Endpoint({
    summary: 'List connected apps',
    description: 'Last connected first.',
    ok: { description: `At most ${LIMITS.connectedAppsMax}.`, type: [ConnectedAppDto] },
    problems: [401],
  })
  listConnectedApps(@OwnerId() ownerId: string): Promise<ConnectedAppDto[]> {
    return this.apps.list(ownerId);
  }

  @Post('requests')
  @Endpoint({
    summary: 'Read what an app asks for',
    description:
      'For the page of consent: checks an authorisation request (OAuth 2.1) and grants nothing. Where it is refused and ' +
      'the app may know, `redirectTo` of the problem says where the browser can go.',
    ok: { description: 'Who asks, and for what.', type: RequestedAppDto },
    problems: [...WRITE_PROBLEMS, 422, 429],
  })
  readAppRequest(@OwnerId() ownerId: string, @Body() request: AppRequestDto): Promise<RequestedAppDto> {
    return this.apps.describe(ownerId, request);
  }

  @Post()
  @Endpoint({
    summary: 'Connect an app',
    description:
      'The person’s yes. The app gets a code that it can turn into tokens within two minutes. It ends when it is ended, ' +
      `after ${LIMITS.connectedAppDays} days without use, and with a change of the password.`,
    ok: { description: 'Where the browser goes.', type: AppAnswerDto },
    audited: 'app-connected',
    problems: [...WRITE_PROBLEMS, 409, 422, 429],
  })
  connectApp(
    @OwnerId() ownerId: string,
    @CredentialsVersion() credentialsVersion: number,
    @Body() body: ConnectAppDto,
    @Req() request: Request,
  ): Promise<AppAnswerDto> {
    return this.apps.connect(ownerId, credentialsVersion, body, request);
  }

  @Post('refusals')
  @Endpoint({
    summary: 'Refuse an app',
    description: 'The person’s no.',
    ok: { description: 'Where the browser goes.', type: AppAnswerDto },
    audited: 'app-refused',
    problems: [...WRITE_PROBLEMS, 422, 429],
  })
  refuseApp(@OwnerId() ownerId: string, @Body() request: AppRequestDto): Promise<AppAnswerDto> {
    return this.apps.refuse(ownerId, request);
  }

  @Delete(':id')
  @Endpoint({
    summary: 'End a connected app',
    description: 'Its tokens are refused from now on.',
    idOf: 'the connected app',
    noContent: 'Ended.',
    audited: 'app-ended',
    problems: [401, 403, 404],
  })
  endConnectedApp(@OwnerId() ownerId: string, @IdParam('Connected app') id: string): Promise<void> {
    return this.apps.end(ownerId, id);
  }
}
