import { createHash } from 'node:crypto';
import { matchListing, seekerSigns } from '@career/career/jobs/match/listing-match';
import { matchWords } from '@career/career/jobs/match/match-words';
import type { MatchQueryDto } from '@career/contracts/job-listings/listing-query.dto';
import type { MatchedListingDto } from '@career/contracts/job-listings/matched-listing.dto';
import { plainResume } from '@career/contracts/marked-text/plain-resume';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Injectable } from '@nestjs/common';
import type { EtaggedList } from '../../http/etagged-list.ts';
import { JobListingsService } from '../job-listings/job-listings.service.ts';
import { ResumesService } from '../resumes/resumes.service.ts';

const COUNTRIES = new Intl.DisplayNames('en-GB', { type: 'region' });

/** Orders open listings by a person's resume. */
@Injectable()
export class JobMatchesService {
  constructor(
    private readonly listings: JobListingsService,
    private readonly resumes: ResumesService,
  ) {}

  /** One page of the whole order. Equal scores keep the newest first, so a page never depends on the ones before. */
  async list(ownerId: string, query: MatchQueryDto): Promise<EtaggedList<MatchedListingDto>> {
    const { page = 1, limit = LIMITS.listingPageDefault, from = '' } = query;
    const resume = await this.resumes.chosen(ownerId, query.resumeId, undefined);
    const seeker = seekerSigns(resume ? plainResume(resume) : {});
    const signs = await this.listings.signs(ownerId, query, from);
    const ranked = signs
      .map((sign) => ({ id: sign.id, match: matchListing(seeker, sign, sign.isOpen) }))
      .sort((one, other) => other.match.score - one.match.score);
    const shown = ranked.slice((page - 1) * limit, page * limit);
    const country = from === '' ? '' : (COUNTRIES.of(from) ?? from);
    const rows = (await this.listings.byIds(shown.map(({ id }) => id))).map((listing, index) => {
      const match = shown[index]?.match ?? matchListing(seeker, { skills: [], occupations: [] }, false);
      return { ...listing, match: { score: match.score, words: matchWords(match, country) } };
    });
    const tag = createHash('sha256')
      .update(JSON.stringify([ranked.length, rows]))
      .digest('base64url');
    return { total: ranked.length, tag, read: async () => ({ tag, rows }) };
  }
}
