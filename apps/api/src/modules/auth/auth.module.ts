import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { UsersModule } from '../users/users.module.ts';
import { AccountsService } from './accounts.service.ts';
import { AuthController } from './auth.controller.ts';
import { AuthService } from './auth.service.ts';
import { GoogleController } from './google.controller.ts';
import { GoogleSignIn } from './google-sign-in.ts';
import { KnownDevices } from './known-devices.ts';
import { LocalStrategy } from './local.strategy.ts';
import { SessionSerializer } from './session.serializer.ts';
import { SignInLimits } from './sign-in-limits.ts';
import { SignedInGuard } from './signed-in.guard.ts';

@Module({
  imports: [PassportModule.register({ session: true }), UsersModule],
  controllers: [AuthController, GoogleController],
  providers: [
    AccountsService,
    AuthService,
    GoogleSignIn,
    KnownDevices,
    LocalStrategy,
    SessionSerializer,
    SignInLimits,
    { provide: APP_GUARD, useClass: SignedInGuard },
  ],
})
export class AuthModule {}
