import {
  EXTENDED_RESUME,
  extendedDocs,
  extendedTable,
} from '@career/contracts/resume-table/testing/extended-table';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';

let all: Awaited<ReturnType<typeof readers>>;

async function readers() {
  const table = extendedTable(await import('@career/contracts/resume-table/resume-table'));
  const docs = extendedDocs(await import('@career/contracts/resume-table/resume-docs'));
  // What the API document says is not asked here, and takes as long to load as all the rest.
  jest.unstable_mockModule('@nestjs/swagger', () => ({ ApiProperty: () => () => undefined }));
  jest.unstable_mockModule('@career/contracts/resume-table/resume-table', () => table);
  jest.unstable_mockModule('@career/contracts/resume-table/resume-docs', () => docs);
  const [dto, content, transformer, validator, bounded, metadata] = await Promise.all([
    import('@career/contracts/resumes/save-resume.dto'),
    import('./resume-content.ts'),
    import('class-transformer'),
    import('class-validator'),
    import('@career/contracts/fields/bounded-body'),
    import('@career/contracts/fields/body-shape'),
  ]);
  return { ...dto, ...content, ...transformer, ...validator, ...bounded, ...metadata };
}

/** A body as the API takes it: copied by what the table names, then checked. */
function taken(body: object) {
  const { body: known } = all.boundedBody(body, all.SaveResumeDto);
  const dto = all.plainToInstance(all.SaveResumeDto, known ?? {});
  return { dto, faults: all.validateSync(dto, { groups: ['complete'] }) };
}

describe('a field and a section that are in the table alone', () => {
  beforeAll(async () => {
    all = await readers();
  }, 60_000);

  it('are taken, stored and read back', () => {
    const { dto, faults } = taken(EXTENDED_RESUME);
    expect(faults).toEqual([]);
    const row = all.rowOf(all.storedContent(dto));
    expect(all.opened(JSON.parse(JSON.stringify(row)))).toMatchObject(EXTENDED_RESUME);
    expect(row.content).toMatchObject({ patents: [{ name: 'Solar dryer', paid: true }] });
  });

  it('are checked in the words of the table', () => {
    const { faults } = taken({
      ...EXTENDED_RESUME,
      patents: [{ role: 'owner', tools: 'Excel', finished: 'May' }],
    });
    const said = JSON.stringify(faults);
    for (const message of [
      'Name is required',
      'Role must be one of lead, member',
      'Tools must be a list',
      'Finished must be a month such as 2024-03 or a year such as 2024',
    ])
      expect(said).toContain(message);
  });

  it('are empty in a resume that was stored before there were any', () => {
    expect(all.opened({ content: {} })).toMatchObject({
      patents: [],
      experience: [],
    });
  });
});
