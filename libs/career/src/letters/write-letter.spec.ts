import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkLetter, faultsOf } from '../letter-check/check-letter.ts';
import {
  coverage,
  difference,
  ENOUGH_WORK_FACTS,
  isFullLength,
  letterInput,
  longestSentence,
  SENTENCE_LIMIT,
  unfoundedSentences,
  workFacts,
  writeAll,
} from './testing/letter-measures.ts';
import { PEOPLE } from './testing/people.ts';
import { person } from './testing/person.ts';
import { POSTINGS } from './testing/postings.ts';
import { writeLetter } from './write-letter.ts';

const letters = writeAll();
const named = (who: string, where: string, tone = 'formal') => {
  const found = letters.find((one) => one.person === who && one.posting === where && one.tone === tone);
  if (!found) throw new Error(`${who} x ${where}`);
  return found;
};

describe('letters of all people for all postings', () => {
  it('name company and position letter by letter', () => {
    for (const { letter, input } of letters) {
      expect(letter.content).toContain(input.company);
      expect(letter.content).toContain(input.position);
    }
  });

  it('state what the fields they name hold, and nothing else', () => {
    expect(letters.flatMap(unfoundedSentences)).toEqual([]);
  });

  it('pass the checker, all of them', () => {
    expect(letters.flatMap(({ faults }) => faults)).toEqual([]);
  });

  it('are of full length where the resume holds enough, and never long-winded', () => {
    const rich = letters.filter(({ input }) => workFacts(input.resume) >= ENOUGH_WORK_FACTS);
    expect(rich.filter(isFullLength).length / rich.length).toBeGreaterThan(0.85);
    expect(Math.max(...letters.map(longestSentence))).toBeLessThanOrEqual(SENTENCE_LIMIT);
    for (const { letter } of letters) expect(letter.words).toBeLessThanOrEqual(320);
  });

  it('are not the same for everyone, nor for every posting or tone', () => {
    const accountant = named('accountant', 'accountant');
    expect(difference(accountant, named('nurse', 'accountant'))).toBeGreaterThan(0.5);
    expect(difference(accountant, named('accountant', 'backend'))).toBeGreaterThan(0.3);
    expect(difference(accountant, named('accountant', 'accountant', 'warm'))).toBeGreaterThan(0.5);
  });

  it('answer what the posting asks for and the resume can answer', () => {
    const own = letters.filter(({ person: who, posting }) => who === posting).map(coverage);
    const answered = own.reduce((sum, one) => sum + one.answered, 0);
    expect(answered / own.reduce((sum, one) => sum + one.answerable, 0)).toBeGreaterThan(0.8);
  });

  it('give no contact details away', () => {
    for (const { letter } of letters) expect(letter.content).not.toMatch(/@|\+234|Ikeja/);
  });
});

describe('one letter', () => {
  it('is the same each time', () => {
    const { input, letter } = named('sales', 'civil');
    expect(writeLetter(input)).toEqual(letter);
  });

  it('leaves a marked blank where only the person can speak', () => {
    const { letter } = named('accountant', 'accountant');
    expect(letter.blanks).toEqual([
      expect.stringMatching(/^\[Say in one sentence why that appeals to you\.\]$/),
    ]);
    expect(letter.content).toContain(letter.blanks[0] ?? '-');
  });

  it('claims no skill for the sake of the posting, and says which are missing', () => {
    const { letter } = named('analyst', 'analyst');
    expect(letter.missingSkills).toEqual(expect.arrayContaining(['Snowflake']));
    expect(letter.content).not.toContain('Snowflake');
  });

  it('links each fact to the line of the resume', () => {
    const { letter } = named('accountant', 'accountant');
    expect(letter.facts).toContainEqual({
      path: 'experience.0.description',
      quote: 'Prepared monthly management accounts for three plants within five working days.',
    });
  });

  it('is a labelled frame when there is no resume, or an empty one', () => {
    for (const resume of [null, person({ name: ['', ''], title: '' })]) {
      const input = letterInput(resume, POSTINGS.backend);
      const letter = writeLetter(input);
      expect(letter.notes).toContain('frame-only');
      expect(letter.facts).toEqual([]);
      expect(letter.blanks.length).toBeGreaterThanOrEqual(5);
      expect(letter.content).toContain('[Your name]');
      expect(faultsOf(checkLetter(letter.content, input, { allowedHints: letter.blanks }))).toEqual([]);
    }
  });

  it('is short and says so when the resume holds little', () => {
    const { letter } = named('driver', 'logistics');
    expect(letter.notes).toContain('few-facts');
    expect(letter.words).toBeLessThan(200);
  });

  it('drops instructions for a machine, and reports it', () => {
    const { letter } = named('support', 'support');
    expect(letter.notes).toContain('advert-instructions');
    expect(letter.content).not.toMatch(/ignore|perfect/i);
  });

  it('says when the posting is in another language', () => {
    expect(named('accountant', 'german').letter.notes).toContain('advert-language');
    expect(named('accountant', 'silent').letter.notes).toContain('no-advert');
  });

  it('is spelled as asked', () => {
    const input = letterInput(PEOPLE.teacher, POSTINGS.teacher);
    expect(writeLetter(input).content).toContain('organise');
    expect(writeLetter({ ...input, spelling: 'american' }).content).toContain('organize');
  });

  it.each([
    '"Quotes" & <script>alert(1)</script> Ltd',
    '{position}',
    '$& Inc.',
    'Ọlá ₦ Bánkì',
    'A',
    'x'.repeat(200),
  ])('carries the company %j as it is', (company) => {
    const input = letterInput(PEOPLE.accountant, { ...POSTINGS.accountant, company, position: company });
    const letter = writeLetter(input);
    expect(letter.content).toContain(company);
    expect(faultsOf(checkLetter(letter.content, input, { allowedHints: letter.blanks }))).toEqual([]);
  });

  it('reads a posting of any size', () => {
    const posting = `${POSTINGS.backend.posting}\n`.repeat(400).slice(0, 100_000);
    const input = letterInput(PEOPLE.backend, { ...POSTINGS.backend, posting });
    const letter = writeLetter(input);
    expect(faultsOf(checkLetter(letter.content, input, { allowedHints: letter.blanks }))).toEqual([]);
  });

  it('is written whatever is in the fields', () => {
    const odd = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom(
        '',
        '{company}',
        '$&',
        '<b>x</b>',
        'Managed 3 people. Led 4.',
        'B.Sc.',
        '\u202e',
        'a\nb',
      ),
    );
    const name = odd.filter((text) => text.trim() !== '' && !/[\r\n]/.test(text));
    fc.assert(
      fc.property(odd, odd, name, name, odd, (one, two, company, position, posting) => {
        const resume = person({
          name: [one, two],
          title: one,
          summary: two,
          jobs: [{ as: one, at: two, from: '2020-01', did: [two, one] }],
          studies: [{ degree: one, field: two, at: two, from: '2016-01', to: '2019-01', grade: two }],
          skills: [one, two],
          achievements: [{ title: one, description: two }],
          certificates: [{ name: two, issuer: one }],
          languages: [one],
        });
        const { content } = writeLetter(letterInput(resume, { company, position, posting }));
        expect(content).toContain(company.trim());
        expect(content).toContain(position.trim());
      }),
      { seed: 20261121, numRuns: 150 },
    );
  });
});
