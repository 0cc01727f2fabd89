import type { Sample } from './sample.ts';

export const minimalistCleanSample: Sample = {
  name: ['Kwame', 'Asante'],
  tagline: 'Technical writer',
  place: 'Accra, Ghana',
  phone: '+233 24 555 0108',
  summary: 'Writer of guides that developers finish reading. Six years with payments and mapping companies.',
  jobs: [
    [
      'Technical writer',
      'Openquay',
      'Remote',
      '2021-09',
      '',
      [
        'Rewrote the onboarding guide; support questions in the first week fell by 45%',
        "Edit 30 engineers' notes into one release page each month",
      ],
    ],
    [
      'Content editor',
      'Volta Maps',
      'Accra',
      '2018-03',
      '2021-08',
      ['Documented 46 endpoints with runnable examples', 'Started the style guide the company still uses'],
    ],
  ],
  schools: [['B.A.', 'Linguistics', 'University of Ghana', '2013-08', '2017-06', 'First class']],
  skills: [['', ['API documentation', 'Information architecture', 'Markdown', 'Git', 'Python basics']]],
  achievements: [['Docs contest, first place', '2022-10', 'For a guide to offline payments.']],
  certifications: [['Professional Technical Communicator', 'STC', '2020-06']],
  languages: [
    ['English', 'native'],
    ['Twi', 'native'],
    ['French', 'intermediate'],
  ],
};
