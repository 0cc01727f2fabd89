import type { Sample } from './sample.ts';

export const startupDynamicSample: Sample = {
  name: ['Tobi', 'Adeyinka'],
  tagline: 'Product engineer',
  place: 'Yaba, Lagos',
  phone: '+234 810 555 0155',
  summary: 'I take a product from a napkin to ten thousand users, and answer the support mails on the way.',
  jobs: [
    [
      'Founding engineer',
      'Kobowise',
      'Lagos',
      '2022-02',
      '',
      [
        'Shipped the savings app in 11 weeks; 38,000 users in the first year',
        'Brought crash-free sessions from 96.1% to 99.7%',
        'Hired and trained four engineers',
      ],
    ],
    [
      'Software engineer',
      'Swiftbox Logistics',
      'Lagos',
      '2019-05',
      '2022-01',
      ['Built driver routing that saved 17% of fuel', 'Moved nightly jobs from six hours to 40 minutes'],
    ],
  ],
  schools: [['B.Sc.', 'Computer Science', 'University of Lagos', '2014-10', '2018-09', 'Second class upper']],
  skills: [
    ['Code', ['TypeScript', 'React', 'Node.js', 'PostgreSQL']],
    ['Practice', ['Experiments', 'On-call', 'Hiring']],
  ],
  achievements: [['Winner, fintech build week', '2021-08', 'Out of 64 teams.']],
  certifications: [['AWS Solutions Architect', 'Amazon Web Services', '2023-01']],
  languages: [
    ['English', 'native'],
    ['Yorùbá', 'native'],
  ],
};
