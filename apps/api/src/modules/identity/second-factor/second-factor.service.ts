import type { ProofDto } from '@career/contracts/account/proof.dto';
import type { BackupCodesDto, SecondFactorSetUpDto } from '@career/contracts/account/second-factor.dto';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Secret } from 'otpauth';
import { TextEncryption } from '../../../database/text-encryption.ts';
import { InvalidFields, Unprocessable } from '../../../errors/domain-errors.ts';
import { AccountMails } from '../account/account-mails.ts';
import type { AccountChange } from '../account/mails/account-changed.mail.ts';
import { OwnerProof } from '../account/owner-proof.service.ts';
import { UsersService } from '../profile/users.service.ts';
import { newBackupCodes } from './backup-codes.ts';
import { SecondFactorRepository } from './second-factor.repository.ts';
import { SecondFactorCodes, totpOf, WRONG_CODE } from './second-factor-codes.ts';

/** RFC 4226 asks for at least 128 bits and recommends 160. */
const SECRET_BYTES = 20;

/** The optional second factor: codes of an authenticator app (RFC 6238), and backup codes for when it is lost. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly users: UsersService,
    private readonly proof: OwnerProof,
    private readonly encryption: TextEncryption,
    private readonly mails: AccountMails,
    private readonly codes: SecondFactorCodes,
  ) {}

  async begin(ownerId: string, proof: ProofDto, request: Request): Promise<SecondFactorSetUpDto> {
    await this.proof.check(ownerId, proof, request);
    const { email } = await this.users.get(ownerId);
    const secret = new Secret({ size: SECRET_BYTES });
    if (!(await this.factors.begin(ownerId, this.encryption.encrypt('second-factor', secret.base32)))) {
      throw new Unprocessable('Two-step verification is already on. Turn it off before you set it up again.');
    }
    return { secret: secret.base32, address: totpOf(secret.base32, email).toString() };
  }

  /**
   * The first code shows that the app was set up right; only from then on codes are asked.
   * @param credentialsVersion with which the session that asks was begun.
   */
  async confirm(ownerId: string, credentialsVersion: number, code: string): Promise<BackupCodesDto> {
    const factor = await this.factors.find(ownerId);
    if (!factor || factor.confirmedAt)
      throw new Unprocessable('There is nothing to finish here. Please start again.');
    const step = this.codes.stepOf(factor, code);
    if (step === undefined) throw new InvalidFields([{ field: 'code', message: WRONG_CODE }]);
    const codes = newBackupCodes();
    const { confirmed } = await this.users.whileCurrent(ownerId, credentialsVersion, (em) =>
      this.factors.confirm(ownerId, step, this.hashesOf(codes), em),
    );
    if (confirmed === 0) {
      throw new Unprocessable('There is nothing to finish here. Please start again.');
    }
    await this.tell(ownerId, { what: 'codes-on' });
    return { codes };
  }

  async renewBackupCodes(ownerId: string, proof: ProofDto, request: Request): Promise<BackupCodesDto> {
    await this.proof.check(ownerId, proof, request);
    const codes = newBackupCodes();
    if (!(await this.factors.replaceBackupCodes(ownerId, this.hashesOf(codes)))) {
      throw new Unprocessable('Two-step verification is not on for this account.');
    }
    await this.tell(ownerId, { what: 'backup-codes' });
    return { codes };
  }

  async turnOff(ownerId: string, proof: ProofDto, request: Request): Promise<void> {
    await this.proof.check(ownerId, proof, request);
    await this.factors.remove(ownerId);
    await this.tell(ownerId, { what: 'codes-off' });
  }

  private hashesOf(codes: string[]): string[] {
    return codes.map((code) => this.codes.hashOf(code));
  }

  private async tell(ownerId: string, change: AccountChange): Promise<void> {
    this.mails.changed(await this.users.get(ownerId), change);
  }
}
