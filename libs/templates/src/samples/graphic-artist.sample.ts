import type { Sample } from './sample.ts';

export const graphicArtistSample: Sample = {
  name: ['Thandiwe', 'Ndlovu'],
  tagline: 'Illustrator and graphic artist',
  place: 'Bulawayo, Zimbabwe',
  phone: '+263 77 555 0129',
  summary: 'Illustrator for books, murals and museums, with a love of pattern and plain words.',
  jobs: [
    [
      'Freelance illustrator',
      'Own studio',
      'Bulawayo',
      '2018-01',
      '',
      [
        "Illustrated 23 children's books in six languages",
        'Painted a 60 m mural with a school of 300',
        'Work with museums in three countries',
      ],
    ],
    [
      'Graphic artist',
      'Mthwakazi Press',
      'Bulawayo',
      '2014-03',
      '2017-12',
      ['Designed covers for 90 titles', 'Set the house style for schoolbooks'],
    ],
  ],
  schools: [['Diploma', 'Fine Art', 'Mzilikazi Art Centre', '2011-01', '2013-11', 'Distinction']],
  skills: [['', ['Drawing', 'Print making', 'Procreate', 'InDesign', 'Murals', 'Colour']]],
  achievements: [['Book of the year, shortlist', '2022-08', 'For The River That Forgot.']],
  certifications: [['Screen Printing', 'National Gallery School', '2015-05']],
  languages: [
    ['isiNdebele', 'native'],
    ['English', 'native'],
    ['Shona', 'intermediate'],
  ],
};
