import { AccountAnswerDto } from '@career/contracts/account/account-answer.dto';
import { AccountSecurityDto } from '@career/contracts/account/account-security.dto';
import { AccountSessionDto } from '@career/contracts/account/account-session.dto';
import { ChangePasswordDto } from '@career/contracts/account/change-password.dto';
import { Body, Controller, Delete, Get, Param, Put, Req, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { WRITE_PROBLEMS } from '../../../http/api-problems.decorator.ts';
import { Endpoint } from '../../../http/endpoint.decorator.ts';
import { OwnerId } from '../../../http/owner-id.decorator.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { AccountSecurity } from './account-security.service.ts';
import { PasswordChanges } from './password-changes.service.ts';

/** Password and sessions of the signed-in person. */
@ApiTags('Account')
@Controller('auth')
export class AccountSecurityController {
  constructor(
    private readonly security: AccountSecurity,
    private readonly passwords: PasswordChanges,
    private readonly sessions: SessionsService,
  ) {}

  @Get('security')
  @Endpoint({
    summary: 'Get the ways to sign in to the account',
    description: 'Password, Google, second factor.',
    ok: { description: 'The ways to sign in.', type: AccountSecurityDto },
    problems: [401],
  })
  getAccountSecurity(@OwnerId() ownerId: string, @Req() request: Request): Promise<AccountSecurityDto> {
    return this.security.get(ownerId, request);
  }

  @Put('password')
  @Endpoint({
    summary: 'Change the password',
    description: 'Asks for the current one. Ends all other sessions.',
    ok: { description: 'Changed.', type: AccountAnswerDto },
    audited: 'password-changed',
    problems: [...WRITE_PROBLEMS, 422, 429],
  })
  changePassword(
    @OwnerId() ownerId: string,
    @Body() body: ChangePasswordDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AccountAnswerDto> {
    return this.passwords.change(ownerId, body, request, response);
  }

  @Get('sessions')
  @Endpoint({
    summary: 'List sessions',
    description: 'Where the account is signed in, last used first.',
    ok: { description: 'At most 100 sessions.', type: [AccountSessionDto] },
    problems: [401],
  })
  listSessions(@OwnerId() ownerId: string, @Req() request: Request): Promise<AccountSessionDto[]> {
    return this.sessions.list(ownerId, request);
  }

  @Delete('sessions')
  @Endpoint({
    summary: 'End all other sessions',
    description: 'The current session continues.',
    noContent: 'Ended.',
    audited: 'sessions-ended',
    problems: [401, 403],
  })
  endOtherSessions(@OwnerId() ownerId: string, @Req() request: Request): Promise<void> {
    return this.sessions.endOthers(ownerId, request);
  }

  @Delete('sessions/:id')
  @Endpoint({
    summary: 'End a session',
    description: 'Whoever uses it has to sign in again.',
    noContent: 'Ended.',
    audited: 'session-ended',
    problems: [401, 403, 404],
  })
  @ApiParam({
    name: 'id',
    description: 'From the list of sessions.',
    schema: { type: 'string', example: 'Zk3pT0cWm1x' },
  })
  endSession(@OwnerId() ownerId: string, @Param('id') id: string): Promise<void> {
    return this.sessions.end(ownerId, id);
  }
}
