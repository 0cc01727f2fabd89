import type { RefObject } from 'react';
import type { ResumeForm } from '../form/resume-form.ts';

interface PageMarkersProps {
  sheet: RefObject<HTMLDivElement | null>;
  /** Markers are placed again when this changes. */
  content: ResumeForm;
}

export function PageMarkers(_props: PageMarkersProps) {
  return null;
}
