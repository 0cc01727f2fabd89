import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../errors/domain-errors.ts';
import { AccountLimits } from '../../identity/account/account-limits.service.ts';
import { pageRefusals } from './page-refusals.ts';
import { pageTexts } from './page-texts.ts';
import type { Visitor } from './visitor.decorator.ts';

const SLUG = /^[a-z0-9-]{1,60}$/;

/** Looks up the pages behind addresses, so often from one place that nobody finds one by guessing. */
@Injectable()
export class AddressLimit {
  constructor(private readonly limits: AccountLimits) {}

  /**
   * Each look-up counts as a guess before it is made; one that finds a page does not.
   * @throws NotFound for a wrong address, whatever is wrong with it.
   */
  async find<Found>(
    slug: string,
    visitor: Visitor,
    lookUp: (slug: string) => Promise<Found | null>,
  ): Promise<Found> {
    const { place } = visitor;
    const { manyAddresses } = pageRefusals(pageTexts(visitor));
    await this.limits.take('share-address-place', place, manyAddresses);
    const found = SLUG.test(slug) ? await lookUp(slug) : null;
    if (!found) throw new NotFound('Page');
    await this.limits.giveBack('share-address-place', place);
    return found;
  }
}
