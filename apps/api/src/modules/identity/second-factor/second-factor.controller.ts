import { CodeDto } from '@career/contracts/account/code.dto';
import { ProofDto } from '@career/contracts/account/proof.dto';
import { BackupCodesDto, SecondFactorSetUpDto } from '@career/contracts/account/second-factor.dto';
import { Body, Controller, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { WRITE_PROBLEMS } from '../../../http/api-problems.decorator.ts';
import { Endpoint } from '../../../http/endpoint.decorator.ts';
import { CredentialsVersion, OwnerId } from '../../../http/owner-id.decorator.ts';
import { SecondFactors } from './second-factor.service.ts';

/** Codes of an authenticator app, asked after the password. */
@ApiTags('Account')
@Controller('auth/second-factor')
export class SecondFactorController {
  constructor(private readonly factors: SecondFactors) {}

  @Post()
  @Endpoint({
    summary: 'Set up a second factor',
    description:
      'Answers what the authenticator app needs. Nothing is asked at sign-in before a code confirms it.',
    created: { description: 'To be shown to the person.', type: SecondFactorSetUpDto },
    problems: [...WRITE_PROBLEMS, 422, 429],
  })
  beginSecondFactor(
    @OwnerId() ownerId: string,
    @Body() proof: ProofDto,
    @Req() request: Request,
  ): Promise<SecondFactorSetUpDto> {
    return this.factors.begin(ownerId, proof, request);
  }

  @Put()
  @Endpoint({
    summary: 'Confirm the second factor',
    description: 'With the first code of the app.',
    ok: { description: 'On. These codes are shown this once.', type: BackupCodesDto },
    audited: 'second-factor-on',
    problems: [...WRITE_PROBLEMS, 422],
  })
  confirmSecondFactor(
    @OwnerId() ownerId: string,
    @CredentialsVersion() credentialsVersion: number,
    @Body() { code }: CodeDto,
  ): Promise<BackupCodesDto> {
    return this.factors.confirm(ownerId, credentialsVersion, code);
  }

  @Post('backup-codes')
  @Endpoint({
    summary: 'Make new backup codes',
    description: 'The old ones stop working.',
    ok: { description: 'These codes are shown this once.', type: BackupCodesDto },
    audited: 'backup-codes-renewed',
    problems: [...WRITE_PROBLEMS, 422, 429],
  })
  renewBackupCodes(
    @OwnerId() ownerId: string,
    @Body() proof: ProofDto,
    @Req() request: Request,
  ): Promise<BackupCodesDto> {
    return this.factors.renewBackupCodes(ownerId, proof, request);
  }

  @Post('removal')
  @Endpoint({
    summary: 'Turn the second factor off',
    description: 'Signing in needs only the password or Google again.',
    noContent: 'Off.',
    audited: 'second-factor-off',
    problems: [...WRITE_PROBLEMS, 422, 429],
  })
  removeSecondFactor(
    @OwnerId() ownerId: string,
    @Body() proof: ProofDto,
    @Req() request: Request,
  ): Promise<void> {
    return this.factors.turnOff(ownerId, proof, request);
  }
}
