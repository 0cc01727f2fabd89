import { portrait } from './portrait.ts';
import type { Sample } from './sample.ts';

export const creativeDesignerSample: Sample = {
  name: ['Zainab', 'Bello'],
  tagline: 'Brand and interface designer',
  place: 'Kaduna, Nigeria',
  phone: '+234 809 555 0131',
  summary: 'I design brands and screens that feel at home in a market stall and in a board room.',
  jobs: [
    [
      'Senior designer',
      'Inkwell & Palm Studio',
      'Lagos, remote',
      '2020-05',
      '',
      [
        "Redrew a rice brand's packs; shelf recognition rose from 31% to 58% in a 400-person test",
        'Built a component library that halved design time for three apps',
        'Mentor two junior designers every quarter',
      ],
    ],
    [
      'Graphic designer',
      'Asoebi Market',
      'Kaduna',
      '2017-01',
      '2020-04',
      [
        'Designed 200 campaign visuals and the seller handbook',
        'Set photo rules that cut product returns by a fifth',
      ],
    ],
  ],
  schools: [
    ['B.A.', 'Industrial Design', 'Ahmadu Bello University', '2012-09', '2016-08', 'Second class upper'],
  ],
  skills: [
    ['Craft', ['Figma', 'Illustrator', 'Packaging', 'Typography']],
    ['People', ['Workshops', 'User interviews']],
  ],
  achievements: [['Pan-African packaging shortlist', '2023-09', 'One of 24 entries from 19 countries.']],
  certifications: [['Interaction Design', 'Interaction Design Foundation', '2021-02']],
  languages: [
    ['English', 'native'],
    ['Hausa', 'native'],
    ['Fulfulde', 'intermediate'],
  ],
  photoUrl: portrait('#f3dfe8', '#6d4630', '#3c1430'),
};
