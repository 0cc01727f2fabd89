import { AccessTokenDto, CreatedAccessTokenDto } from '@career/contracts/access-tokens/access-token.dto';
import { CreateAccessTokenDto } from '@career/contracts/access-tokens/create-access-token.dto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Body, Controller, Delete, Get, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { WRITE_PROBLEMS } from '../../../http/api-problems.decorator.ts';
import { Endpoint } from '../../../http/endpoint.decorator.ts';
import { IdParam } from '../../../http/id-param.decorator.ts';
import { CredentialsVersion, OwnerId } from '../../../http/owner-id.decorator.ts';
import { AccessTokens } from './access-tokens.service.ts';

/** Personal access tokens of the signed-in person; no token reaches these routes. */
@ApiTags('Account')
@Controller('auth/access-tokens')
export class AccessTokensController {
  constructor(private readonly tokens: AccessTokens) {}

  @Get()
  @Endpoint({
    summary: 'List access tokens',
    description: 'Last made first, without the tokens themselves.',
    ok: { description: `At most ${LIMITS.accessTokensMax}.`, type: [AccessTokenDto] },
    problems: [401],
  })
  listAccessTokens(@OwnerId() ownerId: string): Promise<AccessTokenDto[]> {
    return this.tokens.list(ownerId);
  }

  @Post()
  @Endpoint({
    summary: 'Make an access token',
    description:
      'For a program that acts for the person: `Authorization: Bearer ctk_…`. It ends on its day, when it is ended, and with a change of the password.',
    created: { description: 'The token, shown this once.', type: CreatedAccessTokenDto },
    audited: 'access-token-created',
    problems: [...WRITE_PROBLEMS, 409, 422, 429],
  })
  createAccessToken(
    @OwnerId() ownerId: string,
    @CredentialsVersion() credentialsVersion: number,
    @Body() body: CreateAccessTokenDto,
    @Req() request: Request,
  ): Promise<CreatedAccessTokenDto> {
    return this.tokens.create(ownerId, credentialsVersion, body, request);
  }

  @Delete(':id')
  @Endpoint({
    summary: 'End an access token',
    description: 'Whatever uses it is refused from now on.',
    idOf: 'the access token',
    noContent: 'Ended.',
    audited: 'access-token-ended',
    problems: [401, 403, 404],
  })
  endAccessToken(@OwnerId() ownerId: string, @IdParam('Access token') id: string): Promise<void> {
    return this.tokens.end(ownerId, id);
  }
}
