import { All, Controller, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { AnyToken } from '../../http/token-scope.decorator.ts';
import { McpEndpoint } from './mcp-endpoint.ts';

/** Where assistants come in. Described by its own protocol, so it is no part of the API's document. */
@ApiExcludeController()
@Controller('mcp')
export class McpController {
  constructor(private readonly endpoint: McpEndpoint) {}

  @All()
  @AnyToken()
  handle(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.endpoint.handle(request, response);
  }
}
