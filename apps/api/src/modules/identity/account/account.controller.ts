import { AccountAnswerDto } from '@career/contracts/account/account-answer.dto';
import { AccountDataSizeDto } from '@career/contracts/account/account-data-size.dto';
import { ProofDto } from '@career/contracts/account/proof.dto';
import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ApiProblems, WRITE_PROBLEMS } from '../../../http/api-problems.decorator.ts';
import { Audited } from '../../../http/audit.decorator.ts';
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

  @Audited('data-downloaded')
  @Get('data')
  @ApiOperation({
    summary: 'Download all data',
    description:
      'A zip file with a JSON file for each table and the uploaded documents. At most ten an hour.',
  })
  @ApiOkResponse({
    description: 'The zip file.',
    content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
  })
  @ApiProblems(401, 429)
  downloadAccountData(
    @OwnerId() ownerId: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.exports.send(ownerId, request, response);
  }

  @Get('data/size')
  @ApiOperation({
    summary: 'Size of the download of all data',
    description: 'What the zip file weighs at most, without making it.',
  })
  @ApiOkResponse({ description: 'The size.', type: AccountDataSizeDto })
  @ApiProblems(401)
  getAccountDataSize(@OwnerId() ownerId: string): Promise<AccountDataSizeDto> {
    return this.exports.size(ownerId);
  }

  @Audited('account-deleted')
  @Post('deletion')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Delete the account',
    description:
      'At once and for good, with every row and file of the person. Asks for the password; where there is none, for the ' +
      'typed address and a code of the second factor or a fresh visit to Google.',
  })
  @ApiOkResponse({ description: 'Deleted, and signed out.', type: AccountAnswerDto })
  @ApiProblems(...WRITE_PROBLEMS, 422, 429)
  deleteAccount(
    @OwnerId() ownerId: string,
    @Body() proof: ProofDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AccountAnswerDto> {
    return this.deletion.delete(ownerId, proof, request, response);
  }
}
