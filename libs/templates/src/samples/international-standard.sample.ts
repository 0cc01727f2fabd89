import type { Sample } from './sample.ts';

export const internationalStandardSample: Sample = {
  name: ['Wanjiru', 'Kamau'],
  tagline: 'Logistics coordinator',
  place: 'Nairobi, Kenya',
  phone: '+254 712 555 019',
  summary:
    'Logistics coordinator seeking a role in the European Union. Seven years of cold chain and customs work, languages included.',
  jobs: [
    [
      'Logistics coordinator',
      'Rift Valley Flowers',
      'Naivasha',
      '2019-08',
      '',
      [
        'Plan 22 flights a week of cut flowers to three hubs',
        'Reduced spoilage from 4.8% to 1.9% of volume',
        "Hold the customs broker's licence for the company",
      ],
    ],
    [
      'Shipping assistant',
      'Mombasa Freight',
      'Mombasa',
      '2016-02',
      '2019-07',
      ['Prepared 1,100 bills of lading without a penalty', 'Trained three assistants'],
    ],
  ],
  schools: [
    ['B.Com.', 'Supply Chain Management', 'University of Nairobi', '2011-09', '2015-12', 'Upper second'],
  ],
  skills: [['', ['Cold chain', 'Customs clearance', 'SAP', 'Incoterms', 'Route planning']]],
  achievements: [["Exporter's service medal", '2022-10', 'For the zero-delay season.']],
  certifications: [['FIATA Diploma', 'FIATA', '2018-05']],
  languages: [
    ['Swahili', 'native'],
    ['English', 'advanced'],
    ['German', 'beginner'],
  ],
};
