import { DocumentDto } from '@career/contracts/documents/document.dto';
import { DOCUMENT_TYPES } from '@career/contracts/vocabulary/job-vocabulary';
import { Controller, Delete, Get, Post, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { AppConfig } from '../../config/app.config.ts';
import { WRITE_PROBLEMS } from '../../http/api-problems.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { IdParam } from '../../http/id-param.decorator.ts';
import { OwnerId } from '../../http/owner-id.decorator.ts';
import { TokenAccess } from '../../http/token-scope.decorator.ts';
import { APPLICATION } from '../job-applications/job-applications.service.ts';
import { attachment } from './attachment.ts';
import { DOCUMENT, DocumentsService } from './documents.service.ts';
import { KEPT_TYPES } from './file-kind.ts';
import { receiveFile } from './received-file.ts';

const FILE_CONTENT = Object.fromEntries(
  KEPT_TYPES.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
);

@ApiTags('Documents')
@TokenAccess('applications')
@Controller()
export class DocumentsController {
  constructor(
    private readonly documents: DocumentsService,
    private readonly config: AppConfig,
  ) {}

  @Get('job-applications/:id/documents')
  @Endpoint({
    summary: 'List documents',
    description: 'The files kept with an application, last uploaded first.',
    idOf: 'the application',
    ok: { description: 'The documents.', type: [DocumentDto] },
    problems: [401, 404, 503],
  })
  listDocuments(@OwnerId() ownerId: string, @IdParam(APPLICATION) id: string): Promise<DocumentDto[]> {
    return this.documents.list(ownerId, id);
  }

  @Post('job-applications/:id/documents')
  @Endpoint({
    summary: 'Upload a document',
    description:
      'Keeps a PDF, DOCX, PNG or JPG of at most 10 MB with the application. The same file sent again is the document that is there already.',
    idOf: 'the application',
    created: { description: 'The document.', type: DocumentDto },
    problems: [...WRITE_PROBLEMS, 404, 409, 422, 503],
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['file'],
      properties: {
        file: { type: 'string', format: 'binary', description: 'The file; its content says what it is.' },
        type: {
          type: 'string',
          enum: [...DOCUMENT_TYPES],
          default: 'other',
          description: 'What it is to the person.',
        },
      },
    },
  })
  addDocument(
    @OwnerId() ownerId: string,
    @IdParam(APPLICATION) id: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DocumentDto> {
    return this.documents.add(ownerId, id, () =>
      receiveFile(request, response, this.config.documents.incoming),
    );
  }

  @Get('documents/:id/content')
  @Endpoint({
    summary: 'Download a document',
    description: 'The file as it was uploaded, as an attachment.',
    idOf: 'the document',
    ok: {
      description: 'The file.',
      content: FILE_CONTENT,
    },
    problems: [401, 404, 503],
  })
  async getDocumentContent(
    @OwnerId() ownerId: string,
    @IdParam(DOCUMENT) id: string,
  ): Promise<StreamableFile> {
    return attachment(await this.documents.open(ownerId, id));
  }

  @Delete('documents/:id')
  @Endpoint({
    summary: 'Delete a document',
    description: 'Removes the document and its file.',
    idOf: 'the document',
    noContent: 'Deleted.',
    problems: [401, 403, 404],
  })
  deleteDocument(@OwnerId() ownerId: string, @IdParam(DOCUMENT) id: string): Promise<void> {
    return this.documents.remove(ownerId, id);
  }
}
