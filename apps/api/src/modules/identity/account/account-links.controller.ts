import { AccountAnswerDto } from '@career/contracts/account/account-answer.dto';
import { AskResetDto } from '@career/contracts/account/ask-reset.dto';
import { ConfirmEmailDto } from '@career/contracts/account/confirm-email.dto';
import { EmailConfirmationDto } from '@career/contracts/account/email-confirmation.dto';
import { ResetPasswordDto } from '@career/contracts/account/reset-password.dto';
import { Body, Controller, HttpCode, Post, Put, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { WRITE_PROBLEMS } from '../../../http/api-problems.decorator.ts';
import { ClientNetwork } from '../../../http/client-network.decorator.ts';
import { Endpoint } from '../../../http/endpoint.decorator.ts';
import { OwnerId } from '../../../http/owner-id.decorator.ts';
import { EmailVerification } from './email-verification.service.ts';
import { PasswordReset } from './password-reset.service.ts';

/** What the links in mails lead to. */
@ApiTags('Account')
@Controller('auth')
export class AccountLinksController {
  constructor(
    private readonly verification: EmailVerification,
    private readonly resets: PasswordReset,
  ) {}

  @Post('email-verification')
  @HttpCode(202)
  @Endpoint({
    summary: 'Ask for a confirmation link',
    description: 'Sends a link to the address of the account. At most three an hour.',
    problems: [401, 403, 429],
  })
  @ApiAcceptedResponse({ description: 'On its way.', type: AccountAnswerDto })
  askForVerification(@OwnerId() ownerId: string): Promise<AccountAnswerDto> {
    return this.verification.ask(ownerId);
  }

  @Put('email-verification')
  @Endpoint({
    summary: 'Confirm the address',
    description:
      'With what the link of the mail carries. Where that is opened outside a session of the account, the answer says ' +
      '`needsPassword`: an address is confirmed only for who can also sign in.',
    ok: { description: 'Confirmed, or asked for the password.', type: EmailConfirmationDto },
    audited: 'address-confirmed',
    isPublic: true,
    problems: [400, 403, 413, 415, 422, 429],
  })
  verifyEmail(@Body() body: ConfirmEmailDto, @Req() request: Request): Promise<EmailConfirmationDto> {
    return this.verification.confirm(body, request);
  }

  @Post('password-reset')
  @HttpCode(202)
  @Endpoint({
    summary: 'Ask for a reset link',
    description:
      'Answers the same whether the account exists or not. At most three mails an hour to an account.',
    audited: 'password-reset-asked',
    isPublic: true,
    problems: [400, 403, 413, 415, 429],
  })
  @ApiAcceptedResponse({ description: 'On its way, if there is such an account.', type: AccountAnswerDto })
  askForReset(@Body() { email }: AskResetDto, @ClientNetwork() place: string): Promise<AccountAnswerDto> {
    return this.resets.ask(email, place);
  }

  @Put('password-reset')
  @Endpoint({
    summary: 'Choose a new password',
    description: 'With what the link of the mail carries. Ends every session of the account.',
    ok: { description: 'Changed.', type: AccountAnswerDto },
    audited: 'password-reset',
    isPublic: true,
    problems: [...WRITE_PROBLEMS.filter((status) => status !== 401), 422, 429],
  })
  resetPassword(
    @Body() body: ResetPasswordDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AccountAnswerDto> {
    return this.resets.reset(body, request, response);
  }
}
