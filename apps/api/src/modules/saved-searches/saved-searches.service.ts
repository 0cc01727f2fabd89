import type { SavedSearchDto, SaveSearchDto } from '@career/contracts/saved-searches/saved-search.dto';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Injectable } from '@nestjs/common';
import { LimitReached, NotFound } from '../../errors/domain-errors.ts';
import { AlertTokens } from './alert-tokens.ts';
import type { SavedSearch } from './saved-search.entity.ts';
import { SavedSearchesRepository } from './saved-searches.repository.ts';

export const SAVED_SEARCH = 'Saved search';

/** Searches that people keep, and the mails about what is new in them. */
@Injectable()
export class SavedSearchesService {
  constructor(
    private readonly searches: SavedSearchesRepository,
    private readonly tokens: AlertTokens,
  ) {}

  async list(ownerId: string): Promise<SavedSearchDto[]> {
    return (await this.searches.list(ownerId)).map(toSavedSearchDto);
  }

  async save(
    ownerId: string,
    { q = '', type = 'all', country, alerts = false }: SaveSearchDto,
  ): Promise<SavedSearchDto> {
    const saved = await this.searches.add(ownerId, { q, type, country: country ?? null, alerts });
    if (!saved) {
      throw new LimitReached(
        `You have ${LIMITS.savedSearchesMax} saved searches, which is the most. Remove one first.`,
      );
    }
    return toSavedSearchDto(saved);
  }

  async switchAlerts(ownerId: string, id: string, alerts: boolean): Promise<SavedSearchDto> {
    const changed = await this.searches.switchAlerts(ownerId, id, alerts);
    if (!changed) throw new NotFound(SAVED_SEARCH);
    return toSavedSearchDto(changed);
  }

  async remove(ownerId: string, id: string): Promise<void> {
    if (!(await this.searches.remove(ownerId, id))) throw new NotFound(SAVED_SEARCH);
  }

  /** Stops all mails of the person whom the token was made for. Doing it twice does no harm. */
  async stop(token: string): Promise<void> {
    const ownerId = this.tokens.ownerOf(token);
    if (!ownerId) throw new NotFound('Link');
    await this.searches.stopAlerts(ownerId);
  }
}

const toSavedSearchDto = ({ id, q, type, country, alerts }: SavedSearch): SavedSearchDto => ({
  id,
  q,
  type,
  country: country ?? null,
  alerts,
});
