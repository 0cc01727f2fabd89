import { AccountAnswerDto } from '@career/contracts/account/account-answer.dto';
import { AccountSecurityDto } from '@career/contracts/account/account-security.dto';
import { AccountSessionDto } from '@career/contracts/account/account-session.dto';
import { ChangePasswordDto } from '@career/contracts/account/change-password.dto';
import { Body, Controller, Delete, Get, HttpCode, Param, Put, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ApiProblems, WRITE_PROBLEMS } from '../../../http/api-problems.decorator.ts';
import { Audited } from '../../../http/audit.decorator.ts';
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
  @ApiOperation({ summary: 'Get what opens the account', description: 'Password, Google, second factor.' })
  @ApiOkResponse({ description: 'What opens it.', type: AccountSecurityDto })
  @ApiProblems(401)
  getAccountSecurity(@OwnerId() ownerId: string, @Req() request: Request): Promise<AccountSecurityDto> {
    return this.security.get(ownerId, request);
  }

  @Audited('password-changed')
  @Put('password')
  @ApiOperation({
    summary: 'Change the password',
    description: 'Asks for the current one. Ends all other sessions.',
  })
  @ApiOkResponse({ description: 'Changed.', type: AccountAnswerDto })
  @ApiProblems(...WRITE_PROBLEMS, 422, 429)
  changePassword(
    @OwnerId() ownerId: string,
    @Body() body: ChangePasswordDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AccountAnswerDto> {
    return this.passwords.change(ownerId, body, request, response);
  }

  @Get('sessions')
  @ApiOperation({ summary: 'List sessions', description: 'Where the account is signed in, last used first.' })
  @ApiOkResponse({ description: 'At most 100 sessions.', type: [AccountSessionDto] })
  @ApiProblems(401)
  listSessions(@OwnerId() ownerId: string, @Req() request: Request): Promise<AccountSessionDto[]> {
    return this.sessions.list(ownerId, request);
  }

  @Audited('sessions-ended')
  @Delete('sessions')
  @HttpCode(204)
  @ApiOperation({ summary: 'End all other sessions', description: 'The one that asks goes on.' })
  @ApiNoContentResponse({ description: 'Ended.' })
  @ApiProblems(401, 403)
  endOtherSessions(@OwnerId() ownerId: string, @Req() request: Request): Promise<void> {
    return this.sessions.endOthers(ownerId, request);
  }

  @Audited('session-ended')
  @Delete('sessions/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'End a session', description: 'Whoever uses it has to sign in again.' })
  @ApiParam({
    name: 'id',
    description: 'From the list of sessions.',
    schema: { type: 'string', example: 'Zk3pT0cWm1x' },
  })
  @ApiNoContentResponse({ description: 'Ended.' })
  @ApiProblems(401, 403, 404)
  endSession(@OwnerId() ownerId: string, @Param('id') id: string): Promise<void> {
    return this.sessions.end(ownerId, id);
  }
}
