import { Controller, Get, Param, Post, Res, UseFilters, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { type FormFields, SentForm, SentQuery } from '../../../http/pages/form-fields.decorator.ts';
import { sendPage } from '../../../http/pages/page-layout.ts';
import { PlainPageFilter } from '../../../http/pages/plain-page.filter.ts';
import { PlainPageGuard } from '../../../http/pages/plain-page.guard.ts';
import { Public } from '../../../http/public.decorator.ts';
import { ReviewPagesService } from './review-pages.service.ts';
import { OfVisitor, type Visitor } from './visitor.decorator.ts';

/** The pages of review links: HTML without script, outside of the API. */
@ApiExcludeController()
@Public()
@UseGuards(PlainPageGuard)
@UseFilters(PlainPageFilter)
@Controller('review')
export class ReviewPagesController {
  constructor(private readonly pages: ReviewPagesService) {}

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
  async comment(
    @Param('slug') slug: string,
    @OfVisitor() visitor: Visitor,
    @SentForm() form: FormFields,
    @Res() response: Response,
  ): Promise<void> {
    response.redirect(303, await this.pages.comment(slug, visitor, form));
  }
}
