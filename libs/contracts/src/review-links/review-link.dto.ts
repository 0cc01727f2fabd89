import { ApiProperty } from '@nestjs/swagger';
import {
  LINK_STATES,
  type LinkState,
  REVIEW_COMMENT_STATES,
  type ReviewCommentState,
} from '../vocabulary/share-vocabulary.ts';

/** A comment on a line of a resume, and the words that were proposed for it. */
export class ReviewCommentDto {
  @ApiProperty({ description: 'Id of the comment.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'The review link that it came by.', format: 'uuid' })
  reviewLinkId!: string;

  @ApiProperty({ description: 'Name that the reviewer gave; empty where none.', example: 'Mrs Bello' })
  name!: string;

  @ApiProperty({ description: 'Where the line is, in words.', example: 'Operations officer, Kora Foods Ltd' })
  label!: string;

  @ApiProperty({ description: 'The line as the reviewer read it.', example: 'Managed the store.' })
  before!: string;

  @ApiProperty({
    description: 'The proposed words; empty where there is only a comment.',
    example: 'Ran a store with 400 items.',
  })
  after!: string;

  @ApiProperty({ description: 'What the reviewer says; may be empty.', example: 'How large was the store?' })
  comment!: string;

  @ApiProperty({
    description: 'Whether it waits, and else what became of it.',
    enum: [...REVIEW_COMMENT_STATES],
    enumName: 'ReviewCommentState',
    example: 'waiting',
  })
  state!: ReviewCommentState;

  @ApiProperty({ description: 'When it was made, ISO 8601 in UTC.', format: 'date-time' })
  createdAt!: string;
}

/** A page on which somebody without an account comments on a resume. */
export class ReviewLinkDto {
  @ApiProperty({ description: 'Id of the link.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'The resume that is reviewed.', format: 'uuid' })
  resumeId!: string;

  @ApiProperty({
    description: 'The whole address.',
    example: 'https://toolkit.example/review/x7kq2m9p4r8s3t5v6w2y4z7a9b',
  })
  url!: string;

  @ApiProperty({
    description: 'Whether it opens the page, and else why not.',
    enum: [...LINK_STATES],
    enumName: 'LinkState',
    example: 'open',
  })
  state!: LinkState;

  @ApiProperty({ description: 'Comments that came by it, first made first.', type: () => [ReviewCommentDto] })
  comments!: ReviewCommentDto[];

  @ApiProperty({ description: 'When it ends, ISO 8601 in UTC.', format: 'date-time' })
  expiresAt!: string;

  @ApiProperty({ description: 'When it was made, ISO 8601 in UTC.', format: 'date-time' })
  createdAt!: string;
}
