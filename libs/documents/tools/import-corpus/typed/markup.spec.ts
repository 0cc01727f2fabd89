import { describe, expect, it } from '@jest/globals';
import { wordDocumentOf } from './markup.ts';

describe('the notation of typed Word files', () => {
  it('reads the page, and keeps empty lines and tabs as they were typed', () => {
    const read = wordDocumentOf(
      '@font Book Antiqua 12\n@margins 1 2 3 4\n@tabs 5 17r\nName:⇥Ada\n\n@tabs\nEnd\n',
    );
    const tabs = [
      { at: 5, right: false, dots: false },
      { at: 17, right: true, dots: false },
    ];
    expect(read).toEqual({
      font: 'Book Antiqua',
      size: 12,
      margins: [1, 2, 3, 4],
      blocks: [
        { kind: 'p', runs: ['Name:\tAda'].map((text) => ({ text })), tabs },
        { kind: 'p', runs: [], tabs },
        { kind: 'p', runs: [{ text: 'End' }], tabs: [] },
      ],
    });
  });

  it('shapes lines and words', () => {
    const [heading, mixed, bullet, typed] = wordDocumentOf(
      "{c b u 14}CV\n{j}**Clerk** at ''Ilu'' from __2019__\n* Filed\n\\* Filed",
    ).blocks;
    expect(heading).toEqual({
      kind: 'p',
      align: 'center',
      runs: [{ text: 'CV', b: true, u: true, size: 14 }],
    });
    expect(mixed).toMatchObject({
      align: 'justify',
      runs: [
        { b: true, text: 'Clerk' },
        { text: ' at ' },
        { i: true, text: 'Ilu' },
        { text: ' from ' },
        { u: true },
      ],
    });
    expect(bullet).toEqual({ kind: 'p', style: 'List Bullet', runs: [{ text: 'Filed' }] });
    expect(typed).toEqual({ kind: 'p', runs: [{ text: '* Filed' }] });
  });

  it('reads tables, boxes, headers and footers', () => {
    const read = wordDocumentOf(
      '@footer numbered\npage \n@end\n@table 3 5 plain\nPost | Clerk¶Typist\n@end\n@box 1 2 3 4\nSkills\n@end',
    );
    const line = (text: string) => ({ kind: 'p', runs: [{ text }] });
    expect(read).toMatchObject({
      numbered: true,
      footer: [line('page ')],
      blocks: [
        {
          kind: 'table',
          widths: [3, 5],
          borders: false,
          rows: [[[line('Post')], [line('Clerk'), line('Typist')]]],
        },
        { kind: 'box', at: [1, 2, 3, 4], blocks: [line('Skills')] },
      ],
    });
  });

  it('refuses what it does not know', () => {
    expect(() => wordDocumentOf('@colums 2')).toThrow('There is no order @colums');
    expect(() => wordDocumentOf('{bold}CV')).toThrow('There is no mark bold');
    expect(() => wordDocumentOf('@table 3 3\nPost\n@end')).toThrow('Not 2 cells: Post');
  });
});
