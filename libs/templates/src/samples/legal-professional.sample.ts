import type { Sample } from './sample.ts';

export const legalProfessionalSample: Sample = {
  name: ['Olabisi', 'Martins'],
  tagline: 'Barrister and solicitor',
  place: 'Lagos Island, Lagos',
  phone: '+234 802 555 0166',
  summary:
    'Property and commercial lawyer, nine years at the bar, at ease in registries and before the High Court.',
  jobs: [
    [
      'Senior associate',
      'Crestwater & Co.',
      'Lagos',
      '2018-07',
      '',
      [
        'Closed 64 property transactions worth ₦31 billion',
        'Won 11 of 13 contested applications',
        'Supervise two associates and the title search desk',
      ],
    ],
    [
      'Associate',
      'Martins Chambers',
      'Ibadan',
      '2015-01',
      '2018-06',
      ['Drafted leases, deeds and opinions', 'Appeared in 40 matters at the magistrate and high courts'],
    ],
  ],
  schools: [
    ['B.L.', '', 'Nigerian Law School', '2013-11', '2014-11', 'Second class upper'],
    ['LL.B.', 'Law', 'University of Lagos', '2008-10', '2013-07', 'Second class upper'],
  ],
  skills: [['', ['Property law', 'Commercial drafting', 'Litigation', 'Due diligence', 'Arbitration']]],
  achievements: [['Reported matter on title by possession', '2021-05', 'Cited in two later decisions.']],
  certifications: [
    ['Called to the Bar', 'Supreme Court of Nigeria', '2014-12'],
    ['ACIArb', 'Chartered Institute of Arbitrators', '2019-02'],
  ],
  languages: [
    ['English', 'native'],
    ['Yorùbá', 'native'],
  ],
};
