import { loadDocumentWords } from '@career/contracts/document-words/document-words';
import { isOwnPicture } from '@career/contracts/vocabulary/picture-address';
import { ownPictures } from '../../../shared/pictures/own-pictures.ts';
import { languageOf } from '../form/design-options.ts';
import type { ResumeBody } from '../form/resume-form.mapper.ts';
import type { Maker } from './export-format.types.ts';

/** Headings, lists and links for a word processor. */
export async function loadDocx(): Promise<Maker> {
  const [{ createDocx }, { sheetPortrait }, { documentFileName }] = await Promise.all([
    import('@career/documents/docx'),
    import('@career/documents/sheet-portrait'),
    import('@career/documents/file-name'),
    import('docx'),
  ]);
  return async ({ sheet, resume }) => {
    const name = documentFileName(resume.personalInfo, 'docx');
    const author = name.replace(/\.docx$/, '');
    const info = { title: resume.title || author, author, language: languageOf(resume) };
    return { file: await createDocx(resume, info, await sheetPortrait(sheet)), name };
  };
}

export async function loadJson(): Promise<Maker> {
  const [{ toJsonResume }, { documentFileName }] = await Promise.all([
    import('@career/documents/json-resume'),
    import('@career/documents/file-name'),
  ]);
  return async ({ resume }) => ({
    file: new Blob([`${JSON.stringify(toJsonResume(withPhotoBytes(resume)), null, 2)}\n`], {
      type: 'application/json',
    }),
    name: documentFileName(resume.personalInfo, 'json'),
  });
}

export async function loadEuropass(): Promise<Maker> {
  const [{ toEuropassXml }, { documentFileName }] = await Promise.all([
    import('@career/documents/europass-xml'),
    import('@career/documents/file-name'),
  ]);
  return async ({ resume }) => ({
    file: new Blob([toEuropassXml(resume, new Date().toISOString())], { type: 'application/xml' }),
    name: documentFileName(resume.personalInfo, 'xml'),
  });
}

export async function loadPlainText(): Promise<Maker> {
  const [{ createPlainText }, { documentFileName }] = await Promise.all([
    import('@career/documents/plain-text'),
    import('@career/documents/file-name'),
  ]);
  return async ({ resume }) => {
    await loadDocumentWords(languageOf(resume));
    return {
      file: new Blob([createPlainText(resume)], { type: 'text/plain;charset=utf-8' }),
      name: documentFileName(resume.personalInfo, 'txt'),
    };
  };
}

/** The address of an own photo leads nobody else to it: the file holds the photo itself. */
function withPhotoBytes(resume: ResumeBody): ResumeBody {
  const { photoUrl } = resume.personalInfo;
  if (!isOwnPicture(photoUrl)) return resume;
  const source = ownPictures.getState().shown[photoUrl] ?? null;
  return { ...resume, personalInfo: { ...resume.personalInfo, photoUrl: source } };
}
