import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.ts';
import { apiDocument } from './http/api-document.ts';

/**
 * Writes `libs/contracts/openapi.json` from the code; with `--check` compares instead and exits with 1 when they
 * differ. Needs no database: nothing of the application is started.
 */
const file = resolve(import.meta.dirname, '../../../libs/contracts/openapi.json');
// Never connected to: preview mode only reads decorators, but the settings are checked all the same.
process.env.DATABASE_URL ||= 'postgres://preview@localhost/preview';

const app = await NestFactory.create(AppModule, { preview: true, logger: ['error'] });
app.setGlobalPrefix('api');
const text = `${JSON.stringify(apiDocument(app), null, 2)}\n`;

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== text) {
    console.error('libs/contracts/openapi.json is not what the code describes. Run: npm run contract');
    process.exitCode = 1;
  }
} else {
  writeFileSync(file, text);
  console.log(`Wrote ${file}`);
}
