import type { ReadResume } from '@career/documents/import/read-resume.types';
import { useEffect, useMemo, useRef, useState } from 'react';
import { t } from '../../../../shared/language/texts.ts';
import { showNotice } from '../../../../shared/notices/notices.ts';
import type { PageSource } from '../../../../shared/resume-reading/page-source.ts';
import { useEditor } from '../../editor/editor-context.tsx';
import { COMPARED_SECTIONS, type ComparedSectionId } from '../../form/compare-sections.ts';
import { importWarnings } from '../../form/import-warnings.ts';
import type { ResumeForm } from '../../form/resume-form.ts';
import { fieldId } from './field-view.tsx';
import { FoundSection, LeftOut } from './found-fields.tsx';
import { FoundPhoto } from './found-photo.tsx';
import { formOf, foundLabel, isFound, withImported } from './imported-form.ts';
import { lineId } from './left-out-line.tsx';
import styles from './review.module.css';
import { scrollTo } from './scroll-to.ts';
import { SourceLines } from './source-lines.tsx';
import { SourcePages } from './source-pages.tsx';
import { useFoundPhoto } from './use-found-photo.ts';
import { type Selection, useReview } from './use-review.ts';

interface ImportReviewProps {
  read: ReadResume;
  /** Missing where the file has none, as a Word file or a pasted text. */
  pages: PageSource | undefined;
  /** Pages of the file beyond those that were read. */
  pagesLeft: number;
  onBack: () => void;
  onUse: (document: ResumeForm) => void;
  /** Whether leaving would lose what the person did here. */
  onEdited: (isEdited: boolean) => void;
}

function checkWords(unchecked: number, checked: number): string {
  if (unchecked > 0) return t`${unchecked} to check.`;
  return checked > 0 ? t`Nothing left to check.` : '';
}

/** The file at one side, the fields that were read from it at the other; each shows its place in the other. */
export function ImportReview({ read, pages, pagesLeft, onBack, onUse, onEdited }: ImportReviewProps) {
  const session = useEditor();
  const open = session.documents.getState().document;
  const review = useReview(read);
  const photo = useFoundPhoto(read.photo);
  const whole = useMemo(() => formOf(review.resume, open), [review.resume, open]);
  const found = useMemo(() => formOf(review.wanted, open), [review.wanted, open]);
  const warnings = useMemo(() => importWarnings(found), [found]);
  const sections = COMPARED_SECTIONS.filter(({ id }) => isFound(id, review.resume, whole));
  const [left, setLeft] = useState<ReadonlySet<ComparedSectionId>>(new Set());
  const heading = useRef<HTMLHeadingElement>(null);
  const fields = useRef<HTMLElement>(null);

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => onEdited(review.isEdited), [onEdited, review.isEdited]);

  const take = (id: ComparedSectionId, isTaken: boolean): void => {
    const next = new Set(left);
    if (isTaken) next.delete(id);
    else next.add(id);
    setLeft(next);
  };
  /** From the file's side: the field comes into sight and has the focus. */
  const show = (selection: Selection): void => {
    review.select(selection);
    const id = 'path' in selection ? fieldId(selection.path) : lineId(selection.line);
    const element = document.getElementById(id);
    scrollTo(fields.current, element);
    element?.querySelector('button')?.focus({ preventScroll: true });
  };
  const goOn = (): void => {
    const next = review.next();
    if (review.selected && 'path' in review.selected)
      review.act({ type: 'check', path: review.selected.path });
    if (next) show(next);
    else {
      review.select(undefined);
      heading.current?.focus();
    }
  };
  const use = async (): Promise<void> => {
    const { photoUrl, fault } = await photo.keep();
    const form = withImported(open, found, review.wanted, wanted);
    onUse(photoUrl ? { ...form, personalInfo: { ...form.personalInfo, photoUrl } } : form);
    // After the notice that the rest is there: of two only the last is seen.
    if (fault)
      showNotice({
        title: t`Photo not imported`,
        description: t`${fault} The rest of the file is in your resume.`,
        style: 'destructive',
      });
  };
  const wanted = new Set(
    sections.map(({ id }) => id).filter((id) => !left.has(id) && isFound(id, review.wanted, found)),
  );
  const isPlaced = (line: number): boolean => review.placed.some((one) => one.line === line);
  const leftOver = read.leftOut.length - review.placed.length;

  return (
    <div className={styles.review}>
      <div className={styles.summary}>
        <p role="status">
          {pages && pagesLeft > 0 && (
            <span>
              {t`This file has ${pages.sizes.length + pagesLeft} pages. The first ${pages.sizes.length} were read.`}{' '}
            </span>
          )}
          {checkWords(review.unchecked.length, review.checked.size)}
        </p>
        {leftOver > 0 && (
          <button
            type="button"
            className={styles.jump}
            onClick={() => show({ line: read.leftOut.find((line) => !isPlaced(line)) ?? 0 })}
          >{t`${leftOver} left out`}</button>
        )}
      </div>
      <div className={styles.sides}>
        <section className={styles.source} aria-labelledby="import-source">
          <h2 id="import-source" ref={heading} tabIndex={-1}>{t`In your file`}</h2>
          <Source read={read} pages={pages} review={review} onLine={(line) => show(review.ofLine(line))} />
        </section>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <section ref={fields} className={styles.found} aria-labelledby="import-found" tabIndex={0}>
          <h2 id="import-found">{t`Goes into your resume`}</h2>
          <p
            className={styles.hint}
          >{t`Tap a field to see where it was in the file and to correct it. We can make mistakes, so check each one.`}</p>
          {photo.source && <FoundPhoto {...photo} source={photo.source} />}
          {sections.map((section) => (
            <FoundSection
              key={section.id}
              id={section.id}
              label={foundLabel(review.resume, section)}
              isTaken={!left.has(section.id)}
              onTake={(isTaken) => take(section.id, isTaken)}
              review={review}
              found={found}
            />
          ))}
          {warnings.length > 0 && (
            <section className={styles.section} aria-label={t`Please correct these before you save`}>
              <p className={styles.sectionName}>{t`Please correct these before you save`}</p>
              {warnings.map((warning) => (
                <p key={warning} dir="auto">
                  {warning}
                </p>
              ))}
            </section>
          )}
          <LeftOut read={read} review={review} />
        </section>
      </div>
      <div className={styles.buttons}>
        <button
          type="button"
          className="button"
          data-kind="primary"
          aria-busy={photo.isBusy}
          disabled={photo.isBusy || (wanted.size === 0 && !photo.isTaken)}
          onClick={() => void use()}
        >{t`Use this`}</button>
        {review.unchecked.length > 0 && (
          <button
            type="button"
            className="button"
            onClick={goOn}
          >{t`Next to check (${review.unchecked.length})`}</button>
        )}
        <button type="button" className="button" onClick={onBack}>{t`Choose another file`}</button>
      </div>
    </div>
  );
}

interface SourceProps {
  read: ReadResume;
  pages: PageSource | undefined;
  review: ReturnType<typeof useReview>;
  onLine: (line: number) => void;
}

function Source({ read, pages, review, onLine }: SourceProps) {
  const { targets, litBoxes, litLines } = review;
  if (pages)
    return <SourcePages pages={pages} lines={read.lines} targets={targets} lit={litBoxes} onLine={onLine} />;
  if (read.lines.length === 0)
    return <p>{t`This file labels its own fields, so we did not have to guess.`}</p>;
  return <SourceLines lines={read.lines} targets={targets} lit={litLines} onLine={onLine} />;
}
