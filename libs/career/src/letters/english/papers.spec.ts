import { describe, expect, it } from '@jest/globals';
import { ENGLISH } from './english.ts';
import { institutionInSentence } from './grammar.ts';
import { heldPaper, lesserPaper } from './papers.ts';

const of = (name: string, issuer = ''): string =>
  heldPaper({ name, issuer, kind: undefined, holder: undefined });

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

  it.each([
    [
      'Registration as a nurse',
      'Nursing Council of Kenya',
      'am registered as a nurse with the Nursing Council of Kenya',
    ],
    [
      'Admission as a solicitor',
      'Law Society of Scotland',
      'am admitted as a solicitor by the Law Society of Scotland',
    ],
    ['Licensure as physiotherapist', 'MRTB Nigeria', 'am licensed as a physiotherapist by MRTB Nigeria'],
    ['Officer of the watch', 'MCA, Southampton', 'am an officer of the watch (MCA, Southampton)'],
    ['Tally Prime user', 'Tally Institute, Lagos', 'am a Tally Prime user (Tally Institute, Lagos)'],
    [
      'Oracle Certified Associate, Java SE 8',
      'Oracle University',
      'am an Oracle Certified Associate, Java SE 8 (Oracle University)',
    ],
    [
      'Associate Chartered Accountant (ACA)',
      'Institute of Chartered Accountants of Nigeria',
      'am an Associate Chartered Accountant (ACA) of the Institute of Chartered Accountants of Nigeria',
    ],
    ['Fellow', 'Royal Society of Chemistry', 'am a Fellow of the Royal Society of Chemistry'],
    [
      'Registered engineer',
      'Egyptian Engineers Syndicate',
      'am a registered engineer with Egyptian Engineers Syndicate',
    ],
  ])('says what somebody is and who made them so: %s', (name, issuer, said) => {
    expect(of(name, issuer)).toBe(said);
  });

  it.each([
    ['GCSEs', 'English and Mathematics', 'GCSEs in English and Mathematics'],
    ['A levels', 'Physics', 'A levels in Physics'],
    ['NECO passes', 'five subjects', 'NECO passes in five subjects'],
    ['MSc', 'Nursing', 'an MSc in Nursing'],
    ['BS', 'Biology', 'a BS in Biology'],
  ])('gives several papers of a kind no article: %s', (degree, field, said) => {
    expect(ENGLISH.degree(degree, field, '', false)).toBe(said);
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
