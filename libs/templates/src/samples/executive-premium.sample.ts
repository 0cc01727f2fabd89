import { portrait } from './portrait.ts';
import type { Sample } from './sample.ts';

export const executivePremiumSample: Sample = {
  name: ['Ngozi', 'Eze-Campbell'],
  tagline: 'Chief operating officer',
  place: 'Victoria Island, Lagos',
  phone: '+234 802 555 0119',
  summary:
    'Operating executive for consumer businesses in West Africa. Known for turning plants and supply chains around without losing the people who run them.',
  jobs: [
    [
      'Chief operating officer',
      'Kora Foods Ltd',
      'Lagos',
      '2019-07',
      '',
      [
        'Raised operating margin from 6.1% to 11.8% in three years',
        'Led the opening of two plants, 640 jobs, on a budget of ₦18.4 billion',
        'Built a safety programme with 900 days without a lost-time injury',
      ],
    ],
    [
      'Supply chain director',
      'Delta Breweries',
      'Benin City',
      '2012-04',
      '2019-06',
      ['Cut stock-outs from 9% to 2% across 11 depots', 'Renegotiated haulage, saving ₦1.2 billion a year'],
    ],
  ],
  schools: [
    ['MBA', '', 'Lagos Business School', '2009-09', '2011-06', 'Distinction'],
    ['B.Eng.', 'Chemical Engineering', 'University of Benin', '1999-10', '2004-09', 'Second class upper'],
  ],
  skills: [
    [
      '',
      [
        'P&L leadership',
        'Plant operations',
        'Supply chain',
        'Safety culture',
        'Board reporting',
        'Negotiation',
      ],
    ],
  ],
  achievements: [
    ['Manufacturer of the year', '2023-03', 'For the Ota plant turnaround.'],
    ['Women in Industry fellow', '2021-05', 'Twelve leaders chosen across the continent.'],
  ],
  certifications: [['Chartered Director', 'Institute of Directors Nigeria', '2020-02']],
  languages: [
    ['English', 'native'],
    ['Igbo', 'native'],
    ['French', 'intermediate'],
  ],
  photoUrl: portrait('#efe6d3', '#7b4f36', '#2a2722'),
};
