import type { Sample } from './sample.ts';

export const dataScientistSample: Sample = {
  name: ['Chinyere', 'Uche'],
  tagline: 'Data scientist, credit and health',
  place: 'Yaba, Lagos',
  phone: '+234 814 555 0112',
  summary:
    'Data scientist who ships models that survive contact with operations. Strong in causal questions and in saying no.',
  jobs: [
    [
      'Senior data scientist',
      'Ledgerhill Insurance',
      'Lagos',
      '2020-08',
      '',
      [
        'Pricing model cut the loss ratio by 5.4 points',
        'Claims triage flags 71% of fraud at a 4% review rate',
        'Mentor three analysts',
      ],
    ],
    [
      'Data analyst',
      'Kigali Health Data Lab',
      'Kigali',
      '2017-05',
      '2020-07',
      ['Forecast malaria cases for 416 sectors', 'Moved reports from spreadsheets to dbt'],
    ],
  ],
  schools: [['M.Sc.', 'Statistics', 'Carnegie Mellon Africa', '2015-08', '2017-05', 'Distinction']],
  skills: [['', ['Python', 'SQL', 'scikit-learn', 'Causal inference', 'dbt', 'Airflow']]],
  achievements: [['Fraud model in production', '2022-04', 'Saved ₦380 million in its first year.']],
  certifications: [['TensorFlow Developer', 'Google', '2021-09']],
  languages: [
    ['English', 'native'],
    ['Igbo', 'native'],
  ],
};
