import { describe, expect, it } from '@jest/globals';
import { frameOf, isDoneByWriter, isOwnFrame } from './frames.ts';

const NOTHING: ReadonlySet<string> = new Set();
const at = (text: string): { start: number; end: number } => {
  const start = text.toLowerCase().indexOf('stocktaking');
  return { start, end: start + 'stocktaking'.length };
};

describe('the construction round a mention', () => {
  it.each([
    ['negation', 'Do everything in the store with the exception of stocktaking.'],
    ['negation', 'Do the daily sales, stocktaking excepted.'],
    ['negation', 'Sales: yes; stocktaking: no'],
    ['negation', 'Tasks | sales 5/5 | stocktaking 0/5'],
    ['negation', 'Sales ★★★★, stocktaking ☆☆☆☆'],
    ['wish', 'Hoped to lead stocktaking from January.'],
    ['other-person', 'Let the clerk finish stocktaking.'],
    ['other-person', 'Cooked for a gang doing the stocktaking.'],
    ['other-person', 'Two of my clerks learnt stocktaking.'],
    ['other-person', 'Joined the unit next to the one that does stocktaking.'],
    ['observer', 'Underwent stocktaking by head office.'],
  ])('makes it %s: %s', (kind, text) => {
    expect(frameOf(text, at(text), NOTHING)).toBe(kind);
  });

  it.each([
    'Stocktaking of three stores was carried out by me each month.',
    'Stocktaking fell to me at month end.',
    'Joined a chain, for whom I led stocktaking.',
    'Led four clerks doing the stocktaking.',
    'Am the clerk responsible for stocktaking.',
    'Stocktaking [x]',
  ])('leaves it the writer’s: %s', (text) => {
    expect(frameOf(text, at(text), NOTHING)).toBeUndefined();
  });

  it('lets a letter repeat the whole statement', () => {
    const text = 'Told the boys to get on with stocktaking.';
    expect(frameOf(text, at(text), NOTHING)).toBe('other-person');
    expect(frameOf(text, at(text), new Set(['told']))).toBeUndefined();
  });

  it('knows the passive with its doer, duties, means and cells', () => {
    const isOwn = (text: string): boolean => isDoneByWriter(text, at(text)) || isOwnFrame(text, at(text));
    expect(isOwn('Stocktaking is done by me every Friday.')).toBe(true);
    expect(isOwn('Cut losses through monthly stocktaking.')).toBe(true);
    expect(isOwn('Main duty: stocktaking of nine stores')).toBe(true);
    expect(isOwn('Tasks: sales (daily), stocktaking (monthly)')).toBe(true);
    expect(isOwn('Stocktaking was explained by the auditor.')).toBe(false);
    expect(isOwn('Stocktaking is not done by me.')).toBe(false);
  });
});
