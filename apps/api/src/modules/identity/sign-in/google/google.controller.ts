import { AccountAnswerDto } from '@career/contracts/account/account-answer.dto';
import { GoogleLinkDto } from '@career/contracts/account/google-link.dto';
import { ProofDto } from '@career/contracts/account/proof.dto';
import { Body, Controller, Get, Post, Redirect, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { WRITE_PROBLEMS } from '../../../../http/api-problems.decorator.ts';
import { Endpoint } from '../../../../http/endpoint.decorator.ts';
import { OwnerId } from '../../../../http/owner-id.decorator.ts';
import { GoogleGuard } from './google.guard.ts';
import { GoogleFailureFilter } from './google-failure.filter.ts';
import { GoogleSignIn } from './google-sign-in.ts';

@ApiTags('Account')
@Controller('auth/google')
export class GoogleController {
  constructor(private readonly google: GoogleSignIn) {}

  @Get()
  @UseFilters(GoogleFailureFilter)
  @UseGuards(GoogleGuard)
  @Endpoint({
    summary: 'Sign in with Google',
    description:
      'For the browser to go to. Leads to Google; where Google sign-in is not set up, to `/auth?error=auth_failed`.',
    isPublic: true,
  })
  @ApiQuery({
    name: 'sharedPhone',
    required: false,
    enum: ['true'],
    description: 'Other people use this device: the session cookie ends with the browser.',
  })
  @ApiResponse({ status: 302, description: 'On to the next page.' })
  startGoogleSignIn(): void {
    // The guard has answered.
  }

  @Get('callback')
  @Redirect()
  @UseFilters(GoogleFailureFilter)
  @UseGuards(GoogleGuard)
  @Endpoint({
    summary: 'Come back from Google',
    description: 'Where Google sends the browser. Whatever goes wrong leads to `/auth?error=auth_failed`.',
    audited: 'google-sign-in',
    isPublic: true,
  })
  @ApiQuery({
    name: 'code',
    type: String,
    example: '4/0AQSTgQ',
    required: false,
    description: 'From Google; works once.',
  })
  @ApiQuery({
    name: 'state',
    type: String,
    example: 'b2Qk9v',
    required: false,
    description: 'What this browser was sent to Google with.',
  })
  @ApiQuery({
    name: 'error',
    type: String,
    example: 'access_denied',
    required: false,
    description: 'When the person or Google said no.',
  })
  @ApiResponse({ status: 302, description: 'On to the next page.' })
  finishGoogleSignIn(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ url: string }> {
    return this.google.finish(request, response);
  }

  @Post('link')
  @Endpoint({
    summary: 'Link a Google account',
    description: 'Answers where the browser goes to choose one. It opens this account from then on.',
    ok: { description: 'Where to go.', type: GoogleLinkDto },
    audited: 'google-link-begun',
    problems: [...WRITE_PROBLEMS, 422, 429],
  })
  beginGoogleLink(
    @OwnerId() ownerId: string,
    @Body() proof: ProofDto,
    @Req() request: Request,
  ): Promise<GoogleLinkDto> {
    return this.google.beginLink(ownerId, proof, request);
  }

  @Post('proof')
  @Endpoint({
    summary: 'Confirm with Google',
    description:
      'For an account without a password: answers where the browser goes. Whoever comes back with the Google account of ' +
      'this account has shown who they are, for five minutes and in this session.',
    ok: { description: 'Where to go.', type: GoogleLinkDto },
    audited: 'google-proof-begun',
    problems: [401, 403, 422],
  })
  beginGoogleProof(@Req() request: Request): Promise<GoogleLinkDto> {
    return this.google.beginProof(request);
  }

  @Post('unlink')
  @Endpoint({
    summary: 'Unlink the Google account',
    description: 'Only with a password, because otherwise nobody could sign in to the account.',
    ok: { description: 'Parted.', type: AccountAnswerDto },
    audited: 'google-unlinked',
    problems: [...WRITE_PROBLEMS, 422, 429],
  })
  unlinkGoogle(@OwnerId() ownerId: string, @Body() proof: ProofDto): Promise<AccountAnswerDto> {
    return this.google.unlink(ownerId, proof);
  }
}
