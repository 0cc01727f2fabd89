import { letterLanguageOf } from '@career/career/letters/letter-language-of';
import type {
  CoverLetterDto,
  GeneratedLetterDto,
  ListedApplicationDto,
  SaveCoverLetterDto,
} from '@career/client/types';
import type { DocumentLanguage } from '@career/contracts/vocabulary/document-languages';
import type {
  LetterLanguageCode,
  LetterSpelling,
  LetterTone,
} from '@career/contracts/vocabulary/letter-vocabulary';
import { t } from '../../../shared/language/texts.ts';

/** What the person writes. */
export interface LetterValues {
  jobApplicationId: string;
  company: string;
  position: string;
  title: string;
  jobUrl: string;
  content: string;
  /** Empty: nobody has said it yet, and the words do. */
  writtenIn: DocumentLanguage | '';
}

/** How the writer is asked; not stored with the letter. */
interface WritingWishes {
  tone: LetterTone;
  spelling: LetterSpelling;
  /** What the next text is asked for in; empty: the language of the resume. */
  language: LetterLanguageCode | '';
  /** Empty lets the server choose: the application's resume, else the one saved last. */
  resumeId: string;
  /** Pasted text of the posting. */
  posting: string;
}

/** What the writer said about the text that it gave. */
export type WriterReport = Omit<GeneratedLetterDto, 'content'>;

/** All of one open letter. */
export interface LetterForm extends LetterValues, WritingWishes {
  isGenerated: boolean;
  generateFromJob: boolean;
  report?: WriterReport | undefined;
  /** The saved job that a new letter is for. */
  savedJobId?: string | undefined;
}

export const EMPTY_LETTER: LetterForm = {
  jobApplicationId: '',
  company: '',
  position: '',
  title: '',
  jobUrl: '',
  content: '',
  writtenIn: '',
  tone: 'formal',
  spelling: 'british',
  language: '',
  resumeId: '',
  posting: '',
  isGenerated: false,
  generateFromJob: false,
};

/** The form of a stored letter. */
export const toForm = (letter: CoverLetterDto): LetterForm => ({
  ...EMPTY_LETTER,
  jobApplicationId: letter.jobApplicationId ?? '',
  company: letter.company,
  position: letter.position,
  title: letter.title,
  jobUrl: letter.jobUrl,
  content: letter.content,
  writtenIn: letter.language ?? '',
  isGenerated: letter.isGenerated,
});

/** What is sent to be stored. */
export const toBody = (form: LetterForm): SaveCoverLetterDto => ({
  title: form.title,
  company: form.company,
  position: form.position,
  content: form.content,
  jobApplicationId: form.jobApplicationId === '' ? null : form.jobApplicationId,
  jobUrl: form.jobUrl.trim(),
  generateFromJob: form.generateFromJob,
  isGenerated: form.isGenerated,
  language: languageOf(form),
});

/** The language that a letter is written in: as it was said, else as its words say. */
export const languageOf = ({
  writtenIn,
  content,
}: {
  writtenIn?: LetterForm['writtenIn'] | undefined;
  content: string;
}): DocumentLanguage => writtenIn || letterLanguageOf(content);

/** Whether two forms would be stored as the same letter. */
export const isSameLetter = (left: LetterForm, right: LetterForm): boolean =>
  JSON.stringify(toBody(left)) === JSON.stringify(toBody(right));

/** The title of a letter for a position (specification, section 4). */
export const letterTitle = (position: string, company: string): string =>
  `Cover Letter for ${position} at ${company}`;

/** What picking an application fills in; taking the choice back leaves the words. */
export function pickedApplication(
  application: Pick<ListedApplicationDto, 'id' | 'company' | 'position' | 'jobUrl'> | undefined,
): Partial<LetterForm> {
  if (!application) return { jobApplicationId: '' };
  const { id, company, position, jobUrl } = application;
  return { jobApplicationId: id, company, position, jobUrl, title: letterTitle(position, company) };
}

/** What a letter is called where it is one of several. */
export const letterName = ({ title, company }: LetterForm): string => title || company || t`A cover letter`;
