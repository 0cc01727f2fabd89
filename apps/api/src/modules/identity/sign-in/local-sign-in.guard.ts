import { SignInDto } from '@career/contracts/auth/sign-in.dto';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { ContractValidationPipe } from '../../../http/contract-validation.pipe.ts';
import type { VersionedAccount } from '../profile/users.service.ts';

declare global {
  namespace Express {
    interface Request {
      /** Account whose password was found right. Apart from `user`, who is signed in. */
      passwordAccount?: VersionedAccount;
    }
  }
}

/**
 * Checks the body by the contract first, which a guard would otherwise come before, then asks passport. Whether a
 * session begins is not decided here.
 */
@Injectable()
export class LocalSignInGuard extends AuthGuard('local') {
  private readonly contract = new ContractValidationPipe();

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    request.body = await this.contract.transform(request.body, { type: 'body', metatype: SignInDto });
    return (await super.canActivate(context)) as boolean;
  }

  override getAuthenticateOptions(): object {
    return { property: 'passwordAccount', session: false };
  }
}
