import type { CaptureCut } from '@career/documents/capture-cut';
import type { FontSource } from '@career/documents/font-source';
import { plural, t } from '../../../shared/language/texts.ts';
import { languageOf } from '../form/design-options.ts';
import type { ResumeBody } from '../form/resume-form.mapper.ts';
import { cutWords } from '../preview/cut-words.ts';
import { cutNotice } from '../preview/download-pdf.ts';
import type { Maker } from './export-format.types.ts';

const about = (name: string, resume: ResumeBody, words: string | undefined, fonts: readonly FontSource[]) => {
  const title = name.replace(/\.pdf$/, '');
  return { title, author: title, language: languageOf(resume), words, fonts };
};

/** The same design as real text. */
export async function loadTextPdf(): Promise<Maker> {
  const [{ createTextPdf }, { pdfFileName }, { printedWords }, { pdfFontsFor }] = await Promise.all([
    import('@career/documents/text-pdf'),
    import('@career/documents/file-name'),
    import('@career/documents/printed-words'),
    import('../../../shared/documents/pdf-fonts.ts'),
  ]);
  return async ({ sheet, resume }) => {
    const name = pdfFileName(resume.personalInfo);
    const fonts = await pdfFontsFor(sheet);
    return { file: await createTextPdf(sheet, about(name, resume, printedWords(resume), fonts)), name };
  };
}

/** The PDF of the button in the best quality that fits the size. */
export async function loadFittedCapture(bytes: number): Promise<Maker> {
  const [{ createFittedCapturePdf }, { pdfFileName }, { printedWords }, { pdfFontsFor }] = await Promise.all([
    import('@career/documents/fitted-capture-pdf'),
    import('@career/documents/file-name'),
    import('@career/documents/printed-words'),
    import('../../../shared/documents/pdf-fonts.ts'),
    import('html2canvas'),
  ]);
  return async ({ sheet, resume }, say) => {
    const name = pdfFileName(resume.personalInfo);
    let cut: CaptureCut | undefined;
    const { file, fits } = await createFittedCapturePdf(
      sheet,
      {
        ...about(name, resume, printedWords(resume), await pdfFontsFor(sheet)),
        onCut: (found) => {
          cut = found;
        },
      },
      bytes,
      (turn, turns) =>
        say(plural(turn, 'Making the PDF…', 'Making it smaller, try # of {turns}…', { turns })),
    );
    if (fits) return { file, name, ...(cut ? { remark: cutNotice(cut) } : {}) };
    const description = t`The smallest PDF with pictures is ${Math.ceil(file.size / 1000)} KB. The Text PDF is much smaller.`;
    return {
      file,
      name,
      remark: {
        title: t`Still over the limit`,
        description: cut ? `${description} ${cutWords(cut)}` : description,
      },
    };
  };
}
