import { describe, expect, it } from '@jest/globals';
import { findSkillSpans } from './find-skill-spans.ts';

const marked = (text: string): string[] =>
  findSkillSpans(text).map(
    ({ start, end, label }) => `${label === 'skill' ? 's' : 'k'}:${text.slice(start, end)}`,
  );

describe('findSkillSpans', () => {
  it.each([
    ['Knowledge of IFRS and tax law.', ['k:IFRS', 'k:tax law']],
    ['Ability to prepare budgets and lead a team.', ['s:prepare budgets', 's:lead a team']],
    ['Design and test circuits for clients.', ['s:Design and test circuits']],
    ['You are honest, punctual and well-organised.', ['s:honest', 's:punctual', 's:well-organised']],
    ['Excellent communication skills.', ['s:communication skills']],
    ['Fluent in French; Arabic is an advantage.', ['k:French', 'k:Arabic']],
    ['B.Sc. in Accounting or any related field.', ['k:B.Sc. in Accounting']],
    ['Prepare IFRS accounts.', ['s:Prepare IFRS accounts', 'k:IFRS']],
    ['Experience in supervising drivers.', ['s:supervising drivers']],
    ['Our stack: Docker, Kafka.', ['k:Docker', 'k:Kafka']],
    ['Liaise with farmers in Benue.', ['s:Liaise with farmers']],
  ])('marks in %j', (text, spans) => {
    expect(marked(text)).toEqual(spans);
  });

  it.each([
    'We are the largest bank in the region.',
    'Send your CV in Word to jobs@example.com.',
    'Our client, a sales company, is recruiting a driver.',
    'We offer health insurance and training in Excel.',
    'No experience required.',
    '',
    '   ',
  ])('marks nothing in %j', (text) => {
    expect(marked(text)).toEqual([]);
  });

  it('names the skill of the taxonomy where the span is one', () => {
    const [known, unknown] = findSkillSpans('Knowledge of phlebotomy and moon farming.');
    expect(known?.skill?.id).toBe('phlebotomy');
    expect(unknown?.skill).toBeUndefined();
  });

  it.each(['a', '(', 'and ', 'prepare ', 'knowledge of ', 'B.', 'design and ', 'x, ', '\n'])(
    'comes to an end on 50,000 characters of %j',
    (unit) => {
      expect(Array.isArray(findSkillSpans(unit.repeat(50_000 / unit.length)))).toBe(true);
    },
  );
});
