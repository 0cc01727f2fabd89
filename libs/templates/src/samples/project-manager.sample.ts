import type { Sample } from './sample.ts';

export const projectManagerSample: Sample = {
  name: ['Yaw', 'Boateng'],
  tagline: 'Project manager, infrastructure',
  place: 'Kumasi, Ghana',
  phone: '+233 20 555 0144',
  summary: 'Project manager for water and energy works, known for plans that subcontractors believe.',
  jobs: [
    [
      'Project manager',
      'Volta Works',
      'Kumasi',
      '2018-02',
      '',
      [
        'Delivered nine treatment plants, US$41 million, within 2% of budget',
        'Introduced a six-week look-ahead; delays fell by half',
        'Chair the weekly meeting of 14 subcontractors',
      ],
    ],
    [
      'Planning engineer',
      'Volta Works',
      'Accra',
      '2013-06',
      '2018-01',
      ['Kept the schedule of the northern line', 'Trained site teams in reporting'],
    ],
  ],
  schools: [['B.Sc.', 'Civil Engineering', 'KNUST', '2008-08', '2012-06', 'First class']],
  skills: [['', ['Scheduling', 'Earned value', 'Risk', 'Contracts', 'Stakeholders', 'MS Project']]],
  achievements: [['Nine plants, no fatality', '2023-06', '2.3 million hours worked.']],
  certifications: [['PMP', 'Project Management Institute', '2016-03']],
  languages: [
    ['English', 'native'],
    ['Twi', 'native'],
  ],
};
