import type { Sample } from './sample.ts';

export const financeProfessionalSample: Sample = {
  name: ['Aminata', 'Diallo'],
  tagline: 'Chartered accountant',
  place: 'Dakar, Senegal',
  phone: '+221 77 555 01 22',
  summary: 'Accountant for manufacturing groups in French and English speaking West Africa.',
  jobs: [
    [
      'Chief accountant',
      'Teranga Industries',
      'Dakar',
      '2018-06',
      '',
      [
        'Consolidate seven entities under IFRS by day five',
        'Recovered XOF 410 million of value added tax',
        'Introduced three-way matching; duplicate payments fell to nil',
      ],
    ],
    [
      'Auditor',
      'Baobab Audit',
      'Dakar',
      '2013-09',
      '2018-05',
      ['Led 18 audits in banking and retail', 'Trained 25 juniors in sampling'],
    ],
  ],
  schools: [
    [
      'Master',
      'Accounting, Audit and Control',
      'Université Cheikh Anta Diop',
      '2008-10',
      '2013-07',
      'Mention bien',
    ],
  ],
  skills: [
    ['Accounting', ['IFRS', 'Consolidation', 'Costing']],
    ['Systems', ['SAP', 'Sage', 'Excel']],
    ['Tax', ['VAT', 'Transfer pricing']],
  ],
  achievements: [['Fastest close in the region', '2021-02', 'Group award among 11 countries.']],
  certifications: [['ACCA', 'Association of Chartered Certified Accountants', '2017-08']],
  languages: [
    ['French', 'native'],
    ['Wolof', 'native'],
    ['English', 'advanced'],
  ],
};
