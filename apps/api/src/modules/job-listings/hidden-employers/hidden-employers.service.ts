import type { HiddenEmployerDto } from '@career/contracts/job-listings/hidden-employer.dto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Injectable } from '@nestjs/common';
import { InvalidFields, LimitReached, NotFound } from '../../../errors/domain-errors.ts';
import { employerKey } from '../listing-content.ts';
import { HiddenEmployersRepository } from './hidden-employers.repository.ts';

export const HIDDEN_EMPLOYER = 'Hidden employer';

/** Employers that a person does not want to see; kept with the account, so every device knows them. */
@Injectable()
export class HiddenEmployersService {
  constructor(private readonly hidden: HiddenEmployersRepository) {}

  list(ownerId: string): Promise<HiddenEmployerDto[]> {
    return this.hidden.list(ownerId);
  }

  async hide(ownerId: string, company: string): Promise<HiddenEmployerDto> {
    const key = employerKey(company);
    if (key === '') {
      throw new InvalidFields([{ field: 'company', message: 'Company must have a letter or a digit' }]);
    }
    const hidden = await this.hidden.hide(ownerId, company, key);
    if (!hidden) {
      throw new LimitReached(
        `You hide ${LIMITS.hiddenEmployersMax} employers, which is the limit. Show one of them again first.`,
      );
    }
    return hidden;
  }

  async show(ownerId: string, id: string): Promise<void> {
    if (!(await this.hidden.show(ownerId, id))) throw new NotFound(HIDDEN_EMPLOYER);
  }
}
