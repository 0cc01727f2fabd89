import { ResumeSheet, type ResumeSheetProps } from '@career/templates/resume-sheet';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type PhotoFrame, ROUND_FRAME } from '../../../../shared/pictures/photo-frame.ts';

/** A dot, for a sheet that is only measured. */
const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The form in which a template prints the photo, as its own style sheet has it; round where it prints none. */
export function templateFrame(templateId: string): PhotoFrame {
  const host = document.createElement('div');
  host.inert = true;
  host.style.cssText = 'position:absolute;left:-20000px;top:0;width:max-content';
  document.body.append(host);
  const root = createRoot(host);
  const resume: ResumeSheetProps['resume'] = { personalInfo: { photoUrl: DOT } };
  try {
    flushSync(() => root.render(<ResumeSheet templateId={templateId} resume={resume} />));
    return frameOf(host.querySelector('.sheet-photo')) ?? ROUND_FRAME;
  } finally {
    root.unmount();
    host.remove();
  }
}

function frameOf(photo: HTMLElement | null): PhotoFrame | undefined {
  if (!photo) return undefined;
  const { offsetWidth: width, offsetHeight: height } = photo;
  const radius = getComputedStyle(photo).borderTopLeftRadius;
  const length = Number.parseFloat(radius) || 0;
  const corner = radius.endsWith('%') ? (length / 100) * width : length;
  return width > 0 && height > 0 ? { width, height, corner } : undefined;
}
