import { CodeDto } from '@career/contracts/account/code.dto';
import { AuthAnswerDto } from '@career/contracts/auth/auth-answer.dto';
import { SaveProfileDto } from '@career/contracts/auth/save-profile.dto';
import { SignInDto } from '@career/contracts/auth/sign-in.dto';
import { SignUpDto } from '@career/contracts/auth/sign-up.dto';
import { UserDto } from '@career/contracts/auth/user.dto';
import { Body, Controller, Get, Header, Post, Put, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { WRITE_PROBLEMS } from '../../../http/api-problems.decorator.ts';
import { Endpoint } from '../../../http/endpoint.decorator.ts';
import { OwnerId } from '../../../http/owner-id.decorator.ts';
import { UsersService } from '../profile/users.service.ts';
import { AuthService } from './auth.service.ts';
import { LocalSignInGuard } from './local-sign-in.guard.ts';

@ApiTags('Account')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly users: UsersService,
  ) {}

  @Post('signup')
  @Endpoint({
    summary: 'Create an account',
    description: 'Creates the account and signs it in at once.',
    created: { description: 'The account, signed in.', type: AuthAnswerDto },
    audited: 'account-created',
    isPublic: true,
    problems: [400, 403, 413, 415, 429],
  })
  signUp(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Body() body: SignUpDto,
  ): Promise<AuthAnswerDto> {
    return this.auth.signUp(request, response, body);
  }

  @Post('login')
  @UseGuards(LocalSignInGuard)
  @Endpoint({
    summary: 'Sign in',
    description:
      'Begins a session, kept in a cookie that scripts cannot read. An account with a second factor is asked for a ' +
      'code first: then the answer says `needsCode`, and the session begins with the right code.',
    ok: { description: 'Signed in, or asked for a code.', type: AuthAnswerDto },
    audited: 'sign-in',
    isPublic: true,
    problems: [400, 401, 403, 413, 415, 429],
  })
  signIn(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Body() body: SignInDto,
  ): Promise<AuthAnswerDto> {
    return this.auth.signInWithPassword(request, response, body);
  }

  @Post('login/code')
  @Endpoint({
    summary: 'Sign in: the code',
    description: 'The second step, within ten minutes of the first and in the same browser.',
    ok: { description: 'Signed in.', type: AuthAnswerDto },
    audited: 'sign-in-code',
    isPublic: true,
    problems: [400, 401, 403, 413, 415, 429],
  })
  signInWithCode(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Body() { code }: CodeDto,
  ): Promise<AuthAnswerDto> {
    return this.auth.signInWithCode(request, response, code);
  }

  // Photos are the only private answers that a browser may keep.
  @Post('logout')
  @Header('Clear-Site-Data', '"cache"')
  @Endpoint({
    summary: 'Sign out',
    description: 'Ends the session. Does no harm when there is none.',
    ok: { description: 'Signed out.', type: AuthAnswerDto },
    audited: 'sign-out',
    isPublic: true,
    problems: [403],
  })
  signOut(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<AuthAnswerDto> {
    return this.auth.signOut(request, response);
  }

  @Get('user')
  @Endpoint({
    summary: 'Get the signed-in person',
    description:
      'A 401 means that nobody is signed in; with `Prefer: handling=lenient` a 204 says so, which browsers log as no error.',
    ok: { description: 'The signed-in person.', type: UserDto },
    scope: 'profile:read',
    problems: [401],
  })
  getCurrentUser(@OwnerId() ownerId: string): Promise<UserDto> {
    return this.users.get(ownerId);
  }

  @Put('user')
  @Endpoint({
    summary: 'Change the profile',
    description:
      'Names, phone and preferences. A field that is left out stays as it is. The email cannot be changed.',
    ok: { description: 'The person as saved.', type: UserDto },
    problems: [...WRITE_PROBLEMS],
  })
  updateCurrentUser(@OwnerId() ownerId: string, @Body() body: SaveProfileDto): Promise<UserDto> {
    return this.users.update(ownerId, body);
  }
}
