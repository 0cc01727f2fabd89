import { AccountAnswerDto } from '@career/contracts/account/account-answer.dto';
import { AccountDataSizeDto } from '@career/contracts/account/account-data-size.dto';
import { ProofDto } from '@career/contracts/account/proof.dto';
import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { WRITE_PROBLEMS } from '../../../http/api-problems.decorator.ts';
import { Endpoint } from '../../../http/endpoint.decorator.ts';
import { OwnerId } from '../../../http/owner-id.decorator.ts';
import { AccountDeletion } from './account-deletion.service.ts';
import { DataExport } from './data-export.service.ts';

/** The account as a whole: taking everything along, and leaving. */
@ApiTags('Account')
@Controller('account')
export class AccountController {
  constructor(
    private readonly exports: DataExport,
    private readonly deletion: AccountDeletion,
  ) {}

  @Get('data')
  @Endpoint({
    summary: 'Download all data',
    description:
      'A zip file with a JSON file for each table and the uploaded documents. At most ten an hour.',
    ok: {
      description: 'The zip file.',
      content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
    },
    audited: 'data-downloaded',
    problems: [401, 429],
  })
  downloadAccountData(
    @OwnerId() ownerId: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.exports.send(ownerId, request, response);
  }

  @Get('data/size')
  @Endpoint({
    summary: 'Size of the download of all data',
    description: 'What the zip file weighs at most, without making it.',
    ok: { description: 'The size.', type: AccountDataSizeDto },
    problems: [401],
  })
  getAccountDataSize(@OwnerId() ownerId: string): Promise<AccountDataSizeDto> {
    return this.exports.size(ownerId);
  }

  @Post('deletion')
  @Endpoint({
    summary: 'Delete the account',
    description:
      'At once and for good, with every row and file of the person. Asks for the password; where there is none, for the ' +
      'typed address and a code of the second factor or a fresh visit to Google.',
    ok: { description: 'Deleted, and signed out.', type: AccountAnswerDto },
    audited: 'account-deleted',
    problems: [...WRITE_PROBLEMS, 422, 429],
  })
  deleteAccount(
    @OwnerId() ownerId: string,
    @Body() proof: ProofDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AccountAnswerDto> {
    return this.deletion.delete(ownerId, proof, request, response);
  }
}
