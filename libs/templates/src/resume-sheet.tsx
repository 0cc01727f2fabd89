import { cjkLettersOf } from '@career/contracts/marked-text/cjk-letters';
import { closingTexts } from '@career/contracts/resume-table/closing-lines';
import { printedFacts } from '@career/contracts/resume-table/printed-facts';
import type { ResumeSection } from '@career/contracts/resume-table/resume-table';
import type { DesignOptionsDto } from '@career/contracts/resumes/design-options.dto';
import { directionOf } from '@career/contracts/vocabulary/document-languages';
import { useMemo } from 'react';
import { arranged } from './arrangement/arranged.ts';
import { headOfPage } from './arrangement/head-of-page.ts';
import { SheetSection } from './arrangement/sheet-section.tsx';
import { Closing } from './blocks/closing.tsx';
import { useCjkFaces } from './cjk/use-cjk-faces.ts';
import { findDesign } from './designs/all-designs.ts';
import { useFittedSheet } from './fit/use-fitted-sheet.ts';
import { SheetHeader } from './header/sheet-header.tsx';
import type { Design, TunedDesign } from './model/design.ts';
import type { SheetResume } from './model/sheet-resume.ts';
import { sheetStyle } from './model/sheet-style.ts';
import { tunedDesign } from './model/tuned-design.ts';
import { useDocumentWords } from './model/use-document-words.ts';

export interface ResumeSheetProps {
  templateId: string;
  resume: SheetResume;
  /**
   * `head`: only the upper part of the first page will be seen, so nothing below it is laid out, nor is it asked where pages
   * end. A resume that has to fit on its pages is laid out whole: its size depends on all of it.
   */
  shows?: 'head' | 'whole';
}

/** A resume laid out by a template, on a sheet of a given size. An unknown template shows a sentence instead. */
export function ResumeSheet({ templateId, resume, shows = 'whole' }: ResumeSheetProps) {
  const design = findDesign(templateId);
  if (!design) return <p className="sheet-unknown">Template preview will appear here</p>;
  const isHead = shows === 'head' && !resume.designOptions?.pageTarget;
  return <DesignedSheet design={design} resume={printedFacts(resume)} isHead={isHead} />;
}

interface DesignedSheetProps {
  design: Design;
  resume: SheetResume;
  isHead: boolean;
}

function DesignedSheet({ design, resume, isHead }: DesignedSheetProps) {
  const tuned = useTunedDesign(design, resume.designOptions);
  const { opening, main, side, sideComesFirst } = arranged(tuned);
  const cjk = cjkLettersOf(resume);
  useCjkFaces(cjk);
  const style = useMemo(() => sheetStyle(tuned, cjk), [tuned, cjk]);
  const sheet = useFittedSheet(isHead ? 'none' : resume.designOptions?.pageTarget, style);
  const sections = (names: readonly ResumeSection[]) => {
    const shown = isHead ? headOfPage(resume, names) : resume;
    return names.map((name) => <SheetSection key={name} section={name} design={tuned} resume={shown} />);
  };
  return (
    <article
      ref={sheet}
      lang={tuned.words.language}
      dir={directionOf(tuned.words.language)}
      className={`sheet sheet-body-${tuned.body} sheet-headings-${tuned.heading} sheet-lead-${tuned.lead}${tuned.brief ? ` sheet-brief-${tuned.brief}` : ''}`}
      data-template={tuned.id}
      data-page-size={tuned.pageSize}
      data-density={tuned.density}
      style={style}
    >
      <SheetHeader design={tuned} info={resume.personalInfo} />
      <div className="sheet-columns">
        {opening.length > 0 && <div className="sheet-opening">{sections(opening)}</div>}
        {side && sideComesFirst && (
          <div className="sheet-side" data-ground="">
            {sections(side)}
          </div>
        )}
        <div className="sheet-main">{sections(main)}</div>
        {side && !sideComesFirst && (
          <div className="sheet-side" data-ground="">
            {sections(side)}
          </div>
        )}
      </div>
      {!isHead && <Closing lines={closingTexts(resume, tuned.words)} />}
    </article>
  );
}

/** The same object while the options say the same, so that typing elsewhere redraws nothing. */
function useTunedDesign(design: Design, options: DesignOptionsDto | undefined): TunedDesign {
  const said = JSON.stringify(options ?? {});
  const words = useDocumentWords(options?.language);
  return useMemo(
    () => tunedDesign(design, JSON.parse(said) as DesignOptionsDto, words),
    [design, said, words],
  );
}
