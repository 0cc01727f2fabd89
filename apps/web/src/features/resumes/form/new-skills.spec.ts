import { describe, expect, it } from '@jest/globals';
import { newSkills, splitSkills } from './new-skills.ts';

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

describe('a list of skills', () => {
  it('ends a skill at a comma, and keeps the one that is still typed', () => {
    expect(splitSkills('Sales, POS,  Exc')).toEqual({ whole: ['Sales', 'POS'], rest: 'Exc' });
    expect(splitSkills('Sales,')).toEqual({ whole: ['Sales'], rest: '' });
  });

  it('is split at what lists of other programs have between skills', () => {
    expect(splitSkills('Sales; POS\n• Excel\t| Word').whole).toEqual(['Sales', 'POS', 'Excel']);
  });

  it('leaves one skill whole, whatever signs its name has', () => {
    expect(splitSkills('C++ / C# & CI-CD')).toEqual({ whole: [], rest: 'C++ / C# & CI-CD' });
    expect(splitSkills(', ,')).toEqual({ whole: [], rest: '' });
  });
});
