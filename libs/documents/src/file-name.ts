import { fileStem, fileStemOr } from '@career/contracts/vocabulary/file-names';

/** The parts of a resume's personal details that name its files. */
export interface NamedPerson {
  firstName?: string | undefined;
  lastName?: string | undefined;
}

/** '{first last}.pdf', or 'Resume.pdf' when the person has no usable name. */
export function pdfFileName(person: NamedPerson | null | undefined): string {
  return documentFileName(person, 'pdf');
}

/** '{first last}.{extension}' made of characters that every file system takes; letters keep their tone marks. */
export function documentFileName(person: NamedPerson | null | undefined, extension: string): string {
  const name = `${person?.firstName ?? ''} ${person?.lastName ?? ''}`;
  return `${fileStemOr(name, 'Resume')}.${extension}`;
}

/** 'Cover Letter - {company}.{extension}', or 'Cover Letter.{extension}' when the company has no usable name. */
export function letterFileName(company: string, extension: string): string {
  const stem = fileStem(company);
  return `${stem === '' ? 'Cover Letter' : `Cover Letter - ${stem}`}.${extension}`;
}
