import type { Sample } from './sample.ts';

export const healthcareSpecialistSample: Sample = {
  name: ['Halima', 'Yusuf'],
  tagline: 'Registered nurse, critical care',
  place: 'Kano, Nigeria',
  phone: '+234 703 555 0184',
  summary:
    'Critical care nurse with eight years on adult wards, calm in emergencies and careful in handover.',
  jobs: [
    [
      'Senior staff nurse',
      'Aminu Memorial Hospital',
      'Kano',
      '2019-01',
      '',
      [
        'Lead shifts of nine nurses on a 16-bed unit',
        'Brought line infections from 4.1 to 1.2 per 1,000 days',
        'Teach basic life support to 80 colleagues a year',
      ],
    ],
    [
      'Staff nurse',
      'Wuro Clinic',
      'Yola',
      '2016-02',
      '2018-12',
      ['Cared for medical and surgical patients', 'Kept the emergency trolley audit'],
    ],
  ],
  schools: [['B.N.Sc.', 'Nursing Science', 'Bayero University', '2010-09', '2015-08', 'Second class upper']],
  skills: [
    ['Clinical', ['Ventilator care', 'Triage', 'Wound care', 'Medication safety']],
    ['Practice', ['Handover', 'Infection control']],
  ],
  achievements: [['Nurse of the year', '2022-05', 'For the infection programme.']],
  certifications: [
    ['Registered Nurse', 'Nursing and Midwifery Council of Nigeria', '2015-11'],
    ['Advanced Cardiac Life Support', 'American Heart Association', '2023-02'],
  ],
  languages: [
    ['Hausa', 'native'],
    ['English', 'advanced'],
  ],
};
