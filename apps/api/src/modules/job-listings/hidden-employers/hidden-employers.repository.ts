import type { HiddenEmployerDto } from '@career/contracts/job-listings/hidden-employer.dto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Database } from '../../../database/database.ts';
import { takeTurn } from '../../../database/quota.ts';
import { HiddenEmployerEntity } from './hidden-employer.entity.ts';

@Injectable()
export class HiddenEmployersRepository {
  constructor(private readonly database: Database) {}

  /** Last hidden first. */
  list(ownerId: string): Promise<HiddenEmployerDto[]> {
    return this.database.read((em) =>
      em.execute<HiddenEmployerDto[]>(
        `select "id", "company" from "hidden_employer" where "user_id" = ? order by "created_at" desc, "id" desc limit ?`,
        [ownerId, LIMITS.hiddenEmployersMax],
      ),
    );
  }

  /** Hides an employer; who is hidden already stays so. @returns undefined when there is no room. */
  async hide(ownerId: string, company: string, employerKey: string): Promise<HiddenEmployerDto | undefined> {
    return await this.database.transaction(async (em) => {
      await takeTurn(em, ownerId, 'hidden-employers');
      const [row] = await em.execute<HiddenEmployerDto[]>(
        `insert into "hidden_employer" ("id", "user_id", "company", "employer_key")
         select ?, ?, ?, ? where (select count(*) from "hidden_employer" where "user_id" = ?) < ?
         on conflict ("user_id", "employer_key") do update set "company" = excluded."company"
         returning "id", "company"`,
        [uuidv7(), ownerId, company, employerKey, ownerId, LIMITS.hiddenEmployersMax],
      );
      return row;
    });
  }

  /** @returns whether it was hidden. */
  async show(ownerId: string, id: string): Promise<boolean> {
    return (
      (await this.database.write((em) => em.nativeDelete(HiddenEmployerEntity, { userId: ownerId, id }))) > 0
    );
  }
}
