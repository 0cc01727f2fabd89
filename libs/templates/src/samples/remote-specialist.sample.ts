import type { Sample } from './sample.ts';

export const remoteSpecialistSample: Sample = {
  name: ['Amara', 'Sesay'],
  tagline: 'Remote support and success lead',
  place: 'Freetown, Sierra Leone',
  phone: '+232 76 555 013',
  summary:
    'Six years of remote work across five time zones, with written habits that keep projects moving while others sleep.',
  jobs: [
    [
      'Customer success lead',
      'Harborly',
      'Remote',
      '2021-06',
      '',
      [
        'Own 140 accounts in 12 countries; 96% renewed',
        'Wrote 85 help articles that answer a third of all questions',
        'Hand over in writing every day at 16:00 UTC',
      ],
    ],
    [
      'Support specialist',
      'Harborly',
      'Remote',
      '2018-04',
      '2021-05',
      ['Answered 19,000 conversations at 97% satisfaction', 'Started the bug triage with engineering'],
    ],
  ],
  schools: [
    ['B.Sc.', 'Information Systems', 'Fourah Bay College', '2012-10', '2016-07', 'Second class upper'],
  ],
  skills: [
    ['Tools', ['Intercom', 'Notion', 'Linear', 'Loom']],
    ['Skills', ['Writing', 'Onboarding', 'SQL basics']],
  ],
  achievements: [['Team award', '2023-01', 'For the shortest handover notes that still work.']],
  certifications: [['Customer Success Manager', 'SuccessHACKER', '2022-03']],
  languages: [
    ['English', 'native'],
    ['Krio', 'native'],
    ['French', 'intermediate'],
  ],
};
