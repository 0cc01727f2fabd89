import { readText } from '../read-resume.ts';

/** The resume read from lines that somebody typed below a heading. */
export const typedUnder = (heading: string, ...lines: string[]) =>
  readText(
    [
      'ADA NGOZI OBI',
      '08031234567 | ada.obi@example.com',
      '',
      heading,
      ...lines,
      '',
      'HOBBIES',
      'Chess',
    ].join('\n'),
  ).resume;
