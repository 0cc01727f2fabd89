import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** Fields of a form or a query as texts; whatever else was sent is left out. */
export type FormFields = Readonly<Record<string, string>>;

const requestOf = (context: ExecutionContext): Request => context.switchToHttp().getRequest<Request>();

/** What a form sent. */
export const SentForm = createParamDecorator(
  (_data: unknown, context: ExecutionContext): FormFields => textsOf(requestOf(context).body),
);

/** What the address asks for. */
export const SentQuery = createParamDecorator(
  (_data: unknown, context: ExecutionContext): FormFields => textsOf(requestOf(context).query),
);

function textsOf(sent: unknown): FormFields {
  if (typeof sent !== 'object' || sent === null) return {};
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, cleaned(value)]] : [],
    ),
  );
}

/** With line ends as `\n`, and without what no database can hold. */
const cleaned = (text: string): string => text.toWellFormed().replaceAll('\0', '').replace(/\r\n?/g, '\n');
