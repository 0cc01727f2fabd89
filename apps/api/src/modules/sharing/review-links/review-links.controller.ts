import { CreateReviewLinkDto } from '@career/contracts/review-links/create-review-link.dto';
import { ReviewCommentDto, ReviewLinkDto } from '@career/contracts/review-links/review-link.dto';
import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { WRITE_PROBLEMS } from '../../../http/api-problems.decorator.ts';
import { Endpoint } from '../../../http/endpoint.decorator.ts';
import { IdParam } from '../../../http/id-param.decorator.ts';
import { OwnerId } from '../../../http/owner-id.decorator.ts';
import { REVIEW_COMMENT, REVIEW_LINK, ReviewLinksService } from './review-links.service.ts';

/** Reviews of resumes by people without an account; no token reaches these routes, since what they make is public. */
@ApiTags('Review links')
@Controller('review-links')
export class ReviewLinksController {
  constructor(private readonly links: ReviewLinksService) {}

  @Get()
  @Endpoint({
    summary: 'List review links',
    description: 'Last made first, with their comments. Those that ended are listed for 30 days.',
    ok: { description: 'At most 50.', type: [ReviewLinkDto] },
    problems: [401],
  })
  listReviewLinks(@OwnerId() ownerId: string): Promise<ReviewLinkDto[]> {
    return this.links.list(ownerId);
  }

  @Post()
  @Endpoint({
    summary: 'Make a review link',
    description:
      'Makes a page on which whoever has its address comments on lines of the resume and proposes other words. It ends after 7 days, when it is stopped, and with the resume. Nothing it brings changes the resume before the owner accepts it.',
    created: { description: 'The link.', type: ReviewLinkDto },
    audited: 'review-link-created',
    problems: [...WRITE_PROBLEMS, 404, 409],
  })
  createReviewLink(
    @OwnerId() ownerId: string,
    @Body() { resumeId }: CreateReviewLinkDto,
  ): Promise<ReviewLinkDto> {
    return this.links.create(ownerId, resumeId);
  }

  @Delete(':id')
  @Endpoint({
    summary: 'Stop a review link',
    description: 'From now on its address answers as a wrong one does. Its comments stay.',
    idOf: 'the link',
    noContent: 'Stopped.',
    audited: 'review-link-stopped',
    problems: [401, 403, 404],
  })
  stopReviewLink(@OwnerId() ownerId: string, @IdParam(REVIEW_LINK) id: string): Promise<void> {
    return this.links.stop(ownerId, id);
  }

  @Post('comments/:id/accept')
  @Endpoint({
    summary: 'Accept proposed words',
    description:
      'Puts the words into the line of the resume. Refused when the line has changed since (422), and when the resume is saved at the same moment (409).',
    idOf: 'the comment',
    ok: { description: 'The comment.', type: ReviewCommentDto },
    problems: [400, 401, 403, 404, 409, 422],
  })
  acceptReviewComment(
    @OwnerId() ownerId: string,
    @IdParam(REVIEW_COMMENT) id: string,
  ): Promise<ReviewCommentDto> {
    return this.links.accept(ownerId, id);
  }

  @Post('comments/:id/dismiss')
  @Endpoint({
    summary: 'Dismiss a comment',
    description: 'Nothing is changed.',
    idOf: 'the comment',
    ok: { description: 'The comment.', type: ReviewCommentDto },
    problems: [400, 401, 403, 404, 422],
  })
  dismissReviewComment(
    @OwnerId() ownerId: string,
    @IdParam(REVIEW_COMMENT) id: string,
  ): Promise<ReviewCommentDto> {
    return this.links.dismiss(ownerId, id);
  }
}
