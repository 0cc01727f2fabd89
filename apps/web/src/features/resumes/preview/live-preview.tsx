import { ResumeSheet } from '@career/templates/resume-sheet';
import { useRef } from 'react';
import { ScaledSheet } from '../../../shared/ui/scaled-sheet.tsx';
import { useDocument } from '../editor/editor-context.tsx';
import { toBody } from '../form/resume-form.mapper.ts';
import styles from './live-preview.module.css';
import { PageMarkers } from './page-markers.tsx';

/** The resume as it will look, following every keystroke. */
export function LivePreview() {
  const document = useDocument((whole) => whole);
  const box = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.paper}>
      <ScaledSheet ref={box} overlay={<PageMarkers box={box} content={document} />}>
        <ResumeSheet templateId={document.templateId} resume={toBody(document)} />
      </ScaledSheet>
    </div>
  );
}
