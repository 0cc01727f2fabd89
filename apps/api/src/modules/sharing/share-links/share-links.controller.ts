import { CreateShareLinkDto } from '@career/contracts/share-links/create-share-link.dto';
import { ShareLinkDto } from '@career/contracts/share-links/share-link.dto';
import { SharedFileQueryDto } from '@career/contracts/share-links/shared-file-query.dto';
import { Body, Controller, Delete, Get, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { WRITE_PROBLEMS } from '../../../http/api-problems.decorator.ts';
import { Endpoint } from '../../../http/endpoint.decorator.ts';
import { IdParam } from '../../../http/id-param.decorator.ts';
import { OwnerId } from '../../../http/owner-id.decorator.ts';
import { receivePdf } from './received-pdf.ts';
import { SHARE_LINK, ShareLinksService } from './share-links.service.ts';

const BYTES = { schema: { type: 'string', format: 'binary' } };

/** Links to pages of resumes; no token reaches these routes, since what they make is public. */
@ApiTags('Share links')
@Controller('share-links')
export class ShareLinksController {
  constructor(private readonly links: ShareLinksService) {}

  @Get()
  @Endpoint({
    summary: 'List share links',
    description: 'Last made first. Those that ended are listed for 30 days.',
    ok: { description: 'At most 200.', type: [ShareLinkDto] },
    problems: [401],
  })
  listShareLinks(@OwnerId() ownerId: string): Promise<ShareLinkDto[]> {
    return this.links.list(ownerId);
  }

  @Post()
  @Endpoint({
    summary: 'Make a share link',
    description:
      'Makes a page of a resume at an address that nobody can guess, or at a chosen one. It always shows the resume as it is stored, and ends on its day, when it is stopped, and with the resume.',
    created: { description: 'The link.', type: ShareLinkDto },
    audited: 'share-link-created',
    problems: [...WRITE_PROBLEMS, 404, 409, 429],
  })
  createShareLink(@OwnerId() ownerId: string, @Body() body: CreateShareLinkDto): Promise<ShareLinkDto> {
    return this.links.create(ownerId, body);
  }

  @Delete(':id')
  @Endpoint({
    summary: 'Stop a share link',
    description: 'From now on its address answers as a wrong one does.',
    idOf: 'the link',
    noContent: 'Stopped.',
    audited: 'share-link-stopped',
    problems: [401, 403, 404],
  })
  stopShareLink(@OwnerId() ownerId: string, @IdParam(SHARE_LINK) id: string): Promise<void> {
    return this.links.stop(ownerId, id);
  }

  @Put(':id/file')
  @Endpoint({
    summary: 'Let visitors download a PDF',
    description:
      'Keeps a PDF of at most 512 KB with the link. It is given out as long as the resume is the version that it was made of.',
    idOf: 'the link',
    ok: { description: 'The link.', type: ShareLinkDto },
    problems: [...WRITE_PROBLEMS, 404, 422],
  })
  @ApiConsumes('application/pdf')
  @ApiBody({ ...BYTES, description: 'The bytes of the PDF.' })
  async putSharedFile(
    @OwnerId() ownerId: string,
    @IdParam(SHARE_LINK) id: string,
    @Query() { version }: SharedFileQueryDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ShareLinkDto> {
    return this.links.keepFile(ownerId, id, version, await receivePdf(request, response));
  }

  @Delete(':id/file')
  @Endpoint({
    summary: 'End the download of a PDF',
    description: 'Removes the PDF of a link.',
    idOf: 'the link',
    noContent: 'Removed.',
    problems: [401, 403, 404],
  })
  deleteSharedFile(@OwnerId() ownerId: string, @IdParam(SHARE_LINK) id: string): Promise<void> {
    return this.links.removeFile(ownerId, id);
  }
}
