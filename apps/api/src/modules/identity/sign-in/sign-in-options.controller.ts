import { SignInOptionsDto } from '@career/contracts/auth/sign-in-options.dto';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AppConfig } from '../../../config/app.config.ts';
import { Public } from '../../../http/public.decorator.ts';

@ApiTags('Account')
@Controller('auth/options')
export class SignInOptionsController {
  constructor(private readonly config: AppConfig) {}

  @Public()
  @Get()
  @ApiOperation({
    summary: 'Ways to sign in',
    description: 'What a sign-in screen should offer besides email and password.',
  })
  @ApiOkResponse({ description: 'The ways that are set up.', type: SignInOptionsDto })
  getSignInOptions(): SignInOptionsDto {
    return { google: this.config.google !== undefined };
  }
}
