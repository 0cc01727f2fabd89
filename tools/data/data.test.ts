import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { dataFaults } from './data-faults.ts';
import { dataTypes } from './data-types.ts';
import { printData } from './print-data.ts';

describe('a data file', () => {
  it('has a line for what fits on one, and a line for each part of what does not', () => {
    const rows = [
      { id: 'a', words: ['one', 'two'] },
      { id: 'b', words: Array(20).fill('a word') },
    ];
    expect(printData({ source: 'own', rows })).toBe(
      [
        '{',
        '  "source": "own",',
        '  "rows": [',
        '    { "id": "a", "words": ["one", "two"] },',
        '    {',
        '      "id": "b",',
        '      "words": [',
        ...Array(19).fill('        "a word",'),
        '        "a word"',
        '      ]',
        '    }',
        '  ]',
        '}',
        '',
      ].join('\n'),
    );
  });
});

describe('the check of the data files', () => {
  const root = mkdtempSync(join(tmpdir(), 'career-data-'));
  const path = 'libs/career/src/data/planted.json';
  const schema = path.replace('.json', '.schema.json');
  const types = schema.replace('.json', '.ts');
  const declaration = path.replace('.json', '.d.json.ts');
  const plant = (name: string, text: string): void => writeFileSync(join(root, name), text);
  afterAll(() => rmSync(root, { recursive: true }));

  it('refuses a file without a schema, a row that breaks it, another layout and types that are not generated', async () => {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    plant('libs/career/src/words.ts', "import data from './data/planted.json' with { type: 'json' };");
    plant(path, '{"rows":[1]}');
    expect(await dataFaults(root)).toEqual([`${path} has no JSON Schema`, `${path}: run npm run data`]);
    plant(schema, JSON.stringify({ type: 'object', required: ['source'] }));
    plant(path, printData({ rows: [1] }));
    expect(await dataFaults(root)).toEqual([
      `${path} must have required property 'source'`,
      `${path} names no source, in its rows or in the $comment of its schema`,
      `${declaration}: run npm run data`,
      `${types}: run npm run data`,
    ]);
    plant(path, printData({ source: 'own', rows: [1] }));
    for (const [name, text] of await dataTypes(root, [{ path, schema }])) plant(name, text);
    expect(await dataFaults(root)).toEqual([]);
    rmSync(join(root, schema));
    rmSync(join(root, path));
    expect((await dataFaults(root)).sort()).toEqual(
      [declaration, types].map((name) => `${name}: its data is gone, remove it`),
    );
  });
});
