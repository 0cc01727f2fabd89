import type { Sample } from './sample.ts';

export const nonprofitAdvocateSample: Sample = {
  name: ['Mariam', 'Kanté'],
  tagline: 'Public health programme manager',
  place: 'Bamako, Mali',
  phone: '+223 76 55 50 14',
  summary: 'Public health manager who works with mothers, chiefs and ministries in that order.',
  jobs: [
    [
      'Programme manager',
      'Baobab Fund',
      'Bamako',
      '2018-11',
      '',
      [
        'Vaccination reach rose from 58% to 83% in 140 villages',
        'Manage US$2.4 million a year with clean audits',
        'Trained 620 community health workers',
      ],
    ],
    [
      'Field coordinator',
      'Santé Pour Tous',
      'Sikasso',
      '2014-02',
      '2018-10',
      ['Ran mobile clinics for 36 villages', 'Built the referral register'],
    ],
  ],
  schools: [['M.P.H.', 'Public Health', 'University of Ghana', '2012-08', '2013-10', 'Distinction']],
  skills: [
    ['Programme', ['Budgeting', 'Monitoring', 'Donor reporting']],
    ['Field', ['Community dialogue', 'Training', 'Logistics']],
  ],
  achievements: [['Regional innovation prize', '2022-03', 'For the phone reminder scheme.']],
  certifications: [['Project DPro', 'PM4NGOs', '2019-01']],
  languages: [
    ['Bambara', 'native'],
    ['French', 'native'],
    ['English', 'advanced'],
  ],
};
