import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import { describe, expect, it } from '@jest/globals';
import { type ListingMatch, matchListing, seekerSigns } from './listing-match.ts';
import { listingSigns } from './listing-signs.ts';
import { matchWords } from './match-words.ts';

const resume: Partial<ResumeContentDto> = {
  title: 'My CV',
  personalInfo: {
    firstName: 'Ada',
    lastName: 'Obi',
    email: 'ada@example.com',
    professionalTagline: 'Accountant',
  },
  skills: [
    { name: 'QuickBooks', level: 'intermediate' },
    { name: 'Microsoft Excel', level: 'intermediate' },
  ],
  experience: [
    {
      position: 'Cook',
      company: 'Kora',
      startDate: '2020-01',
      description: 'Made payroll in Sage for 40 people.',
    },
  ],
};

const listing = (title: string, requirements = '') =>
  listingSigns({ title, description: 'We are a team that communicates.', requirements, tags: [] });
const of = (title: string, requirements = '', isOpen = false): ListingMatch =>
  matchListing(seekerSigns(resume), listing(title, requirements), isOpen);

describe('the signs of a listing', () => {
  it('are skills that distinguish, and the work of its title', () => {
    const signs = listing('Senior Accountant (Lagos)', 'QuickBooks, Microsoft Excel and good communication');
    expect(signs.occupations[0]).toBe(listing('Accountant').occupations[0]);
    expect(signs.skills).toContain('quickbooks');
    expect(signs.skills).not.toContain('communication');
    expect(listing('').occupations).toEqual([]);
  });
});

describe('a match', () => {
  it('puts the same work before work like it, and that before other work', () => {
    const scores = ['Accountant', 'Auditor', 'Head Chef', 'Truck Driver'].map((title) => of(title).score);
    expect(scores[0]).toBeGreaterThan(scores[1] ?? 0);
    expect(of('Accountant').score).toBeGreaterThan(of('Cook').score);
    expect(of('Cook').score).toBeGreaterThan(of('Truck Driver').score);
    expect(of('Truck Driver').score).toBe(0);
  });

  it('grows with the share of named skills, never with their number in the resume alone', () => {
    const both = of('Clerk', 'QuickBooks, Microsoft Excel');
    const many = of('Clerk', 'QuickBooks, Java, Kubernetes, PostgreSQL, React, Terraform, Figma, Salesforce');
    expect(both.shared).toHaveLength(2);
    expect(both.score).toBeGreaterThan(many.score);
    // What experience tells counts like what is listed.
    expect(of('Accountant', 'Payroll').shared).toHaveLength(1);
  });

  it('stays within 0 and 100', () => {
    const most = of('Accountant', 'QuickBooks, Microsoft Excel, Sage, payroll', true);
    expect(most.score).toBeGreaterThan(60);
    expect(most.score).toBeLessThanOrEqual(100);
    expect(matchListing(seekerSigns({}), { skills: [], occupations: [] }, false).score).toBe(0);
  });

  it('says why in words, from facts alone', () => {
    expect(matchWords(of('Accountant', 'QuickBooks', true), 'Nigeria')).toBe(
      'The same work as “Accountant” in your resume. Your resume shows 1 of the 1 skill it names: QuickBooks. Its words open it to Nigeria.',
    );
    expect(matchWords(of('Truck Driver', 'Kubernetes'), 'Nigeria')).toBe(
      'Your resume shows none of the 1 skill it names.',
    );
    expect(matchWords(of('Truck Driver'), '')).toBe('Nothing in it answers to your resume yet.');
  });
});
