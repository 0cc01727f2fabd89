import type { AiJobKind } from '@career/contracts/vocabulary/ai-job-vocabulary';
import type { Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { AiJobRunnerOf } from './ai-job.types.ts';

/** Metadata of `AiJobHandler`, for the registry that discovers the handlers. */
export const AiJobKindOf = DiscoveryService.createDecorator<AiJobKind>();

/** Makes a provider of the worker the handler of one kind of job. Its file adds the kind to `AiJobTypes`. */
export const AiJobHandler =
  <K extends AiJobKind>(kind: K) =>
  (handler: Type<AiJobRunnerOf<K>>): void => {
    AiJobKindOf(kind)(handler);
  };
