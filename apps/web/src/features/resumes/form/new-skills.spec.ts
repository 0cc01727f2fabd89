import { describe, expect, it } from '@jest/globals';
import { newSkills } from './new-skills.ts';

const LISTED = [{ items: ['Excel', 'Book  keeping'] }, { items: ['French'] }];

describe('typed skills', () => {
  it('are added once, blank ones never', () => {
    expect(newSkills(LISTED, [' SAP ', '', '  ', 'sap'])).toEqual({ added: ['SAP'], repeated: ['sap'] });
  });

  it('are known in every category, whatever their case and spaces', () => {
    expect(newSkills(LISTED, ['EXCEL', 'book keeping', 'french', 'Payroll'])).toEqual({
      added: ['Payroll'],
      repeated: ['EXCEL', 'book keeping', 'french'],
    });
  });
});
