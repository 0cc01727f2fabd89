import { describe, expect, it } from '@jest/globals';
import { checkLetter } from './check-letter.ts';
import { POSTINGS } from './testing/adverts.ts';
import { LIES, letterInput, type MeasuredLetter, withSentence } from './testing/letter-measures.ts';
import { PEOPLE } from './testing/people.ts';
import { writeLetter } from './write-letter.ts';

function measured(): MeasuredLetter {
  const input = letterInput(PEOPLE.accountant, POSTINGS.accountant);
  return {
    person: 'accountant',
    posting: 'accountant',
    tone: 'formal',
    input,
    letter: writeLetter(input),
    faults: [],
  };
}

describe('the checker of letters', () => {
  const honest = measured();
  const codes = (sentence: string): string[] =>
    checkLetter(withSentence(honest, sentence), honest.input).map(({ code }) => code);

  it.each(LIES.map((lie) => [lie.code, lie.plant(honest) ?? ''] as const))(
    'finds %s in %j',
    (code, sentence) => {
      expect(codes(sentence)).toContain(code);
    },
  );

  it.each([
    'I hold a B.Sc. in Accounting from the University of Lagos.',
    'I have seven years of experience.',
    'I recovered ₦4.2 million of unrecorded inventory at Kora Foods Ltd.',
    'I know Excel and IFRS well.',
    'The post asks for five years in manufacturing.',
    'I could start in January.',
    '[I have worked with Terraform for 99 years.]',
  ])('lets %j pass', (sentence) => {
    expect(codes(sentence)).toEqual([]);
  });

  it('wants company and position as they are', () => {
    const text = honest.letter.content
      .replaceAll('Lagoon Cement Plc.', 'Lagoon Cement')
      .replaceAll('Financial Accountant', 'accountant');
    expect(checkLetter(text, honest.input).map(({ code }) => code)).toEqual(
      expect.arrayContaining(['company-missing', 'position-missing']),
    );
  });

  it('finds runs of words copied from the posting', () => {
    const input = letterInput(PEOPLE.nurse, POSTINGS.nurse);
    const own = { ...honest, input, letter: writeLetter(input) };
    const copied =
      'You must have experience with wound care, infection control and medication administration.';
    expect(checkLetter(withSentence(own, copied), input).map(({ code }) => code)).toContain('copied-advert');
  });

  it('bounds the length', () => {
    expect(checkLetter(`${honest.input.company} ${honest.input.position}`, honest.input)).toEqual([
      { code: 'too-short', quote: expect.stringMatching(/words$/) },
    ]);
    const long = `${honest.letter.content}\n\n${'I would be glad to talk. '.repeat(80)}`;
    expect(checkLetter(long, honest.input).map(({ code }) => code)).toContain('too-long');
  });

  it('takes more than one year of the posting for no experience of the person', () => {
    const input = letterInput(PEOPLE.graduate, POSTINGS.accountant);
    const own = { ...honest, input, letter: writeLetter(input) };
    expect(
      checkLetter(withSentence(own, 'I have 5 years of experience.'), input).map(({ code }) => code),
    ).toContain('unknown-number');
  });
});
