import type { CoverLetterDto } from '@career/client/types';
import type { ComparedField } from '../../../shared/document-session/conflict-dialog.tsx';
import type { DocumentKind } from '../../../shared/document-session/document-kind.ts';
import type { OpenedDocument } from '../../../shared/document-session/open-document.ts';
import { t } from '../../../shared/language/texts.ts';
import type { LetterBody } from '../api/letter-gateway.ts';
import { EMPTY_LETTER, isSameLetter, type LetterForm, toBody, toForm } from '../form/letter-form.ts';

export type OpenedLetter = OpenedDocument<LetterForm, CoverLetterDto>;

/** The server keeps one line fields without blanks around them; the text stays as it is. */
const asStored = (form: LetterForm): LetterForm => ({
  ...form,
  title: form.title.trim(),
  company: form.company.trim(),
  position: form.position.trim(),
  generateFromJob: false,
});

/** A cover letter as a document: it is saved when the person says so. */
export const letterDocument: DocumentKind<LetterForm, CoverLetterDto, LetterBody> = {
  toForm,
  readDraft: (form) => ({ ...EMPTY_LETTER, ...form }),
  toBody: (form) => ({ ...toBody(form), savedJobId: form.savedJobId }),
  fingerprint: (form) => JSON.stringify(toBody(asStored(form))),
  isDirty: (form, saved) => !isSameLetter(form, saved),
  autosaves: false,
};

const COMPARED = [
  ['title', t`Title`],
  ['company', t`Company`],
  ['position', t`Position`],
  ['jobUrl', t`Job URL`],
  ['content', t`Content`],
] as const;

/** Where two versions of a letter differ. */
export const letterDifferences = (mine: LetterForm, theirs: LetterForm): ComparedField[] =>
  COMPARED.filter(([name]) => mine[name] !== theirs[name]).map(([name, label]) => ({
    id: name,
    label,
    mine: [mine[name]],
    theirs: [theirs[name]],
  }));
