import { listingSigns, SIGNS_VERSION } from '@career/career/jobs/match/listing-signs';
import { Injectable } from '@nestjs/common';
import { JobListingsRepository } from './job-listings.repository.ts';

const BATCH = 100;

/** Reads what listings ask for, once for each change of one, so that ordering them by a resume reads no text. */
@Injectable()
export class ListingSignsService {
  constructor(private readonly listings: JobListingsRepository) {}

  /** Reads the listings that are new, changed, or read by older rules. @returns how many were read. */
  async readNew(): Promise<number> {
    let read = 0;
    for (;;) {
      const batch = await this.listings.withoutSigns(SIGNS_VERSION, BATCH);
      for (const { id, contentHash, ...listing } of batch) {
        await this.listings.writeSigns(id, contentHash, listingSigns(listing), SIGNS_VERSION);
      }
      read += batch.length;
      if (batch.length < BATCH) return read;
    }
  }
}
