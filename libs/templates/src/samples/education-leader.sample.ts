import type { Sample } from './sample.ts';

export const educationLeaderSample: Sample = {
  name: ['Grace', 'Achieng'],
  tagline: 'Head of science',
  place: 'Kisumu, Kenya',
  phone: '+254 733 555 011',
  summary: 'Teacher of physics who leads a department where every learner touches the apparatus.',
  jobs: [
    [
      'Head of science',
      'Lakeview School',
      'Kisumu',
      '2018-01',
      '',
      [
        'Lead 11 teachers and 780 learners',
        'Raised the physics pass rate from 61% to 88%',
        'Started a Saturday laboratory for girls',
      ],
    ],
    [
      'Physics teacher',
      'Kakamega High School',
      'Kakamega',
      '2012-01',
      '2017-12',
      [
        'Prepared candidates for national examinations',
        'Coached the science congress team to the finals twice',
      ],
    ],
  ],
  schools: [
    ['B.Ed.', 'Physics and Mathematics', 'Moi University', '2007-09', '2011-08', 'Second class upper'],
  ],
  skills: [['', ['Lesson design', 'Practical work', 'Mentoring', 'Assessment', 'Parent dialogue']]],
  achievements: [['Teacher of the year, county', '2022-10', 'Nominated by former learners.']],
  certifications: [['Registered Teacher', 'Teachers Service Commission', '2011-12']],
  languages: [
    ['Swahili', 'native'],
    ['English', 'native'],
    ['Dholuo', 'native'],
  ],
};
