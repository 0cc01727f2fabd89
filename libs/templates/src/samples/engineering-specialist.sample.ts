import type { Sample } from './sample.ts';

export const engineeringSpecialistSample: Sample = {
  name: ['Ibrahim', 'Musa'],
  tagline: 'Civil engineer, roads and bridges',
  place: 'Abuja, FCT',
  phone: '+234 803 555 0198',
  summary: 'Registered engineer with twelve years from survey to handover.',
  jobs: [
    [
      'Project engineer',
      'Granite & Reed Construction',
      'Abuja',
      '2017-05',
      '',
      [
        'Delivered 86 km of rural road, three weeks early',
        'Cut concrete rejects from 7% to 1.5% with a site laboratory',
        'Supervise 140 people without a serious accident since 2019',
      ],
    ],
    [
      'Site engineer',
      'Benue Bridges',
      'Makurdi',
      '2012-03',
      '2017-04',
      ['Set out two bridges of 120 m', 'Kept quantities and daily logs'],
    ],
  ],
  schools: [
    [
      'B.Eng.',
      'Civil Engineering',
      'Federal University of Technology, Minna',
      '2005-10',
      '2010-09',
      'Second class upper',
    ],
  ],
  skills: [
    ['Design', ['AutoCAD Civil 3D', 'Pavement design', 'Drainage']],
    ['Site', ['Setting out', 'Quality control', 'HSE']],
    ['Contract', ['FIDIC', 'Measurement']],
  ],
  achievements: [['Safety award', '2021-12', '1.1 million hours without lost time.']],
  certifications: [['Registered Engineer', 'COREN', '2015-06']],
  languages: [
    ['Hausa', 'native'],
    ['English', 'advanced'],
  ],
};
