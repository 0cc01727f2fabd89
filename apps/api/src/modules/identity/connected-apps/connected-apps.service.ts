import type { AppRequestDto } from '@career/contracts/connected-apps/app-request.dto';
import type { ConnectAppDto } from '@career/contracts/connected-apps/connect-app.dto';
import type {
  AppAnswerDto,
  ConnectedAppDto,
  RequestedAppDto,
} from '@career/contracts/connected-apps/connected-app.dto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { InvalidFields, LimitReached, NotFound } from '../../../errors/domain-errors.ts';
import { tokenHash } from '../access-tokens/token-text.ts';
import { AccountLimits } from '../account/account-limits.service.ts';
import { OwnerProof } from '../account/owner-proof.service.ts';
import { UsersService } from '../profile/users.service.ts';
import { isOnDevice, placeOf } from './clients/redirect-address.ts';
import { toConnectedAppDto } from './connected-app.mapper.ts';
import { ConnectedAppsRepository } from './connected-apps.repository.ts';
import { AppAuthorization } from './oauth/app-authorization.ts';

const TOO_MANY_REQUESTS = 'Too many apps asked to be connected. Please wait a little.';
const NO_ROOM = `You have ${LIMITS.connectedAppsMax} connected apps, which is the limit. End one on your profile first.`;

/** Apps that act for people: asking, saying yes or no, and ending. */
@Injectable()
export class ConnectedApps {
  constructor(
    private readonly apps: ConnectedAppsRepository,
    private readonly authorization: AppAuthorization,
    private readonly proof: OwnerProof,
    private readonly users: UsersService,
    private readonly limits: AccountLimits,
  ) {}

  async list(ownerId: string): Promise<ConnectedAppDto[]> {
    return (await this.apps.list(ownerId)).map(toConnectedAppDto);
  }

  /** Who asks, for what. Nothing is granted. */
  async describe(ownerId: string, request: AppRequestDto): Promise<RequestedAppDto> {
    await this.limits.take('app-request', ownerId, TOO_MANY_REQUESTS);
    const { client, scopes } = await this.authorization.read(request);
    const address = new URL(request.redirectUri);
    return {
      name: client.name,
      site: client.site,
      returnsTo: placeOf(address),
      isOnThisDevice: isOnDevice(address),
      scopes,
      days: LIMITS.connectedAppDays,
    };
  }

  /** @param credentialsVersion with which the session that asks was begun. */
  async connect(
    ownerId: string,
    credentialsVersion: number,
    { request, scopes, ...proof }: ConnectAppDto,
    http: Request,
  ): Promise<AppAnswerDto> {
    await this.limits.take('app-request', ownerId, TOO_MANY_REQUESTS);
    const asked = await this.authorization.read(request);
    const chosen = asked.scopes.filter((scope) => scopes.includes(scope));
    if (chosen.length === 0 || scopes.some((scope) => !asked.scopes.includes(scope)))
      throw new InvalidFields([{ field: 'scopes', message: 'Choose at least one permission' }]);
    await this.proof.check(ownerId, proof, http);
    const redirectTo = await this.authorization.answer(request, {
      allowed: true,
      keep: async ({ client, code, expiresAt, ...made }) => {
        const app = { clientId: client.id, name: client.name, site: client.site, scopes: chosen };
        const kept = { ...app, credentialsVersion, expiresAt };
        const { redirectUri, codeChallenge } = made;
        const secret = { credentialHash: tokenHash(code), redirectUri, codeChallenge, expiresAt };
        const { hasRoom } = await this.users.whileCurrent(ownerId, credentialsVersion, async (em) => ({
          hasRoom: await this.apps.add(ownerId, kept, secret, em),
        }));
        if (!hasRoom) throw new LimitReached(NO_ROOM);
      },
    });
    return { redirectTo };
  }

  async refuse(ownerId: string, request: AppRequestDto): Promise<AppAnswerDto> {
    await this.limits.take('app-request', ownerId, TOO_MANY_REQUESTS);
    return { redirectTo: await this.authorization.answer(request, { allowed: false }) };
  }

  async end(ownerId: string, id: string): Promise<void> {
    if (!(await this.apps.remove(ownerId, id))) throw new NotFound('Connected app');
  }
}
