import { SignInOptionsDto } from '@career/contracts/auth/sign-in-options.dto';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AppConfig } from '../../../config/app.config.ts';
import { Endpoint } from '../../../http/endpoint.decorator.ts';

@ApiTags('Account')
@Controller('auth/options')
export class SignInOptionsController {
  constructor(private readonly config: AppConfig) {}

  @Get()
  @Endpoint({
    summary: 'Ways to sign in',
    description: 'What a sign-in screen should offer besides email and password.',
    ok: { description: 'The ways that are set up.', type: SignInOptionsDto },
    isPublic: true,
  })
  getSignInOptions(): SignInOptionsDto {
    return { google: this.config.google !== undefined };
  }
}
