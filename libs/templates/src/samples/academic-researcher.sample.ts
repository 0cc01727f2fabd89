import type { Sample } from './sample.ts';

export const academicResearcherSample: Sample = {
  name: ['Funmilayo', 'Ògúndélé'],
  tagline: 'Researcher in crop genetics',
  place: 'Ibadan, Oyo',
  phone: '+234 806 555 0193',
  summary:
    'Cassava resistance to mosaic virus; participatory breeding with farmers; open data for plant science.',
  jobs: [
    [
      'Postdoctoral researcher',
      'Institute of Tropical Crops',
      'Ibadan',
      '2021-01',
      '',
      [
        'Lead a trial of 140 lines at six sites',
        'First author of five papers, two in journals of the first quartile',
      ],
    ],
    [
      'Graduate assistant',
      'University of Ibadan',
      'Ibadan',
      '2016-09',
      '2020-12',
      ['Taught statistics for biologists to 180 students', "Kept the department's gene bank records"],
    ],
  ],
  schools: [
    ['Ph.D.', 'Plant Breeding', 'University of Ibadan', '2016-09', '2020-12', ''],
    ['M.Sc.', 'Genetics', 'University of Ibadan', '2013-09', '2015-08', 'Distinction'],
    ['B.Sc.', 'Botany', 'Obafemi Awolowo University', '2008-10', '2012-09', 'First class'],
  ],
  skills: [
    ['Laboratory', ['PCR', 'Genotyping', 'Tissue culture']],
    ['Analysis', ['R', 'Mixed models', 'GIS']],
  ],
  achievements: [
    ['Young scientist prize', '2023-06', 'For work on farmer-led selection.'],
    ['Paper: Durable resistance in landraces', '2022-04', 'Shared the full data set with the article.'],
  ],
  certifications: [['Good Clinical and Field Practice', 'Institute of Tropical Crops', '2021-03']],
  languages: [
    ['English', 'native'],
    ['Yorùbá', 'native'],
    ['French', 'intermediate'],
  ],
};
