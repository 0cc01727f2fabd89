import { Module } from '@nestjs/common';
import { ProposalPurgeTask } from './proposal-purge.task.ts';
import { ProposalsRepository } from './proposals.repository.ts';

/** What the worker does for proposals. */
@Module({ providers: [ProposalPurgeTask, ProposalsRepository] })
export class ProposalsJobsModule {}
