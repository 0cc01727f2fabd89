/** Why a file cannot be imported, in the words a person is shown. */
const WORDS = {
  'too-large': 'This file is larger than 20 MB. A resume is usually under 2 MB.',
  empty: 'There is nothing in this file.',
  corrupt:
    'This file is damaged and cannot be read. Save it again in the program it came from, then try once more.',
  password: 'This file is protected with a password. Save a copy without the password and choose that one.',
  bomb: 'This file unpacks to far more than a resume can hold, so it was not opened.',
  'old-word':
    'This is an old Word file (.doc) or one with a password. Save it as .docx without a password and choose that one.',
  'unknown-type':
    'This kind of file cannot be read. Choose a PDF, a Word file (.docx), a JSON Resume, a LinkedIn export (.zip) or a text file.',
  'no-text': 'There is no text in this file, only pictures. Paste the text of your resume instead.',
  'not-resume': 'This file holds no resume: no name, job, school or skill was found in it.',
} as const;

export type ImportFault = keyof typeof WORDS;

/** A file that cannot be imported. Its message is for the person. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';

  readonly fault: ImportFault;

  constructor(fault: ImportFault) {
    super(WORDS[fault]);
    this.fault = fault;
  }
}
