import { applyMarket } from '@career/career/markets/apply-market';
import { loadDocumentWords } from '@career/contracts/document-words/document-words';
import { finishedResume } from '@career/contracts/marked-text/finished-resume';
import { outlineResume } from '@career/contracts/resume-table/resume-outline';
import type { ResumeDto } from '@career/contracts/resumes/resume.dto';
import { fileStemOr } from '@career/contracts/vocabulary/file-names';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { SHARED_PAGE_PATH } from '@career/contracts/vocabulary/share-vocabulary';
import { Injectable, Logger } from '@nestjs/common';
import { AppConfig } from '../../../config/app.config.ts';
import { InvalidFields, NotFound } from '../../../errors/domain-errors.ts';
import type { FormFields } from '../../../http/pages/form-fields.decorator.ts';
import { faceStyle } from '../../../http/pages/page-faces.ts';
import type { PlainPage } from '../../../http/pages/page-layout.ts';
import { AccountLimits } from '../../identity/account/account-limits.service.ts';
import { Passwords } from '../../identity/account/passwords.service.ts';
import { ResumesService } from '../../resumes/resumes.service.ts';
import type { ShareLink } from '../share-links/share-link.entity.ts';
import { ShareLinksRepository } from '../share-links/share-links.repository.ts';
import { REPORT_REASONS } from '../share-links/share-report.entity.ts';
import { AddressLimit } from './address-limit.ts';
import { pageRefusals } from './page-refusals.ts';
import { pageTexts } from './page-texts.ts';
import { isTicketOf, pageTicket } from './page-ticket.ts';
import { passwordPage } from './password-page.ts';
import { reportedPage, reportPage } from './report-page.ts';
import { resumePage } from './resume-page.ts';
import type { Visitor } from './visitor.decorator.ts';

const PAGE = 'Page';

/** A PDF and the name that it is saved under. */
interface SharedFile {
  bytes: Uint8Array;
  name: string;
}

/** Pages of resumes for everybody who has their address. */
@Injectable()
export class SharedPagesService {
  private readonly logger = new Logger('SharedPages');

  constructor(
    private readonly links: ShareLinksRepository,
    private readonly resumes: ResumesService,
    private readonly limits: AccountLimits,
    private readonly addresses: AddressLimit,
    private readonly passwords: Passwords,
    private readonly config: AppConfig,
  ) {}

  async open(slug: string, visitor: Visitor, { part = '1', ticket = '' }: FormFields): Promise<PlainPage> {
    const link = await this.find(slug, visitor);
    if (!this.isUnlocked(link, ticket))
      return { html: passwordPage(pageTexts(visitor), pathOf(link), false) };
    const isFirst = part === '1' && ticket === '';
    return this.show(link, { ...visitor, isCounted: visitor.isCounted && isFirst }, part);
  }

  /** The page, for the right password. */
  async unlock(slug: string, visitor: Visitor, { password = '' }: FormFields): Promise<PlainPage> {
    const link = await this.find(slug, visitor);
    if (link.password && !(await this.passwordFits(link, visitor, password)))
      return { status: 403, html: passwordPage(pageTexts(visitor), pathOf(link), true) };
    return this.show(link, visitor, '1');
  }

  async file(slug: string, visitor: Visitor, { ticket = '' }: FormFields): Promise<SharedFile> {
    const link = await this.find(slug, visitor);
    const resume = await this.resumes.get(link.userId, link.resumeId);
    const isGiven = this.isUnlocked(link, ticket) && link.fileVersion === resume.version;
    const bytes =
      isGiven && (await this.links.pass(link.id, false)) ? await this.links.fileOf(link.id) : undefined;
    if (!bytes) throw new NotFound(PAGE);
    const { firstName = '', lastName = '' } = resume.personalInfo;
    return { bytes, name: `${fileStemOr(`${firstName} ${lastName}`, 'Resume')}.pdf` };
  }

  async reportForm(slug: string, visitor: Visitor): Promise<PlainPage> {
    const path = pathOf(await this.find(slug, visitor));
    return { html: reportPage(pageTexts(visitor), path, LIMITS.reportNoteMax) };
  }

  /** Keeps a report for the operator, and says in the log that there is one. */
  async report(slug: string, visitor: Visitor, { reason = '', note = '' }: FormFields): Promise<PlainPage> {
    const link = await this.find(slug, visitor);
    const known = REPORT_REASONS.find((one) => one === reason);
    const texts = pageTexts(visitor);
    const refusals = pageRefusals(texts);
    if (!known) throw new InvalidFields([{ field: 'reason', message: refusals.noReason }]);
    if ([...note].length > LIMITS.reportNoteMax)
      throw new InvalidFields([{ field: 'note', message: refusals.longNote(LIMITS.reportNoteMax) }]);
    await this.limits.take('share-report-place', visitor.place, refusals.manyReports);
    await this.links.report(link.id, known, note.trim());
    this.logger.warn(`A shared page was reported: link ${link.id}, reason ${known}`);
    return { html: reportedPage(texts) };
  }

  private find(slug: string, visitor: Visitor): Promise<ShareLink> {
    return this.addresses.find(slug, visitor, (known) => this.links.openAt(known));
  }

  private isUnlocked(link: ShareLink, ticket: string): boolean {
    return !link.password || isTicketOf(link, ticket, this.config.sessionSecret());
  }

  private async passwordFits(link: ShareLink, visitor: Visitor, password: string): Promise<boolean> {
    const here = `${link.id} ${visitor.place}`;
    const message = pageRefusals(pageTexts(visitor)).manyPasswords;
    await this.limits.take('share-password-place', here, message);
    await this.limits.take('share-password-link', link.id, message);
    const fits =
      password.length <= LIMITS.passwordMax && (await this.passwords.fits(link.password, password));
    if (!fits) return false;
    await this.limits.giveBack('share-password-place', here);
    await this.limits.giveBack('share-password-link', link.id);
    return true;
  }

  private async show(link: ShareLink, visitor: Visitor, part: string): Promise<PlainPage> {
    const resume = printed(await this.resumes.get(link.userId, link.resumeId));
    const { language } = await loadDocumentWords(resume.designOptions?.language);
    const page = resumePage({
      path: pathOf(link),
      outline: outlineResume(resume),
      paper: resume.designOptions?.pageSize ?? undefined,
      language,
      texts: pageTexts(visitor, language),
      part: /^\d{1,3}$/.test(part) ? Number(part) : 1,
      ticket: link.password ? pageTicket(link, this.config.sessionSecret()) : undefined,
      hasFile: link.fileVersion === resume.version,
      pageBytes: LIMITS.sharedPageBytes,
      faces: (text) => faceStyle(this.config.webDist, text),
    });
    // Last, so that a link that was stopped meanwhile shows nothing.
    if (!page || !(await this.links.pass(link.id, visitor.isCounted))) throw new NotFound(PAGE);
    return page;
  }
}

const pathOf = ({ slug }: ShareLink): string => `${SHARED_PAGE_PATH}/${slug}`;

/** What every file of a resume is made of, too: what is stored, as its market expects it. */
const printed = (resume: ResumeDto): ResumeDto => applyMarket(finishedResume(resume));
