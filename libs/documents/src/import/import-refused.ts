/** Why a file cannot be imported, in the words a person is shown. */
const WORDS = {
  'too-large': 'This file is larger than 20 MB. A resume is usually under 2 MB.',
  'too-much-text':
    'This file holds far more text than a resume. Choose a file with your resume alone, or paste its text.',
  empty: 'There is nothing in this file. Choose another one.',
  gone: 'This file could not be opened. It may be a folder, or it was moved, changed or deleted after you chose it. Choose it once more.',
  slow: 'Reading this file took too long and was stopped. Save it again as PDF in the program it came from, or paste the text of your resume.',
  corrupt:
    'This file is damaged and cannot be read. Save it again in the program it came from, then try once more.',
  password: 'This file is protected with a password. Save a copy without the password and choose that one.',
  bomb: 'This file unpacks to far more than a resume can hold, so it was not opened. Save your resume as PDF and choose that one.',
  'old-word':
    'This is an old Word file (.doc) or one with a password. Save it as .docx without a password and choose that one.',
  spreadsheet:
    'This is a spreadsheet, whatever its name says. Save your resume as PDF or Word (.docx) and choose that one.',
  presentation: 'This is a presentation, whatever its name says. Export it as PDF and choose that one.',
  pages: 'This is a Pages document. In Pages, export it as PDF or Word and choose that file.',
  rtf: 'This is a rich text file (.rtf), which cannot be read here. Save it as Word (.docx) or PDF and choose that one.',
  'web-page':
    'This is a web page. Print it to a PDF file and choose that one, or paste the text of your resume.',
  'unknown-type':
    'This kind of file cannot be read. Choose a PDF, a Word file (.docx), a JSON Resume, a Europass file (.xml), a LinkedIn export (.zip) or a text file.',
  picture: 'This is a picture. Choose a PDF or a Word file, or paste the text of your resume.',
  'no-text':
    'There is no text in this file, only pictures. Choose a file that was saved by a program for writing, or paste the text of your resume.',
  'no-letters':
    'The letters of this file cannot be read: it does not say which sign is which letter. Export it as PDF once more from Word or the program it came from, or paste the text of your resume.',
  'no-words':
    'No words found. Take the picture once more in good light, from straight above, so that the page fills it.',
  heic: 'This browser cannot open HEIC pictures. Save the picture as JPG or take a screenshot of it, and choose that one.',
  'bad-picture': 'This picture cannot be read. Save it as JPG or PNG and choose that one.',
  'not-resume': 'This file holds no resume: no name, job, school or skill was found in it.',
} as const;

export type ImportProblem = keyof typeof WORDS;

/** A file that cannot be imported. Its message is for the person. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';

  readonly problem: ImportProblem;

  constructor(problem: ImportProblem) {
    super(WORDS[problem]);
    this.problem = problem;
  }
}
