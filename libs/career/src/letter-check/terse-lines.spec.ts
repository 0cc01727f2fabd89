import { describe, expect, it } from '@jest/globals';
import { isSaidOutright } from './outright.ts';
import { qualifiersOf } from './qualifiers.ts';

const at = (text: string, name: string): { start: number; end: number } => {
  const start = text.indexOf(name);
  return { start, end: start + name.length };
};

describe('a terse line', () => {
  it.each([
    ['observer', 'Toured dyeing works at Aba.'],
    ['observer', 'Listened to a series on dyeing.'],
    ['observer', 'Saw a demo of dyeing at the fair.'],
    ['wish', 'To be admitted to the dyeing guild.'],
    ['failed', 'Guild of dyeing, missed the cut off by two marks'],
    ['other-person', 'Typed while the director did dyeing.'],
    ['other-person', 'Swept the hall, dyeing done by Aba Works.'],
  ])('narrows what it names as %s: %s', (kind, text) => {
    expect([...qualifiersOf(text, at(text, 'dyeing'))]).toContain(kind);
  });

  it('leaves to the writer what was done by them', () => {
    const text = 'Dyeing handled by me.';
    expect([...qualifiersOf(text, at(text, 'Dyeing'))]).not.toContain('other-person');
  });

  it('with a rate behind its label tells a practice', () => {
    const isPractice = (text: string): boolean =>
      isSaidOutright(text, at(text, 'dyeing'), new Set(['cloth']), true);
    expect(isPractice('Cloth dyeing: steep 15 bolts per week.')).toBe(true);
    expect(isPractice('Cloth dyeing: watched 15 bolts per week.')).toBe(false);
    expect(isPractice('Cloth dyeing: colleague steeps 15 bolts per week.')).toBe(false);
    expect(isPractice('Cloth dyeing: steeply priced.')).toBe(false);
  });
});
