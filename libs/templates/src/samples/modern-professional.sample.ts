import { portrait } from './portrait.ts';
import type { Sample } from './sample.ts';

export const modernProfessionalSample: Sample = {
  name: ['Adaeze', 'Nwosu'],
  tagline: 'Customer operations manager',
  place: 'Lekki, Lagos',
  phone: '+234 803 555 0142',
  summary:
    'Operations manager who turns scattered support work into a service people praise. Nine years across telecoms and payments, leading teams of up to 34.',
  jobs: [
    [
      'Customer operations manager',
      'Tollgate Pay',
      'Lagos',
      '2021-03',
      '',
      [
        'Cut the median first reply from 9 hours to 38 minutes by routing tickets by product',
        'Built a weekly review that removed 14 recurring causes of complaints in a year',
        'Lead 34 agents in Lagos and Kano, with yearly turnover down from 41% to 17%',
      ],
    ],
    [
      'Support team lead',
      'Nimbus Telecoms',
      'Ikeja',
      '2016-06',
      '2021-02',
      [
        'Trained 60 new agents on the billing system; 92% passed the first assessment',
        'Wrote the refund guide that four regional centres now use',
      ],
    ],
  ],
  schools: [
    ['B.Sc.', 'Sociology', 'University of Nigeria, Nsukka', '2010-09', '2014-07', 'Second class upper'],
  ],
  skills: [
    ['Operations', ['Workforce planning', 'Service recovery', 'Vendor management']],
    ['Tools', ['Zendesk', 'Power BI', 'Excel']],
  ],
  achievements: [
    ['Operations leader of the year', '2024-11', 'Named among 120 managers for the refund programme.'],
  ],
  certifications: [['Lean Six Sigma Green Belt', 'ASQ', '2022-05']],
  languages: [
    ['English', 'native'],
    ['Igbo', 'native'],
    ['Yorùbá', 'intermediate'],
  ],
  photoUrl: portrait('#d7e6ea', '#8a5a3c', '#0f5c6e'),
};
