import { describe, expect, it } from '@jest/globals';
import { splitName } from './names.ts';

describe('a printed name', () => {
  it.each([
    ['Chidi Okafor', '', 'Chidi', 'Okafor'],
    ['OKAFOR, Chidi Paul', '', 'Chidi Paul', 'Okafor'],
    ['OKAFOR Chidi Paul', '', 'Chidi Paul', 'Okafor'],
    ['Jean DUPONT', '', 'Jean', 'Dupont'],
    ['JOHN A. SMITH', '', 'John', 'A. Smith'],
    ['OKONKWO CHIDINMA GRACE', 'chidinma.okonkwo@example.com', 'Chidinma Grace', 'Okonkwo'],
    ['CHIDINMA GRACE OKONKWO', 'chidinma.okonkwo@example.com', 'Chidinma', 'Grace Okonkwo'],
    ['OKONKWO CHIDINMA', 'graceful77@example.com', 'Okonkwo', 'Chidinma'],
    ['Chidinma Okonkwo', 'okonkwo.chidinma@example.com', 'Chidinma', 'Okonkwo'],
  ])('%s with the address "%s"', (text, email, firstName, lastName) => {
    expect(splitName(text, email)).toEqual({ firstName, lastName });
  });
});
