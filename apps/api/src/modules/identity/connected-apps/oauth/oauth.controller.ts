import { Controller, Get, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Audited } from '../../../../http/audit.decorator.ts';
import { FormBodyGuard } from '../../../../http/form-body.guard.ts';
import { Public } from '../../../../http/public.decorator.ts';
import { AppRegistration } from './app-registration.ts';
import { type ProtocolAnswer, TokenExchange } from './token-exchange.ts';

/** Where apps come for tokens. Described by the metadata of its own protocol, so it is no part of the API's document. */
@ApiExcludeController()
@Controller('oauth')
export class OAuthController {
  constructor(
    private readonly exchange: TokenExchange,
    private readonly registration: AppRegistration,
  ) {}

  @Get('authorize')
  @Public()
  authorize(@Req() request: Request, @Res() response: Response): void {
    response.redirect(303, this.registration.consentPage(request));
  }

  @Post('token')
  @Public()
  @Audited('app-token')
  @UseGuards(FormBodyGuard)
  async token(@Req() request: Request, @Res() response: Response): Promise<void> {
    send(response, await this.exchange.exchange(request));
  }

  @Post('revoke')
  @Public()
  @Audited('app-token-revoked')
  @UseGuards(FormBodyGuard)
  async revoke(@Req() request: Request, @Res() response: Response): Promise<void> {
    send(response, await this.exchange.revoke(request));
  }

  @Post('register')
  @Public()
  register(@Req() request: Request, @Res() response: Response): void {
    send(response, this.registration.register(request));
  }
}

const send = (response: Response, { status, body }: ProtocolAnswer): void => {
  response.status(status).setHeader('Pragma', 'no-cache').json(body);
};
