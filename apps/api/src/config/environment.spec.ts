import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import { Environment } from './environment.dto.ts';

/** Read by others: the build of the web app, and the library of traces. */
const READ_ELSEWHERE = ['API_HOST', 'OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_SERVICE_NAME'];

it('every variable is explained in .env.example, and every one in it is read', () => {
  const example = readFileSync(resolve(import.meta.dirname, '../../../../.env.example'), 'utf8');
  const explained = [...example.matchAll(/^([A-Z_0-9]+)=/gm)].map(([, name]) => name);
  const rules = getMetadataStorage().getTargetValidationMetadatas(Environment, '', true, false);
  const read = new Set([...rules.map(({ propertyName }) => propertyName), ...READ_ELSEWHERE]);
  expect([...read].sort()).toEqual([...explained].sort());
});
