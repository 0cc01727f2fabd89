import { Controller, Get, Redirect } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../http/public.decorator.ts';
import { GoogleSignIn } from './google-sign-in.ts';

@ApiTags('Account')
@Controller('auth')
export class GoogleController {
  constructor(private readonly google: GoogleSignIn) {}

  @Public()
  @Get('google')
  @Redirect()
  @ApiOperation({
    summary: 'Sign in with Google',
    description:
      'For the browser to go to. Where Google sign-in is not set up it leads to `/auth?error=auth_failed`.',
  })
  @ApiResponse({ status: 302, description: 'On to the next page.' })
  startGoogleSignIn(): { url: string } {
    return this.google.start();
  }
}
