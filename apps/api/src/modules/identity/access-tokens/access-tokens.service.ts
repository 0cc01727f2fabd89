import type { AccessTokenDto, CreatedAccessTokenDto } from '@career/contracts/access-tokens/access-token.dto';
import type { CreateAccessTokenDto } from '@career/contracts/access-tokens/create-access-token.dto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { TOKEN_PREFIX, TOKEN_SCOPES } from '@career/contracts/vocabulary/token-scopes';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { InvalidFields, LimitReached, NotFound } from '../../../errors/domain-errors.ts';
import { OwnerProof } from '../account/owner-proof.service.ts';
import { UsersService } from '../profile/users.service.ts';
import { toAccessTokenDto } from './access-token.mapper.ts';
import { AccessTokensRepository } from './access-tokens.repository.ts';
import { newToken, tokenHash } from './token-text.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Personal access tokens: what programs come with in place of a session. */
@Injectable()
export class AccessTokens {
  constructor(
    private readonly tokens: AccessTokensRepository,
    private readonly proof: OwnerProof,
    private readonly users: UsersService,
  ) {}

  async list(ownerId: string): Promise<AccessTokenDto[]> {
    return (await this.tokens.list(ownerId)).map(toAccessTokenDto);
  }

  /** @param credentialsVersion with which the session that asks was begun. */
  async create(
    ownerId: string,
    credentialsVersion: number,
    { name, scopes, days, ...proof }: CreateAccessTokenDto,
    request: Request,
  ): Promise<CreatedAccessTokenDto> {
    const chosen = TOKEN_SCOPES.filter((scope) => scopes.includes(scope));
    if (chosen.length === 0)
      throw new InvalidFields([{ field: 'scopes', message: 'Choose at least one permission' }]);
    await this.proof.check(ownerId, proof, request);
    const token = newToken(TOKEN_PREFIX);
    const expiresAt = new Date(Date.now() + days * DAY_MS);
    const row = { name, scopes: chosen, credentialsVersion, expiresAt, tokenHash: tokenHash(token) };
    const { added } = await this.users.whileCurrent(ownerId, credentialsVersion, async (em) => ({
      added: await this.tokens.add(ownerId, row, em),
    }));
    if (!added)
      throw new LimitReached(
        `You have ${LIMITS.accessTokensMax} access tokens, which is the limit. End one first.`,
      );
    return { ...toAccessTokenDto(added), token };
  }

  async end(ownerId: string, id: string): Promise<void> {
    if (!(await this.tokens.remove(ownerId, id))) throw new NotFound('Access token');
  }
}
