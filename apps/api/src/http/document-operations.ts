import type { OpenAPIObject } from '@nestjs/swagger';

/** Every operation of the document with its method, as the part of it that the caller reads. */
export const operationsOf = <Operation extends object>({ paths }: OpenAPIObject): [string, Operation][] =>
  Object.values(paths).flatMap((path) => Object.entries(path as Record<string, Operation>));

/** The name of the schema that a reference leads to. */
export const nameOf = ($ref: string): string => $ref.slice($ref.lastIndexOf('/') + 1);
