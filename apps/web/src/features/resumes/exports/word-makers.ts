import type { Maker } from './export-format.types.ts';

/** Headings, lists and links for a word processor. */
export async function loadDocx(): Promise<Maker> {
  const [{ createDocx }, { documentFileName }] = await Promise.all([
    import('@career/documents/docx'),
    import('@career/documents/file-name'),
    import('docx'),
  ]);
  return async ({ resume }) => {
    const name = documentFileName(resume.personalInfo, 'docx');
    const author = name.replace(/\.docx$/, '');
    return {
      file: await createDocx(resume, { title: resume.title || author, author, language: 'en' }),
      name,
    };
  };
}

export async function loadJson(): Promise<Maker> {
  const [{ toJsonResume }, { documentFileName }] = await Promise.all([
    import('@career/documents/json-resume'),
    import('@career/documents/file-name'),
  ]);
  return async ({ resume }) => ({
    file: new Blob([`${JSON.stringify(toJsonResume(resume), null, 2)}\n`], { type: 'application/json' }),
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
  return async ({ resume }) => ({
    file: new Blob([createPlainText(resume)], { type: 'text/plain;charset=utf-8' }),
    name: documentFileName(resume.personalInfo, 'txt'),
  });
}
