import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Request } from 'express';
import { NotFound, NotSignedIn } from '../../errors/domain-errors.ts';
import { AI_JOB, AiJobsService } from './ai-jobs.service.ts';

/** Refuses before an event stream opens: once it is open its status is sent, and can only say that all is well. */
@Injectable()
export class OwnAiJobGuard implements CanActivate {
  constructor(private readonly jobs: AiJobsService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { user, params } = context.switchToHttp().getRequest<Request<{ id: string }>>();
    if (!user) throw new NotSignedIn();
    if (!isUUID(params.id)) throw new NotFound(AI_JOB);
    await this.jobs.get(user.id, params.id);
    return true;
  }
}
