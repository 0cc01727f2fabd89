import { describe, expect, it } from '@jest/globals';
import { ENGLISH } from './english.ts';
import { institutionInSentence } from './grammar.ts';
import { heldPaper, lesserPaper } from './papers.ts';

const of = (name: string): string => heldPaper({ name, issuer: '', kind: undefined, holder: undefined });

describe('papers inside a sentence', () => {
  it('takes a name with parts for the name of a paper, not of a person', () => {
    expect(of('Microsoft Certified: Power BI Data Analyst Associate')).toBe(
      'hold the Microsoft Certified: Power BI Data Analyst Associate certification',
    );
  });

  it('gives who is registered an article, and none to what one is', () => {
    expect(of('Professional teacher, registered')).toBe('am a professional teacher, registered');
    expect(of('HCPC registered')).toBe('am HCPC registered');
  });

  it('leaves out a subject that says nothing or that the degree says', () => {
    expect(ENGLISH.degree('Ontario Secondary School Diploma', 'General', '', false)).toBe(
      'an Ontario Secondary School Diploma',
    );
    expect(ENGLISH.degree('LL.B.', 'Law', '', false)).toBe('an LL.B.');
    expect(ENGLISH.degree('B.Sc.', 'Law', '', false)).toBe('a B.Sc. in Law');
  });

  it('leaves no half of a bracket behind a date that goes', () => {
    const paper = {
      name: 'PMP (exam booked for March 2027)',
      issuer: '',
      kind: undefined,
      holder: undefined,
    };
    expect(lesserPaper(paper, 'in view')).toBe('am working towards the PMP qualification');
  });

  it('gives a province its article', () => {
    expect(institutionInSentence('Province of Ontario')).toBe('the Province of Ontario');
  });
});
