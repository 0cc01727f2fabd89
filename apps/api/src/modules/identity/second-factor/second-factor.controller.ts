import { CodeDto } from '@career/contracts/account/code.dto';
import { ProofDto } from '@career/contracts/account/proof.dto';
import { BackupCodesDto, SecondFactorSetUpDto } from '@career/contracts/account/second-factor.dto';
import { Body, Controller, HttpCode, Post, Put, Req } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { Request } from 'express';
import { ApiProblems, WRITE_PROBLEMS } from '../../../http/api-problems.decorator.ts';
import { Audited } from '../../../http/audit.decorator.ts';
import { CredentialsVersion, OwnerId } from '../../../http/owner-id.decorator.ts';
import { SecondFactors } from './second-factor.service.ts';

/** Codes of an authenticator app, asked after the password. */
@ApiTags('Account')
@Controller('auth/second-factor')
export class SecondFactorController {
  constructor(private readonly factors: SecondFactors) {}

  @Post()
  @ApiOperation({
    summary: 'Set up a second factor',
    description:
      'Answers what the authenticator app needs. Nothing is asked at sign-in before a code confirms it.',
  })
  @ApiCreatedResponse({ description: 'To be shown to the person.', type: SecondFactorSetUpDto })
  @ApiProblems(...WRITE_PROBLEMS, 422, 429)
  beginSecondFactor(
    @OwnerId() ownerId: string,
    @Body() proof: ProofDto,
    @Req() request: Request,
  ): Promise<SecondFactorSetUpDto> {
    return this.factors.begin(ownerId, proof, request);
  }

  @Audited('second-factor-on')
  @Put()
  @ApiOperation({ summary: 'Confirm the second factor', description: 'With the first code of the app.' })
  @ApiOkResponse({ description: 'On. These codes are shown this once.', type: BackupCodesDto })
  @ApiProblems(...WRITE_PROBLEMS, 422)
  confirmSecondFactor(
    @OwnerId() ownerId: string,
    @CredentialsVersion() credentialsVersion: number,
    @Body() { code }: CodeDto,
  ): Promise<BackupCodesDto> {
    return this.factors.confirm(ownerId, credentialsVersion, code);
  }

  @Audited('backup-codes-renewed')
  @Post('backup-codes')
  @HttpCode(200)
  @ApiOperation({ summary: 'Make new backup codes', description: 'The old ones stop working.' })
  @ApiOkResponse({ description: 'These codes are shown this once.', type: BackupCodesDto })
  @ApiProblems(...WRITE_PROBLEMS, 422, 429)
  renewBackupCodes(
    @OwnerId() ownerId: string,
    @Body() proof: ProofDto,
    @Req() request: Request,
  ): Promise<BackupCodesDto> {
    return this.factors.renewBackupCodes(ownerId, proof, request);
  }

  @Audited('second-factor-off')
  @Post('removal')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Turn the second factor off',
    description: 'The password, or Google, alone opens the account again.',
  })
  @ApiNoContentResponse({ description: 'Off.' })
  @ApiProblems(...WRITE_PROBLEMS, 422, 429)
  removeSecondFactor(
    @OwnerId() ownerId: string,
    @Body() proof: ProofDto,
    @Req() request: Request,
  ): Promise<void> {
    return this.factors.turnOff(ownerId, proof, request);
  }
}
