import type { Sample } from './sample.ts';

export const consultingExpertSample: Sample = {
  name: ['Olúwaṣeun', 'Adéyẹmí'],
  tagline: 'Strategy consultant',
  place: 'Ikoyi, Lagos',
  phone: '+234 808 555 0102',
  summary: 'Adviser to ministries and consumer companies on pricing, distribution and public services.',
  jobs: [
    [
      'Senior manager',
      'Palmgrove Advisory',
      'Lagos',
      '2018-03',
      '',
      [
        'Led 19 projects; 14 clients came back for another',
        'Designed a fertiliser voucher scheme used by 310,000 farmers',
        "Lifted a retailer's gross margin by 2.6 points",
      ],
    ],
    [
      'Consultant',
      'Palmgrove Advisory',
      'Lagos',
      '2013-09',
      '2018-02',
      ['Built demand models for three cement plants', 'Interviewed 400 traders for a market entry study'],
    ],
  ],
  schools: [
    ['M.Sc.', 'Economics', 'University of Ibadan', '2011-01', '2012-12', 'Distinction'],
    ['B.Sc.', 'Economics', 'Covenant University', '2006-09', '2010-06', 'First class'],
  ],
  skills: [
    [
      '',
      ['Pricing', 'Market entry', 'Public policy', 'Financial modelling', 'Facilitation', 'Survey design'],
    ],
  ],
  achievements: [['Voucher scheme at national scale', '2021-06', 'Adopted by 11 states after the pilot.']],
  certifications: [['Project Management Professional', 'PMI', '2016-08']],
  languages: [
    ['English', 'native'],
    ['Yorùbá', 'native'],
    ['French', 'intermediate'],
  ],
};
