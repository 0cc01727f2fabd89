import type { Sample } from './sample.ts';

export const marketingCreativeSample: Sample = {
  name: ['Lerato', 'Mokoena'],
  tagline: 'Growth marketer',
  place: 'Johannesburg, South Africa',
  phone: '+27 82 555 0137',
  summary: 'Campaigns that people forward, measured to the last rand.',
  jobs: [
    [
      'Growth lead',
      'Sunbird Foods',
      'Johannesburg',
      '2020-10',
      '',
      [
        'Doubled online orders in nine months at a lower cost per order',
        'Ran a recipe series with 4.2 million organic views',
        'Lead a team of five and two agencies',
      ],
    ],
    [
      'Digital marketer',
      'Highveld Media',
      'Pretoria',
      '2016-03',
      '2020-09',
      ['Managed budgets of R9 million', 'Built the newsletter to 120,000 readers'],
    ],
  ],
  schools: [['B.Com.', 'Marketing', 'University of Pretoria', '2012-02', '2015-11', 'Cum laude']],
  skills: [
    ['Channels', ['Paid social', 'SEO', 'Email', 'Influencers']],
    ['Craft', ['Copywriting', 'Analytics', 'Testing']],
  ],
  achievements: [['Silver, Loeries', '2022-10', 'For the kitchen table campaign.']],
  certifications: [['Google Ads Search', 'Google Skillshop', '2023-04']],
  languages: [
    ['English', 'native'],
    ['Sesotho', 'native'],
    ['isiZulu', 'intermediate'],
  ],
};
