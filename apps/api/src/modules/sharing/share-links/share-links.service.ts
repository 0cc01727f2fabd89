import type { CreateShareLinkDto } from '@career/contracts/share-links/create-share-link.dto';
import type { ShareLinkDto } from '@career/contracts/share-links/share-link.dto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { SHARED_PAGE_PATH } from '@career/contracts/vocabulary/share-vocabulary';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/app.config.ts';
import { InvalidFields, NotFound } from '../../../errors/domain-errors.ts';
import { AccountLimits } from '../../identity/account/account-limits.service.ts';
import { Passwords } from '../../identity/account/passwords.service.ts';
import { JobApplicationsService } from '../../job-applications/job-applications.service.ts';
import { RESUME, ResumesService } from '../../resumes/resumes.service.ts';
import { randomSlug } from '../random-slug.ts';
import type { ShareLink } from './share-link.entity.ts';
import { toShareLinkDto } from './share-link.mapper.ts';
import { ShareLinksRepository } from './share-links.repository.ts';

export const SHARE_LINK = 'Link';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What an owner does with the links of their resumes. */
@Injectable()
export class ShareLinksService {
  constructor(
    private readonly links: ShareLinksRepository,
    private readonly resumes: ResumesService,
    private readonly applications: JobApplicationsService,
    private readonly limits: AccountLimits,
    private readonly passwords: Passwords,
    private readonly config: AppConfig,
  ) {}

  async list(ownerId: string): Promise<ShareLinkDto[]> {
    const rows = await this.links.list(ownerId);
    const versions = new Map<string, Promise<number | undefined>>();
    for (const { resumeId } of rows)
      if (!versions.has(resumeId)) versions.set(resumeId, this.resumes.versionOf(ownerId, resumeId));
    return await Promise.all(rows.map(async (row) => this.dtoOf(row, await versions.get(row.resumeId))));
  }

  async create(ownerId: string, body: CreateShareLinkDto): Promise<ShareLinkDto> {
    const { resumeId, applicationId, password, days } = body;
    const chosen = chosenSlug(body.slug);
    const version = await this.resumes.versionOf(ownerId, resumeId);
    if (version === undefined) throw new NotFound(RESUME);
    if (applicationId) await this.applications.mustHave(ownerId, applicationId);
    // A taken address is named as such, so it must not be asked for without end.
    await this.limits.take('share-link-owner', ownerId, 'You have made many links. Please wait an hour.');
    const added = await this.links.add(ownerId, {
      resumeId,
      applicationId: applicationId ?? null,
      slug: chosen ?? randomSlug(),
      password: password ? await this.passwords.hash(password) : null,
      expiresAt: new Date(Date.now() + days * DAY_MS),
    });
    if (!added)
      throw new InvalidFields([{ field: 'slug', message: 'This address is taken. Choose another one.' }]);
    return this.dtoOf(added, version);
  }

  /** From its end on, the page is the answer to a wrong address. Stopping again does no harm. */
  async stop(ownerId: string, id: string): Promise<void> {
    if (!(await this.links.stop(ownerId, id))) throw new NotFound(SHARE_LINK);
  }

  /** Keeps a PDF for visitors to download. @param version of the resume that it was made of. */
  async keepFile(ownerId: string, id: string, version: number, bytes: Uint8Array): Promise<ShareLinkDto> {
    if (!(await this.links.keepFile(ownerId, id, { bytes, version }))) throw new NotFound(SHARE_LINK);
    return await this.get(ownerId, id);
  }

  async removeFile(ownerId: string, id: string): Promise<void> {
    if (!(await this.links.keepFile(ownerId, id, undefined))) throw new NotFound(SHARE_LINK);
  }

  private async get(ownerId: string, id: string): Promise<ShareLinkDto> {
    const row = await this.links.find(ownerId, id);
    if (!row) throw new NotFound(SHARE_LINK);
    return this.dtoOf(row, await this.resumes.versionOf(ownerId, row.resumeId));
  }

  private dtoOf(row: ShareLink, version: number | undefined): ShareLinkDto {
    return toShareLinkDto(row, this.config.linkTo(`${SHARED_PAGE_PATH}/${row.slug}`), version);
  }
}

function chosenSlug(slug: string | null | undefined): string | undefined {
  if (!slug) return undefined;
  if (slug.length < LIMITS.slugMin)
    throw new InvalidFields([
      { field: 'slug', message: `An address has at least ${LIMITS.slugMin} characters` },
    ]);
  return slug;
}
