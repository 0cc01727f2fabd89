import type { DocumentLanguage } from '@career/contracts/vocabulary/document-languages';
import type { LetterFile } from '@career/documents/letter-docx';
import { t } from '../../../shared/language/texts.ts';

export interface LetterSource extends LetterFile {
  /** The sheet as it is shown. */
  sheet: HTMLElement | null;
  language: DocumentLanguage;
}

interface LetterFormat {
  id: 'pdf' | 'docx' | 'text';
  label: string;
  make: (source: LetterSource) => Promise<{ file: Blob; name: string }>;
}

const about = ({ company, name, language }: LetterSource) => ({
  title: `Cover Letter - ${company}`,
  author: name,
  language,
});

/** The files a letter can be taken away as; all are made on this device. */
export const LETTER_FORMATS: readonly LetterFormat[] = [
  {
    id: 'pdf',
    label: t`Download PDF`,
    make: async (source) => {
      const [{ createTextPdf }, { letterFileName }, { pdfFontsFor }] = await Promise.all([
        import('@career/documents/text-pdf'),
        import('@career/documents/file-name'),
        import('../../../shared/documents/pdf-fonts.ts'),
      ]);
      const fonts = await pdfFontsFor(source.sheet);
      const file = await createTextPdf(source.sheet, { ...about(source), fonts });
      return { file, name: letterFileName(source.company, 'pdf') };
    },
  },
  {
    id: 'docx',
    label: t`Word (DOCX)`,
    make: async (source) => {
      const [{ createLetterDocx }, { letterFileName }] = await Promise.all([
        import('@career/documents/letter-docx'),
        import('@career/documents/file-name'),
      ]);
      return {
        file: await createLetterDocx(source, about(source)),
        name: letterFileName(source.company, 'docx'),
      };
    },
  },
  {
    id: 'text',
    label: t`Plain text`,
    make: async (source) => {
      const [{ createLetterText }, { letterFileName }] = await Promise.all([
        import('@career/documents/letter-docx'),
        import('@career/documents/file-name'),
      ]);
      const file = new Blob([createLetterText(source.content)], { type: 'text/plain;charset=utf-8' });
      return { file, name: letterFileName(source.company, 'txt') };
    },
  },
];
