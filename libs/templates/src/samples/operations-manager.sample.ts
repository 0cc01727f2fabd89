import type { Sample } from './sample.ts';

export const operationsManagerSample: Sample = {
  name: ['Segun', 'Ọlátúnjí'],
  tagline: 'Operations manager, manufacturing',
  place: 'Sango-Ota, Ogun',
  phone: '+234 805 555 0157',
  summary: 'Plant operations manager who starts with the floor, the figures and the folks, in that order.',
  jobs: [
    [
      'Operations manager',
      'Unity Steel Mills',
      'Ota',
      '2018-09',
      '',
      [
        'Raised line availability from 71% to 89%',
        'Saved ₦450,000 a day by moving a furnace shift',
        'Lead 210 people on three shifts',
      ],
    ],
    [
      'Production supervisor',
      'Meridian Textiles',
      'Kaduna',
      '2012-01',
      '2018-08',
      ['Cut changeover from 95 to 38 minutes', 'Trained 40 operators in first-line maintenance'],
    ],
  ],
  schools: [
    ['B.Eng.', 'Mechanical Engineering', 'University of Ilorin', '2005-10', '2010-09', 'Second class upper'],
  ],
  skills: [
    ['Production', ['Lean', 'Maintenance planning', 'OEE']],
    ['People', ['Shift planning', 'Training']],
  ],
  achievements: [['Plant of the year', '2022-12', 'Best availability in the group.']],
  certifications: [['Certified Maintenance Manager', 'SMRP', '2019-10']],
  languages: [
    ['English', 'native'],
    ['Yorùbá', 'native'],
  ],
};
