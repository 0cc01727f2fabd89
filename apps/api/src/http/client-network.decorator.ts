import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { clientNetworkOf } from './client-network.ts';

/** The client's address or network, for rate limits. */
export const ClientNetwork = createParamDecorator((_data: unknown, context: ExecutionContext): string =>
  clientNetworkOf(context.switchToHttp().getRequest<Request>().ip),
);
