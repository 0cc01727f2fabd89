import type { Sample } from './sample.ts';

export const classicCorporateSample: Sample = {
  name: ['Babatunde', 'Fashola-Reis'],
  tagline: 'Treasury and compliance officer',
  place: 'Marina, Lagos',
  phone: '0803 555 0177',
  summary: 'Bank officer with eleven years in treasury operations, regulatory returns and internal control.',
  jobs: [
    [
      'Treasury officer',
      'Crestgate Bank',
      'Lagos',
      '2018-01',
      '',
      [
        'Prepare the daily liquidity position for ₦310 billion of deposits',
        'Closed 27 of 29 audit findings within the agreed time',
        'Introduced a maker and checker log that ended late regulatory returns',
      ],
    ],
    [
      'Operations officer',
      'Havilah Microfinance Bank',
      'Abeokuta',
      '2013-02',
      '2017-12',
      [
        'Balanced eight tellers and the vault each day without an unexplained difference for 22 months',
        'Moved 14,000 paper mandates to the document system',
      ],
    ],
  ],
  schools: [
    [
      'B.Sc.',
      'Banking and Finance',
      'Olabisi Onabanjo University',
      '2007-10',
      '2011-08',
      'Second class upper',
    ],
  ],
  skills: [
    [
      '',
      [
        'Liquidity reporting',
        'Internal control',
        'Regulatory returns',
        'Foreign exchange',
        'Excel modelling',
        'Staff training',
      ],
    ],
  ],
  achievements: [['Branch control award', '2016-12', 'Best control score among 40 branches.']],
  certifications: [['ACIB', 'Chartered Institute of Bankers of Nigeria', '2017-04']],
  languages: [
    ['English', 'native'],
    ['Yorùbá', 'native'],
  ],
};
