import { closingTexts } from '@career/contracts/resume-table/closing-lines';
import { printedFacts } from '@career/contracts/resume-table/printed-facts';
import type { ResumeSection } from '@career/contracts/resume-table/resume-table';
import type { DesignOptionsDto } from '@career/contracts/resumes/design-options.dto';
import { directionOf } from '@career/contracts/vocabulary/document-languages';
import { useMemo } from 'react';
import { arranged } from './arrangement/arranged.ts';
import { SheetSection } from './arrangement/sheet-section.tsx';
import { Closing } from './blocks/closing.tsx';
import { cjkLettersOf } from './cjk/cjk-letters.ts';
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
}

/** A resume laid out by a template, on a sheet of a given size. An unknown template shows a sentence instead. */
export function ResumeSheet({ templateId, resume }: ResumeSheetProps) {
  const design = findDesign(templateId);
  if (!design) return <p className="sheet-unknown">Template preview will appear here</p>;
  return <DesignedSheet design={design} resume={printedFacts(resume)} />;
}

function DesignedSheet({ design, resume }: { design: Design; resume: SheetResume }) {
  const tuned = useTunedDesign(design, resume.designOptions);
  const { opening, main, side, sideComesFirst } = arranged(tuned);
  const cjk = cjkLettersOf(resume);
  useCjkFaces(cjk);
  const style = useMemo(() => sheetStyle(tuned, cjk), [tuned, cjk]);
  const sheet = useFittedSheet(resume.designOptions?.pageTarget, style);
  const sections = (names: readonly ResumeSection[]) =>
    names.map((name) => <SheetSection key={name} section={name} design={tuned} resume={resume} />);
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
      <Closing lines={closingTexts(resume, tuned.words)} />
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
