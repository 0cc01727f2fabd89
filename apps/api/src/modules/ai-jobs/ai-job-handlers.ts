import { AI_JOB_KINDS, type AiJobKind } from '@career/contracts/vocabulary/ai-job-vocabulary';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { AiJobRunnerOf } from './ai-job.types.ts';
import { AiJobKindOf } from './ai-job-handler.decorator.ts';

/** The handler of each kind of job, discovered among the providers of the worker. */
@Injectable()
export class AiJobHandlers implements OnModuleInit {
  private readonly handlers = new Map<AiJobKind, AiJobRunnerOf<AiJobKind>>();

  constructor(private readonly discovery: DiscoveryService) {}

  /** @throws when a kind has no handler or more than one: such a worker must not start. */
  onModuleInit(): void {
    for (const provider of this.discovery.getProviders({ metadataKey: AiJobKindOf.KEY })) {
      const kind = this.discovery.getMetadataByDecorator(AiJobKindOf, provider);
      if (!kind) continue;
      if (this.handlers.has(kind)) throw new Error(`Two handlers run jobs of the kind ${kind}`);
      this.handlers.set(kind, provider.instance);
    }
    const missing = AI_JOB_KINDS.filter((kind) => !this.handlers.has(kind));
    if (missing.length > 0) throw new Error(`No handler runs jobs of the kind ${missing.join(', ')}`);
  }

  of<K extends AiJobKind>(kind: K): AiJobRunnerOf<K> {
    return this.handlers.get(kind) as AiJobRunnerOf<K>;
  }
}
