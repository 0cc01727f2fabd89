import {
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Res,
  StreamableFile,
  UseFilters,
  UseGuards,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { create as contentDisposition } from 'content-disposition';
import type { Response } from 'express';
import { type FormFields, SentForm, SentQuery } from '../../../http/pages/form-fields.decorator.ts';
import { sendPage } from '../../../http/pages/page-layout.ts';
import { PlainPageFilter } from '../../../http/pages/plain-page.filter.ts';
import { PlainPageGuard } from '../../../http/pages/plain-page.guard.ts';
import { Public } from '../../../http/public.decorator.ts';
import { SharedPagesService } from './shared-pages.service.ts';
import { OfVisitor, type Visitor } from './visitor.decorator.ts';

/** The pages of share links: HTML without script, outside of the API. */
@ApiExcludeController()
@Public()
@UseGuards(PlainPageGuard)
@UseFilters(PlainPageFilter)
@Controller('r')
export class SharedPagesController {
  constructor(private readonly pages: SharedPagesService) {}

  @Get(':slug')
  async open(
    @Param('slug') slug: string,
    @OfVisitor() visitor: Visitor,
    @SentQuery() query: FormFields,
    @Res() response: Response,
  ): Promise<void> {
    sendPage(response, await this.pages.open(slug, visitor, query));
  }

  @Post(':slug')
  async unlock(
    @Param('slug') slug: string,
    @OfVisitor() visitor: Visitor,
    @SentForm() form: FormFields,
    @Res() response: Response,
  ): Promise<void> {
    sendPage(response, await this.pages.unlock(slug, visitor, form));
  }

  @Get(':slug/resume.pdf')
  async download(
    @Param('slug') slug: string,
    @OfVisitor() visitor: Visitor,
    @SentQuery() query: FormFields,
  ): Promise<StreamableFile> {
    const { bytes, name } = await this.pages.file(slug, visitor, query);
    return new StreamableFile(bytes, {
      type: 'application/pdf',
      length: bytes.length,
      disposition: contentDisposition(name),
    });
  }

  @Get(':slug/report')
  async askReport(
    @Param('slug') slug: string,
    @OfVisitor() visitor: Visitor,
    @Res() response: Response,
  ): Promise<void> {
    sendPage(response, await this.pages.reportForm(slug, visitor));
  }

  @Post(':slug/report')
  @HttpCode(200)
  async report(
    @Param('slug') slug: string,
    @OfVisitor() visitor: Visitor,
    @SentForm() form: FormFields,
    @Res() response: Response,
  ): Promise<void> {
    sendPage(response, await this.pages.report(slug, visitor, form));
  }
}
