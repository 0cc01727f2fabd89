import type { ResumeSection } from '@career/contracts/resume-table/resume-table';
import type { ReactNode } from 'react';

interface SectionProps {
  section: ResumeSection;
  heading: string;
  /** Printed instead of the heading by documents that are made for machines. */
  standardHeading?: string | undefined;
  /** Beside another section: cut by a page, the two would be read in turns. */
  isKeptWhole?: boolean;
  children: ReactNode;
}

/** One section with its heading. The only place where either is made. */
export function Section({ section, heading, standardHeading, isKeptWhole, children }: SectionProps) {
  return (
    <section className="sheet-section" data-section={section} data-keep={isKeptWhole ? '' : undefined}>
      <h2 className="sheet-heading">
        <span className="sheet-heading-text" data-standard={standardHeading}>
          {heading}
        </span>
      </h2>
      <div className="sheet-section-body">{children}</div>
    </section>
  );
}
