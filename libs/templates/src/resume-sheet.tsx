import type { ResumeSection } from '@career/contracts/resume-table/resume-table';
import type { DesignOptionsDto } from '@career/contracts/resumes/design-options.dto';
import { useMemo } from 'react';
import { SheetSection } from './arrangement/sheet-section.tsx';
import { findDesign } from './designs/all-designs.ts';
import { SheetHeader } from './header/sheet-header.tsx';
import type { Design, TunedDesign } from './model/design.ts';
import type { SheetResume } from './model/sheet-resume.ts';
import { sheetStyle } from './model/sheet-style.ts';
import { tunedDesign } from './model/tuned-design.ts';

export interface ResumeSheetProps {
  templateId: string;
  resume: SheetResume;
}

/** A resume laid out by a template, on a sheet of its own size. An unknown template shows a sentence instead. */
export function ResumeSheet({ templateId, resume }: ResumeSheetProps) {
  const design = findDesign(templateId);
  if (!design) return <p className="sheet-unknown">Template preview will appear here</p>;
  return <DesignedSheet design={design} resume={resume} />;
}

function DesignedSheet({ design, resume }: { design: Design; resume: SheetResume }) {
  const tuned = useTunedDesign(design, resume.designOptions);
  const hasSide = tuned.side !== undefined;
  const nameInSide = tuned.header === 'side';
  const header = <SheetHeader key="header" design={tuned} info={resume.personalInfo} />;
  const sections = (names: readonly ResumeSection[]) =>
    names.map((name) => <SheetSection key={name} section={name} design={tuned} resume={resume} />);
  // Read aloud or by a machine, the long column comes first; a side column leads only when it holds the name.
  return (
    <article
      className={`sheet sheet-body-${tuned.body} sheet-headings-${tuned.heading} sheet-lead-${tuned.lead}`}
      data-template={tuned.id}
      data-page-size={tuned.pageSize}
      data-density={tuned.density}
      style={sheetStyle(tuned)}
    >
      {!nameInSide && header}
      <div className="sheet-columns">
        {nameInSide && <div className="sheet-side">{[header, ...sections(tuned.side ?? [])]}</div>}
        <div className="sheet-main">{sections(tuned.main)}</div>
        {hasSide && !nameInSide && <div className="sheet-side">{sections(tuned.side ?? [])}</div>}
      </div>
    </article>
  );
}

/** The same object while the options say the same, so that typing elsewhere redraws nothing. */
function useTunedDesign(design: Design, options: DesignOptionsDto | undefined): TunedDesign {
  const said = JSON.stringify(options ?? {});
  return useMemo(() => tunedDesign(design, JSON.parse(said) as DesignOptionsDto), [design, said]);
}
