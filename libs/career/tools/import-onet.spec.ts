import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from '@jest/globals';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'career-onet-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TOOL = resolve(import.meta.dirname, 'import-onet.ts');
const importFrom = (...words: string[]) =>
  run(process.execPath, ['--conditions=@career/source', TOOL, ...words]);
const write = (file: string, lines: string[][]) =>
  writeFileSync(join(folder, file), lines.map((cells) => cells.join('\t')).join('\r\n'));

/** Invented rows in the form of the tables, with the line ends and the mark that their files have. */
function writeTables(): void {
  write('Occupation Data.txt', [
    ['\uFEFFO*NET-SOC Code', 'Title', 'Description'],
    ['49-9063.00', 'Fathometer Wranglers', 'Tune.'],
  ]);
  write('Alternate Titles.txt', [
    ['O*NET-SOC Code', 'Alternate Title', 'Short Title', 'Source(s)'],
    ['49-9063.00', 'Harp Regulator', '', '08'],
  ]);
  write('Technology Skills.txt', [
    ['O*NET-SOC Code', 'Example', 'Commodity Code', 'Commodity Title', 'Hot Technology', 'In Demand'],
    ['49-9063.00', 'PitchPal', '1', 'Music software', 'N', 'Y'],
  ]);
  write('Knowledge.txt', [
    ['O*NET-SOC Code', 'Element ID', 'Element Name', 'Scale ID', 'Data Value', 'Recommend Suppress'],
    ['49-9063.00', '2.C', 'Acoustics', 'IM', '4.20', 'N'],
  ]);
}

describe('npm run taxonomy:import', () => {
  it('says what it needs', async () => {
    await expect(importFrom()).rejects.toThrow('Name the folder of the O*NET text tables');
    await expect(importFrom(folder)).rejects.toThrow('Occupation Data.txt is missing');
    writeTables();
    write('Knowledge.txt', [['Code', 'Name']]);
    await expect(importFrom(folder)).rejects.toThrow('has no column O*NET-SOC Code');
  }, 60_000);

  it('writes what the worker reads', async () => {
    writeTables();
    const target = join(folder, 'made', 'taxonomy.json');
    const { stdout } = await importFrom(folder, target);
    expect(stdout).toContain('1 occupations, 2 skills');
    expect(stdout).toContain('CC BY 4.0');
    const made = JSON.parse(readFileSync(target, 'utf8'));
    expect(made.occupations[0]).toMatchObject({
      title: 'Fathometer Wrangler',
      aliases: ['Harp Regulator'],
    });
  }, 60_000);
});
