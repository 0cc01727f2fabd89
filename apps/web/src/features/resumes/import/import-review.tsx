import type { ReadResume } from '@career/documents/import/read-resume.types';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useEditor } from '../editor/editor-context.tsx';
import { COMPARED_SECTIONS, type ComparedSectionId, merged, sectionLines } from '../form/compare-sections.ts';
import { importWarnings } from '../form/import-warnings.ts';
import { type StoredContent, toForm } from '../form/resume-form.mapper.ts';
import type { ResumeForm } from '../form/resume-form.ts';
import styles from './import.module.css';
import type { FilePages } from './reading/file-pages.ts';

interface ImportReviewProps {
  read: ReadResume;
  pages: FilePages | undefined;
  /** Pages of the file beyond those that were read. */
  pagesLeft: number;
  onBack: () => void;
  onUse: (document: ResumeForm) => void;
}

/** The imported resume as a form; what it does not say stays as it is in the open one. */
function formOf({ resume }: ReadResume, open: ResumeForm): ResumeForm {
  const form = toForm(resume as StoredContent);
  const info = Object.entries(form.personalInfo).filter(([, words]) => words !== '');
  return {
    ...form,
    personalInfo: { ...open.personalInfo, ...Object.fromEntries(info) },
    title: form.title || open.title,
    industry: form.industry || open.industry,
    targetCountry: form.targetCountry || open.targetCountry,
    careerGoal: resume.careerGoal ?? open.careerGoal,
    experienceLevel: resume.experienceLevel ?? open.experienceLevel,
    templateId: resume.templateId ? form.templateId : open.templateId,
    designOptions: resume.designOptions ? form.designOptions : open.designOptions,
  };
}

/** Whether the file says anything about a section. */
function isFound(id: ComparedSectionId, { resume }: ReadResume, found: ResumeForm): boolean {
  if (id === 'design') return Boolean(resume.templateId ?? resume.designOptions);
  if (id === 'about')
    return Boolean(resume.title || resume.industry || resume.careerGoal || resume.experienceLevel);
  return sectionLines(found, id).length > 0;
}

/** What the file says at one side, what would be filled in at the other. */
export function ImportReview({ read, pages, pagesLeft, onBack, onUse }: ImportReviewProps) {
  const session = useEditor();
  const open = session.documents.getState().document;
  const found = useMemo(() => formOf(read, open), [read, open]);
  const warnings = useMemo(() => importWarnings(found), [found]);
  const sections = COMPARED_SECTIONS.filter(({ id }) => isFound(id, read, found));
  const [left, setLeft] = useState<ReadonlySet<ComparedSectionId>>(new Set());
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  const choose = (id: ComparedSectionId, isWanted: boolean): void => {
    const next = new Set(left);
    if (isWanted) next.delete(id);
    else next.add(id);
    setLeft(next);
  };
  const wanted = new Set(sections.map(({ id }) => id).filter((id) => !left.has(id)));

  return (
    <div className={styles.review}>
      {pages && pagesLeft > 0 && (
        <p role="status">
          This file has {pages.sizes.length + pagesLeft} pages. The first {pages.sizes.length} were read.
        </p>
      )}
      <div className={styles.sides}>
        <section className={styles.source} aria-labelledby="import-source">
          <h2 id="import-source" ref={heading} tabIndex={-1}>
            In your file
          </h2>
          {read.lines.length === 0 ? (
            <p>This file names its fields itself, so nothing had to be guessed.</p>
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
            <section className={styles.lines} tabIndex={0} aria-label="Text of the file">
              {read.lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that does not change while it shows
                <p key={index} dir="auto">
                  {line.text.replaceAll('\t', '   ')}
                </p>
              ))}
            </section>
          )}
        </section>
        <section className={styles.found} aria-labelledby="import-found">
          <h2 id="import-found">Goes into your resume</h2>
          {sections.map(({ id, label }) => (
            <div key={id} className={styles.section}>
              <label className={styles.sectionName}>
                <input
                  type="checkbox"
                  checked={!left.has(id)}
                  onChange={(event) => choose(id, event.target.checked)}
                />
                {label}
              </label>
              {sectionLines(found, id).map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that does not change while it shows
                <p key={index} dir="auto">
                  {line}
                </p>
              ))}
            </div>
          ))}
          {warnings.length > 0 && (
            <div className={styles.section}>
              <p className={styles.sectionName}>Please correct these before you save</p>
              {warnings.map((warning) => (
                <p key={warning} dir="auto">
                  {warning}
                </p>
              ))}
            </div>
          )}
          {read.leftOut.length > 0 && (
            <div className={styles.section}>
              <p className={styles.sectionName}>Left out</p>
              {read.leftOut.map((line) => (
                <p key={line} dir="auto">
                  {read.lines[line]?.text}
                </p>
              ))}
            </div>
          )}
        </section>
      </div>
      <p className={styles.note}>
        Rules found these fields, and rules make mistakes: you can change everything in the next step.
      </p>
      <div className={styles.buttons}>
        <button
          type="button"
          className="button"
          data-kind="primary"
          disabled={wanted.size === 0}
          onClick={() => onUse(merged(open, found, wanted))}
        >
          Use this
        </button>
        <button type="button" className="button" onClick={onBack}>
          Choose another file
        </button>
      </div>
    </div>
  );
}
