import { applyMarket } from '@career/career/markets/apply-market';
import { type ReviewBlock, type ReviewLine, reviewBlocks } from '@career/career/reviews/review-lines';
import { loadDocumentWords } from '@career/contracts/document-words/document-words';
import { finishedResume } from '@career/contracts/marked-text/finished-resume';
import { printedFacts } from '@career/contracts/resume-table/printed-facts';
import type { DocumentLanguage } from '@career/contracts/vocabulary/document-languages';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { REVIEW_PAGE_PATH } from '@career/contracts/vocabulary/share-vocabulary';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/app.config.ts';
import { InvalidFields, NotFound, Unprocessable } from '../../../errors/domain-errors.ts';
import type { FormFields } from '../../../http/pages/form-fields.decorator.ts';
import { faceStyle } from '../../../http/pages/page-faces.ts';
import type { PlainPage } from '../../../http/pages/page-layout.ts';
import { AccountLimits } from '../../identity/account/account-limits.service.ts';
import { ResumesService } from '../../resumes/resumes.service.ts';
import type { ReviewLink } from '../review-links/review-link.entity.ts';
import { type NewReviewComment, ReviewLinksRepository } from '../review-links/review-links.repository.ts';
import { AddressLimit } from './address-limit.ts';
import { pageRefusals } from './page-refusals.ts';
import { pageTexts } from './page-texts.ts';
import { reviewPage } from './review-page.ts';
import type { Visitor } from './visitor.decorator.ts';

const PAGE = 'Page';

type Refusals = ReturnType<typeof pageRefusals>;

/** A resume as a reviewer reads it. */
interface Read {
  name: string;
  language: DocumentLanguage;
  blocks: ReviewBlock[];
}

/** Pages on which people without an account review a resume. */
@Injectable()
export class ReviewPagesService {
  constructor(
    private readonly links: ReviewLinksRepository,
    private readonly resumes: ResumesService,
    private readonly limits: AccountLimits,
    private readonly addresses: AddressLimit,
    private readonly config: AppConfig,
  ) {}

  async open(slug: string, visitor: Visitor, { on, sent }: FormFields): Promise<PlainPage> {
    const link = await this.find(slug, visitor);
    const { name, language, blocks } = await this.read(link);
    return reviewPage({
      path: pathOf(link),
      name,
      language,
      texts: pageTexts(visitor, language),
      blocks,
      comments: await this.links.comments(link.userId, [link.id]),
      on,
      hasSent: sent === '1',
      until: link.expiresAt,
      faces: (text) => faceStyle(this.config.webDist, text),
    });
  }

  /** Keeps a comment for the owner. @returns where the browser goes next. */
  async comment(slug: string, visitor: Visitor, form: FormFields): Promise<string> {
    const link = await this.find(slug, visitor);
    const { language, blocks } = await this.read(link);
    const refusals = pageRefusals(pageTexts(visitor, language));
    const comment = commentOf(form, blocks, refusals);
    await this.limits.take('review-comment-place', visitor.place, refusals.manyComments);
    const kept = await this.links.addComment(link, comment);
    if (kept === 'ended') throw new NotFound(PAGE);
    if (kept === 'full') throw new Unprocessable(refusals.fullReview(LIMITS.reviewCommentsMax));
    return `${pathOf(link)}?sent=1`;
  }

  private find(slug: string, visitor: Visitor): Promise<ReviewLink> {
    return this.addresses.find(slug, visitor, (known) => this.links.openAt(known));
  }

  /** What a reviewer reads: the lines that are printed, and whose they are. */
  private async read(link: ReviewLink): Promise<Read> {
    const resume = await this.resumes.get(link.userId, link.resumeId);
    const printed = printedFacts(applyMarket(finishedResume(resume)));
    const { firstName = '', lastName = '' } = printed.personalInfo;
    const words = await loadDocumentWords(printed.designOptions?.language);
    return {
      name: `${firstName} ${lastName}`.trim(),
      language: words.language,
      blocks: reviewBlocks(printed, words),
    };
  }
}

const pathOf = ({ slug }: ReviewLink): string => `${REVIEW_PAGE_PATH}/${slug}`;

/** @throws InvalidFields for a comment that says nothing, or too much. */
function commentOf(form: FormFields, blocks: readonly ReviewBlock[], refusals: Refusals): NewReviewComment {
  const { label, line } = lineOf(form, blocks, refusals);
  const [name, comment, after] = [form.name, form.comment, form.after].map((text) => text?.trim() ?? '');
  if (!comment && !after) throw new InvalidFields([{ field: 'comment', message: refusals.noComment }]);
  needLength('name', name, LIMITS.nameMax, refusals.longName);
  needLength('comment', comment, LIMITS.reviewCommentMax, refusals.longComment);
  needLength('after', after, LIMITS.reviewCommentMax, refusals.longLine);
  return {
    name: name ?? '',
    field: line.field,
    label,
    before: line.text,
    // One line for one line.
    after: line.field === '' ? '' : (after ?? '').replace(/\s+/g, ' '),
    comment: comment ?? '',
  };
}

/** The line of the form as the resume has it; what the form says it reads must be so. */
function lineOf(
  { on, line: read }: FormFields,
  blocks: readonly ReviewBlock[],
  { changedLine }: Refusals,
): { label: string; line: ReviewLine } {
  for (const { label, lines } of blocks) {
    const line = lines.find(({ key, text }) => key === on && text === read);
    if (line) return { label, line };
  }
  throw new Unprocessable(changedLine);
}

function needLength(
  field: string,
  text: string | undefined,
  most: number,
  refusal: (most: number) => string,
): void {
  if ([...(text ?? '')].length > most) throw new InvalidFields([{ field, message: refusal(most) }]);
}
