import type { Sample } from './sample.ts';

export const techInnovatorSample: Sample = {
  name: ['Ifeanyi', 'Obiora'],
  tagline: 'Platform engineer',
  place: 'Enugu, Nigeria',
  phone: '+234 813 555 0161',
  summary: 'Platform engineer for teams that deploy many times a day on modest budgets.',
  jobs: [
    [
      'Platform engineer',
      'Saltmarsh Cloud',
      'Remote',
      '2021-04',
      '',
      [
        'Cut cloud spend by 34% by right-sizing 210 services',
        'Brought deploy time from 26 to 4 minutes',
        'Share an on-call rota with a page rate under two a week',
      ],
    ],
    [
      'Backend engineer',
      'Tollgate Pay',
      'Lagos',
      '2018-01',
      '2021-03',
      [
        'Designed idempotent transfers for 3 million payments a month',
        'Introduced contract tests between nine services',
      ],
    ],
  ],
  schools: [
    [
      'B.Eng.',
      'Electronic Engineering',
      'University of Nigeria, Nsukka',
      '2011-09',
      '2016-08',
      'Second class upper',
    ],
  ],
  skills: [
    ['Languages', ['Go', 'TypeScript', 'SQL']],
    ['Platform', ['Kubernetes', 'Terraform', 'PostgreSQL', 'Grafana']],
  ],
  achievements: [['Speaker, DevFest Lagos', '2022-11', 'On queues that survive power cuts.']],
  certifications: [['Certified Kubernetes Administrator', 'CNCF', '2022-02']],
  languages: [
    ['English', 'native'],
    ['Igbo', 'native'],
  ],
};
