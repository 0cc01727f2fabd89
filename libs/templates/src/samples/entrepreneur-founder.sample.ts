import type { Sample } from './sample.ts';

export const entrepreneurFounderSample: Sample = {
  name: ['Chidinma', 'Okafor'],
  tagline: 'Founder in food and energy',
  place: 'Port Harcourt, Rivers',
  phone: '+234 812 555 0170',
  summary: 'I start businesses that solve what I live with: cold rooms without diesel, meals without waste.',
  jobs: [
    [
      'Founder',
      'Frostline Cold Rooms',
      'Port Harcourt',
      '2019-09',
      '',
      [
        'Built 31 solar cold rooms in 14 markets',
        'Customers lose 70% less fish and vegetables',
        'Raised ₦640 million from two funds',
      ],
    ],
    [
      'Co-founder',
      'Ojoto Kitchens',
      'Enugu',
      '2015-01',
      '2019-06',
      ['Grew to nine outlets and sold the company', 'Employed 110 people, most in their first job'],
    ],
  ],
  schools: [['B.Sc.', 'Food Science', 'Abia State University', '2008-10', '2012-09', 'Second class upper']],
  skills: [['', ['Fundraising', 'Unit economics', 'Hiring', 'Solar refrigeration', 'Market partnerships']]],
  achievements: [['Hundredth job created', '2022-08', 'Three in five held by women.']],
  certifications: [['Tony Elumelu Fellow', 'Tony Elumelu Foundation', '2018-10']],
  languages: [
    ['English', 'native'],
    ['Igbo', 'native'],
  ],
};
