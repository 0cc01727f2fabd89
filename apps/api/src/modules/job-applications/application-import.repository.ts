import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.ts';
import { needRoom, takeTurn } from '../../database/quota.ts';
import type { StoredContent } from './application-content.ts';
import { APPLICATION_QUOTA } from './application-quota.ts';
import { folded } from './application-search.ts';
import { type JobApplication, JobApplicationEntity } from './job-application.entity.ts';
import { StatusChangeEntity } from './status-change.entity.ts';

/** A row of a table as it would be stored. */
export type ImportedRow = StoredContent & {
  /** Whether the table says when the application was made. */
  isDated: boolean;
};

/** What identifies an application. */
type Known = Pick<JobApplication, 'position' | 'jobUrl' | 'appliedDate'> & { companyKey: string };

/** Writes many applications of one owner at once. */
@Injectable()
export class ApplicationImportRepository {
  constructor(private readonly database: Database) {}

  /**
   * Adds the rows that are not there yet. One request of a person at a time, so that a table sent twice at once is not
   * taken twice.
   * @returns for each row whether it was added, or would be.
   */
  add(ownerId: string, rows: ImportedRow[], { onlyLook }: { onlyLook: boolean }): Promise<boolean[]> {
    return this.database.transaction(async (em) => {
      await takeTurn(em, ownerId, APPLICATION_QUOTA.name);
      const known = await knownTo(em, ownerId, rows);
      const isNew = rows.map((row) => {
        const others = known.get(jobOf(row)) ?? [];
        if (others.some((other) => isSame(row, other))) return false;
        known.set(jobOf(row), [...others, row]);
        return true;
      });
      if (!onlyLook)
        await this.write(
          em,
          ownerId,
          rows.filter((_row, index) => isNew[index]),
        );
      return isNew;
    });
  }

  private async write(em: EntityManager, ownerId: string, rows: ImportedRow[]): Promise<void> {
    await needRoom(em, ownerId, APPLICATION_QUOTA, rows.length);
    const created = rows.map(
      ({ isDated: _isDated, ...content }) =>
        em.create(
          JobApplicationEntity,
          {
            ...content,
            reached: [content.status],
            userId: ownerId,
          },
          { partial: true },
        ) as JobApplication,
    );
    await em.persist(created).flush();
    for (const { id, status } of created) {
      em.create(
        StatusChangeEntity,
        { jobApplicationId: id, userId: ownerId, from: null, to: status },
        { partial: true, persist: true },
      );
    }
    await em.flush();
  }
}

const jobOf = ({ companyKey, position }: Known): string => `${companyKey}\n${folded(position)}`;

/** What the owner has at the employers of these rows, by employer and position. */
async function knownTo(
  em: EntityManager,
  ownerId: string,
  rows: ImportedRow[],
): Promise<Map<string, Known[]>> {
  const employers = [...new Set(rows.map(({ companyKey }) => companyKey))];
  const found = await em
    .createQueryBuilder(JobApplicationEntity, 'application')
    .select(['companyKey', 'position', 'jobUrl', 'appliedDate'], true)
    .where({ userId: ownerId, companyKey: { $in: employers } })
    .execute<Known[]>('all');
  return Map.groupBy(found, jobOf);
}

/** Of two applications for one job, day and address count where both sides say one. */
const isSame = (row: ImportedRow, other: Known): boolean =>
  (!row.isDated || row.appliedDate === other.appliedDate) &&
  (row.jobUrl === '' || other.jobUrl === '' || row.jobUrl === other.jobUrl);
