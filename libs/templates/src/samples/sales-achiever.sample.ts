import type { Sample } from './sample.ts';

export const salesAchieverSample: Sample = {
  name: ['Chukwudi', 'Anyanwu'],
  tagline: 'Regional sales manager',
  place: 'Onitsha, Anambra',
  phone: '+234 806 555 0149',
  summary: 'I open territories, keep distributors honest and hit the number.',
  jobs: [
    [
      'Regional sales manager',
      'Palmline Distribution',
      'Onitsha',
      '2019-02',
      '',
      [
        'Grew the south-east from ₦1.9 billion to ₦4.6 billion in four years',
        'Opened 38 distributors and lost three',
        'Brought overdue accounts from 21% to 6%',
      ],
    ],
    [
      'Sales representative',
      'Palmline Distribution',
      'Aba',
      '2015-05',
      '2019-01',
      ['Ranked first of 46 representatives twice', 'Introduced route cards copied by all regions'],
    ],
  ],
  schools: [['HND', 'Marketing', 'Federal Polytechnic, Nekede', '2010-10', '2014-08', 'Upper credit']],
  skills: [
    ['', ['Distributor management', 'Negotiation', 'Route planning', 'Credit control', 'Coaching', 'CRM']],
  ],
  achievements: [
    ['142% of target', '2023-12', 'Highest of all regions.'],
    ['Club of ten', '2021-12', 'For three years in a row above 120%.'],
  ],
  certifications: [['Strategic Selling', 'Lagos Business School', '2020-09']],
  languages: [
    ['English', 'native'],
    ['Igbo', 'native'],
    ['Pidgin', 'native'],
  ],
};
