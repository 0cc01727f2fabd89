import { describe, expect, it } from '@jest/globals';
import { checkLetter, faultsOf } from '../letter-check/check-letter.ts';
import { isOpenParagraph, RewordingMender } from './mend-rewording.ts';
import { letterInput } from './testing/letter-measures.ts';
import { PEOPLE } from './testing/people.ts';
import { POSTINGS } from './testing/postings.ts';
import { paragraphText, writeLetter } from './write-letter.ts';

describe('a reworded letter', () => {
  const input = letterInput(PEOPLE.accountant, POSTINGS.accountant);
  const letter = writeLetter(input);
  const open = letter.paragraphs.filter(isOpenParagraph).map(paragraphText);
  const mender = (): RewordingMender =>
    new RewordingMender(letter, (content) =>
      faultsOf(checkLetter(content, input, { allowedHints: letter.blanks })),
    );

  it('is unchanged where every sentence is sound', () => {
    const reworded = open.map((text) => text.replace('introduced', 'put in place'));
    expect(mender().whole(reworded)).toContain('put in place a stock count routine');
  });

  it('loses one invented sentence and nothing else', () => {
    const at = open.findIndex((text) => text.includes('stock count routine'));
    const content = mender().whole(open.with(at, `${open[at]} I have also managed Terraform for 38 years.`));
    expect(content).toBe(letter.content);
  });

  it('gets the sentence back that an unsound one was made from', () => {
    const at = open.findIndex((text) => text.includes('14 bank accounts'));
    const reworded = open
      .with(at, (open[at] ?? '').replace('14 bank accounts', '914 bank accounts'))
      .map((text) => text.replace('introduced', 'put in place'));
    const content = mender().whole(reworded);
    expect(content).toContain('14 bank accounts');
    expect(content).not.toContain('914');
    expect(content).toContain('put in place');
  });

  it('keeps the opening that names company and position', () => {
    const content = mender().whole(
      open.with(0, 'I am applying for a job.').map((text) => text.replace('introduced', 'put in place')),
    );
    expect(content).toContain(open[0]);
  });

  it('is none when nothing of it can be kept', () => {
    expect(
      mender().whole(open.map(() => 'I have worked with Snowflake and Terraform for 38 years.')),
    ).toBeUndefined();
  });
});
