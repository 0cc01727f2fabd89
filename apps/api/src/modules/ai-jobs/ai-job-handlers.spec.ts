import { describe, expect, it } from '@jest/globals';
import { Injectable, Module, type Type } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { AiJobHandler } from './ai-job-handler.decorator.ts';
import { AiJobHandlers } from './ai-job-handlers.ts';

const never = async (): Promise<never> => await Promise.reject(new Error('not run here'));

@Injectable()
@AiJobHandler('cover-letter')
class Letters {
  run = never;
}

@Injectable()
@AiJobHandler('cover-letter')
class MoreLetters {
  run = never;
}

@Injectable()
@AiJobHandler('resume-analysis')
class Analyses {
  run = never;
}

@Injectable()
@AiJobHandler('wording')
class Wording {
  run = never;
}

/** A worker whose features bring these handlers. */
async function start(...providers: Type[]): Promise<AiJobHandlers> {
  @Module({ providers })
  class Feature {}
  const worker = await Test.createTestingModule({
    imports: [DiscoveryModule, Feature],
    providers: [AiJobHandlers],
  }).compile();
  await worker.init();
  return worker.get(AiJobHandlers);
}

describe('the handlers of a worker', () => {
  it('are found in the modules of the features', async () => {
    const handlers = await start(Letters, Analyses, Wording);
    expect(handlers.of('resume-analysis')).toBeInstanceOf(Analyses);
    expect(handlers.of('wording')).toBeInstanceOf(Wording);
  });

  it('let no worker start without one for each kind, or with two for one', async () => {
    await expect(start(Letters, Wording)).rejects.toThrow('No handler runs jobs of the kind resume-analysis');
    await expect(start(Letters, MoreLetters, Analyses, Wording)).rejects.toThrow(
      'Two handlers run jobs of the kind cover-letter',
    );
  });
});
