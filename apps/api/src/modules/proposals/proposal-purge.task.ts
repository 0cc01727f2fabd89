import { LIMITS } from '@career/contracts/vocabulary/limits';
import { Injectable } from '@nestjs/common';
import { ScheduledTask, type ScheduledTaskRunner } from '../../queue/scheduled-task.decorator.ts';
import { ProposalsRepository } from './proposals.repository.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Removes proposals that ended long ago, decided or not. */
@Injectable()
@ScheduledTask({ name: 'proposals', everyMs: HOUR })
export class ProposalPurgeTask implements ScheduledTaskRunner {
  constructor(private readonly proposals: ProposalsRepository) {}

  async run(): Promise<string> {
    const before = new Date(Date.now() - LIMITS.decidedProposalDays * DAY);
    return `${await this.proposals.purge(before)} proposals removed that ended long ago`;
  }
}
