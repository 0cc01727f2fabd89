import type { EntrySection } from '@career/contracts/resume-table/section.types';
import { EXTENDED_RESUME, extendedTable } from '@career/contracts/resume-table/testing/extended-table';
import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { LetterInput } from '../letters/letter.types.ts';

const TODAY = '2026-11-22';
const RESUME = EXTENDED_RESUME as unknown as ResumeContentDto;
let copy: ReturnType<typeof extendedTable>;
let all: Awaited<ReturnType<typeof readers>>;

async function readers() {
  jest.unstable_mockModule('@career/contracts/resume-table/resume-table', () => copy);
  const [claims, entailment, letters, check] = await Promise.all([
    import('./resume-claims.ts'),
    import('./entailment.ts'),
    import('../letters/write-letter.ts'),
    import('../letter-check/check-letter.ts'),
  ]);
  return { ...claims, ...entailment, ...letters, ...check };
}

/** What a posting asks for, against the section while the table says that it proves this. */
function meets(line: string, evidence: EntrySection['evidence']): boolean {
  const { patents } = copy.ENTRY_SECTIONS as Record<string, object>;
  Object.assign(patents ?? {}, { evidence });
  return all.answerRequirement(line, new all.ResumeClaims(RESUME, TODAY)).isMet;
}

describe('a section that is in the table alone', () => {
  beforeAll(async () => {
    copy = extendedTable(await import('@career/contracts/resume-table/resume-table'));
    all = await readers();
  }, 60_000);

  it('is a mention until the table says what it proves', () => {
    expect(meets('Proficiency in AutoCAD', undefined)).toBe(false);
    expect(meets('Proficiency in AutoCAD', 'none')).toBe(false);
    expect(meets('Proficiency in AutoCAD', 'activity')).toBe(true);
  });

  it('is mentioned in letters, and known to the check', () => {
    expect(meets('AutoCAD', 'activity')).toBe(true);
    const input: LetterInput = {
      resume: RESUME,
      company: 'Kora Foods Ltd',
      position: 'Drying Engineer',
      posting: 'Requirements:\n- Drying of cassava\n- AutoCAD',
      tone: 'formal',
      spelling: 'british',
      language: 'en',
      today: TODAY,
    };
    const letter = all.writeLetter(input);
    expect(letter.content).toContain('I dried 40 tonnes of cassava');
    const check = all.checkLetter(letter.content, input, { allowedHints: letter.blanks });
    expect(all.faultsOf(check)).toEqual([]);
  });
});
