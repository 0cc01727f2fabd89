import { cjkLettersOf } from '@career/contracts/marked-text/cjk-letters';
import { printedFields } from '@career/contracts/resume-table/print-entry';
import { PERSON_FIELDS } from '@career/contracts/resume-table/resume-table';
import type { DesignOptionsDto } from '@career/contracts/resumes/design-options.dto';
import { directionOf } from '@career/contracts/vocabulary/document-languages';
import { DEFAULT_TEMPLATE_ID } from '@career/contracts/vocabulary/template-ids';
import { Fragment, useMemo } from 'react';
import { useCjkFaces } from './cjk/use-cjk-faces.ts';
import { findDesign } from './designs/all-designs.ts';
import { SheetHeader } from './header/sheet-header.tsx';
import { letterDesign } from './model/letter-design.ts';
import type { SheetResume } from './model/sheet-resume.ts';
import { sheetStyle } from './model/sheet-style.ts';
import { useDocumentWords } from './model/use-document-words.ts';

export interface LetterSheetProps {
  /** An unknown template is drawn as the default one. */
  templateId: string;
  person: SheetResume['personalInfo'];
  designOptions?: DesignOptionsDto | undefined;
  /** As it is printed, such as `21 November 2026`. */
  date: string;
  /** Whom the letter goes to. */
  company: string;
  /** Paragraphs are parted by blank lines; a single line break is kept. */
  content: string;
}

const BLANK = /(\[[^[\]\n]{2,400}\])/;

/** A letter on a sheet that matches the resume's template: its header, colours, fonts and page. */
export function LetterSheet({ templateId, person, designOptions, date, company, content }: LetterSheetProps) {
  const said = JSON.stringify(designOptions ?? {});
  const words = useDocumentWords(designOptions?.language);
  const design = useMemo(() => {
    const found = findDesign(templateId) ?? findDesign(DEFAULT_TEMPLATE_ID);
    return found && letterDesign(found, JSON.parse(said) as DesignOptionsDto, words);
  }, [templateId, said, words]);
  const cjk = cjkLettersOf([person, company, content]);
  useCjkFaces(cjk);
  if (!design) return null;
  return (
    <article
      lang={words.language}
      dir={directionOf(words.language)}
      className={`sheet sheet-letter sheet-body-single sheet-headings-${design.heading}`}
      data-template={design.id}
      data-page-size={design.pageSize}
      data-density={design.density}
      style={sheetStyle(design, cjk)}
    >
      <SheetHeader design={design} info={withContactsAlone(person)} />
      <div className="sheet-columns">
        <div className="sheet-main">
          <p className="sheet-letter-date">{date}</p>
          {company !== '' && (
            <p className="sheet-letter-to" dir="auto">
              {company}
            </p>
          )}
          {paragraphsOf(content).map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity but their place
            <p key={index} className="sheet-letter-paragraph" dir="auto">
              {withBlanks(paragraph)}
            </p>
          ))}
        </div>
      </div>
    </article>
  );
}

/** A letter says how to reach its writer; further facts about them belong to the resume. */
const withContactsAlone = (person: SheetResume['personalInfo']): SheetResume['personalInfo'] =>
  person &&
  Object.fromEntries(
    printedFields(PERSON_FIELDS, 'sheet').flatMap(({ name, place }) =>
      place.in === 'line' ? [] : [[name, Reflect.get(person, name)]],
    ),
  );

const paragraphsOf = (content: string): string[] =>
  content
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** Lines as written; what is still to be filled in is marked. */
function withBlanks(paragraph: string) {
  return paragraph.split('\n').map((line, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
    <Fragment key={row}>
      {row > 0 && <br />}
      {line.split(BLANK).map((part, at) =>
        BLANK.test(part) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
          <mark key={at} className="sheet-letter-blank">
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </Fragment>
  ));
}
