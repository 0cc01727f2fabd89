import { dayIn } from '@career/career/calendar/zoned-time';
import { successRateOf } from '@career/career/jobs/success-rate';
import type { ApplicationQueryDto } from '@career/contracts/job-applications/application-query.dto';
import type { ApplicationSummaryDto } from '@career/contracts/job-applications/application-summary.dto';
import type {
  JobApplicationDto,
  ListedApplicationDto,
} from '@career/contracts/job-applications/job-application.dto';
import type { SaveJobApplicationDto } from '@career/contracts/job-applications/save-job-application.dto';
import type { StatusChangeDto } from '@career/contracts/job-applications/status-change.dto';
import type { ApplicationSort, ApplicationStatus } from '@career/contracts/vocabulary/job-vocabulary';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Injectable } from '@nestjs/common';
import type { Page, RowPlace } from '../../database/keyset.ts';
import { NotFound } from '../../errors/domain-errors.ts';
import { UsersService } from '../identity/profile/users.service.ts';
import { emptyContent, storedContent } from './application-content.ts';
import { applicationCursorText, parseApplicationCursor } from './application-cursor.ts';
import { APPLICATION_KIND } from './application-kind.ts';
import { folded, searchPatterns, sortKeyOf } from './application-search.ts';
import { DocumentReferencesService } from './document-references.service.ts';
import {
  type ListedApplication,
  toJobApplicationDto,
  toListedApplicationDto,
  toStatusChangeDto,
} from './job-application.mapper.ts';
import { type ApplicationFilter, JobApplicationsRepository } from './job-applications.repository.ts';

export const APPLICATION = APPLICATION_KIND.name;

@Injectable()
export class JobApplicationsService {
  constructor(
    private readonly applications: JobApplicationsRepository,
    private readonly references: DocumentReferencesService,
    private readonly users: UsersService,
  ) {}

  async list(
    ownerId: string,
    { limit, cursor, q, status, from, to, sort }: ApplicationQueryDto,
  ): Promise<Page<ListedApplicationDto>> {
    const size = limit ?? LIMITS.pageDefault;
    const filter: ApplicationFilter = {
      patterns: searchPatterns(q ?? ''),
      status: status ?? undefined,
      from: from || undefined,
      to: to || undefined,
    };
    const order = sort ?? (filter.from || filter.to ? '-appliedDate' : '-createdAt');
    const start = parseApplicationCursor(order, cursor);
    const { rows, total } = await this.found(ownerId, filter, order, size, start);
    const shown = rows.slice(0, size);
    const last = shown.at(-1);
    const next = rows.length > size && last ? applicationCursorText(order, last) : undefined;
    return { rows: shown.map(toListedApplicationDto), total, next };
  }

  async summary(ownerId: string): Promise<ApplicationSummaryDto> {
    const { applied, interview, offer, rejected } = await this.applications.counts(ownerId);
    const total = applied + interview + offer + rejected;
    return { total, applied, interview, offer, rejected, successRate: successRateOf(offer, total) };
  }

  async get(ownerId: string, id: string): Promise<JobApplicationDto> {
    const application = await this.applications.find(ownerId, id);
    if (!application) throw new NotFound(APPLICATION);
    return toJobApplicationDto(application);
  }

  async create(
    ownerId: string,
    body: SaveJobApplicationDto,
    key: string | undefined,
  ): Promise<JobApplicationDto> {
    const contentOf = async () => {
      const content = storedContent(emptyContent(await this.today(ownerId)), body);
      await this.references.check(ownerId, content);
      return content;
    };
    return toJobApplicationDto(await this.applications.createOnce(ownerId, key, contentOf));
  }

  async update(ownerId: string, id: string, body: SaveJobApplicationDto): Promise<JobApplicationDto> {
    const before = await this.applications.find(ownerId, id);
    if (!before) throw new NotFound(APPLICATION);
    await this.references.check(ownerId, body, before);
    return toJobApplicationDto(
      await this.applications.update(ownerId, id, body.version, (held) => storedContent(held, body)),
    );
  }

  async setStatus(ownerId: string, id: string, status: ApplicationStatus): Promise<JobApplicationDto> {
    return toJobApplicationDto(await this.applications.setStatus(ownerId, id, status));
  }

  remove(ownerId: string, id: string): Promise<void> {
    return this.applications.remove(ownerId, id);
  }

  /** Notes which resume was made for an application; one that is gone meanwhile needs none. */
  async useResume(ownerId: string, id: string, resumeId: string): Promise<void> {
    await this.applications.useResume(ownerId, id, resumeId);
  }

  /** @throws NotFound when this is not an application of the owner. */
  async mustHave(ownerId: string, id: string): Promise<void> {
    if (!(await this.applications.has(ownerId, id))) throw new NotFound(APPLICATION);
  }

  /** For each job the last application for it: by the address of the posting, else by company and position. */
  async trackedAs(
    ownerId: string,
    jobs: readonly Pick<JobApplicationDto, 'company' | 'position' | 'jobUrl'>[],
  ): Promise<(Pick<JobApplicationDto, 'id' | 'status'> | undefined)[]> {
    const keys = [...new Set(jobs.map(({ company }) => sortKeyOf(company)))];
    const known = await this.applications.atEmployers(ownerId, keys);
    return jobs.map(({ company, position, jobUrl }) =>
      known.find(
        (one) =>
          one.companyKey === sortKeyOf(company) &&
          ((jobUrl !== '' && one.jobUrl === jobUrl) || folded(one.position) === folded(position)),
      ),
    );
  }

  async history(ownerId: string, id: string): Promise<StatusChangeDto[]> {
    await this.mustHave(ownerId, id);
    return (await this.applications.history(ownerId, id)).map(toStatusChangeDto);
  }

  /** The day where the person is. */
  private async today(ownerId: string): Promise<string> {
    return dayIn((await this.users.get(ownerId)).timeZone, new Date());
  }

  /** Stored counts give the number for each status; narrower filters are counted as far as is quick. */
  private async found(
    ownerId: string,
    filter: ApplicationFilter,
    order: ApplicationSort,
    size: number,
    start: RowPlace | undefined,
  ): Promise<{ rows: ListedApplication[]; total: number | undefined }> {
    const { patterns, status, from, to } = filter;
    if (patterns.length > 0 || from || to) {
      const among = await this.applications.few(ownerId, filter);
      const rows = await this.applications.list(ownerId, { filter, among }, order, size, start);
      return { rows, total: among?.length };
    }
    const rows = await this.applications.page(ownerId, status, order, size, start);
    if (rows[0]) return { rows, total: rows[0].total };
    const counts = await this.summary(ownerId);
    return { rows, total: status ? counts[status] : counts.total };
  }
}
