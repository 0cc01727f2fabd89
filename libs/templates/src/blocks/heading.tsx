import type { ResumeSection } from '@career/contracts/vocabulary/resume-vocabulary';
import type { ReactNode } from 'react';

interface SectionProps {
  section: ResumeSection;
  heading: string;
  children: ReactNode;
}

/** One section with its heading. The only place where either is made. */
export function Section({ section, heading, children }: SectionProps) {
  return (
    <section className="sheet-section" data-section={section}>
      <h2 className="sheet-heading">
        <span className="sheet-heading-text">{heading}</span>
      </h2>
      <div className="sheet-section-body">{children}</div>
    </section>
  );
}
