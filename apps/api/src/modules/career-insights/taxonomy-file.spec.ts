import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { skillByName } from '@career/career/taxonomy/skills';
import { widenTaxonomy } from '@career/career/taxonomy/widening/taxonomy-extension';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import type { AppConfig } from '../../config/app.config.ts';
import { TaxonomyFile } from './taxonomy-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'career-taxonomy-'));
afterEach(() => widenTaxonomy());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = (taxonomyFile?: string) => new TaxonomyFile({ taxonomyFile } as AppConfig).onModuleInit();
const write = (text: string): string => {
  const file = join(folder, 'taxonomy.json');
  writeFileSync(file, text);
  return file;
};
const SKILL = { id: 'harp-tuning', name: 'Harp tuning', aliases: [], kind: 'technical' };

describe('the operator’s taxonomy', () => {
  it('is not asked for unless it is named', () => {
    open();
    expect(skillByName('Harp tuning')).toBeUndefined();
  });

  it('widens what is built in', () => {
    open(write(JSON.stringify({ source: 'Us', skills: [SKILL], occupations: [], titles: {} })));
    expect(skillByName('harp tuning')?.id).toBe('harp-tuning');
    expect(skillByName('Excel')?.id).toBe('microsoft-excel');
  });

  it.each([
    ['is missing', () => join(folder, 'nothing.json'), 'ENOENT'],
    ['is no JSON', () => write('titles'), 'JSON'],
    ['is something else', () => write('{"source":"Us"}'), 'skills must be a list'],
  ])('stops the start when it %s', (_, file, words) => {
    expect(() => open(file())).toThrow(words);
    expect(() => open(file())).toThrow('TAXONOMY_FILE');
  });
});
