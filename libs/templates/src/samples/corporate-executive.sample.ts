import { portrait } from './portrait.ts';
import type { Sample } from './sample.ts';

export const corporateExecutiveSample: Sample = {
  name: ['Emeka', 'Okonkwo'],
  tagline: 'Group finance director',
  place: 'Abuja, FCT',
  phone: '+234 805 555 0126',
  summary: 'Finance director with a record of clean audits, funded growth and calm boards.',
  jobs: [
    [
      'Group finance director',
      'Meridian Holdings',
      'Abuja',
      '2017-02',
      '',
      [
        'Raised ₦42 billion in two bond issues, both oversubscribed',
        'Brought the group close from 21 to 6 working days',
        'Lead 70 people in five countries',
      ],
    ],
    [
      'Financial controller',
      'Unity Steel Mills',
      'Ota',
      '2009-05',
      '2017-01',
      ['Implemented a new ledger across nine sites in 14 months', 'Reduced working capital by 18%'],
    ],
  ],
  schools: [
    ['M.Sc.', 'Finance', 'University of Lagos', '2006-01', '2007-12', 'Distinction'],
    ['B.Sc.', 'Accounting', 'University of Ibadan', '1999-10', '2003-09', 'First class'],
  ],
  skills: [['', ['Capital raising', 'Group reporting', 'IFRS', 'Treasury', 'Risk', 'Mergers']]],
  achievements: [['CFO of the year, industry', '2022-11', 'Chosen by the association of finance directors.']],
  certifications: [['FCA', 'Institute of Chartered Accountants of Nigeria', '2012-05']],
  languages: [
    ['English', 'native'],
    ['Igbo', 'native'],
  ],
  photoUrl: portrait('#dbe3ec', '#69432d', '#16324f'),
};
