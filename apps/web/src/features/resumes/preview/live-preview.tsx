import { ResumeSheet } from '@career/templates/resume-sheet';
import { useRef, useState } from 'react';
import { t } from '../../../shared/language/texts.ts';
import { ScaledSheet } from '../../../shared/ui/scaled-sheet.tsx';
import { useDocument } from '../editor/editor-context.tsx';
import { usePrintedResume } from '../form/use-printed-resume.ts';
import styles from './live-preview.module.css';
import { PageMarkers } from './page-markers.tsx';

/** The resume as it will look, following every keystroke. */
export function LivePreview() {
  const document = useDocument((whole) => whole);
  const printed = usePrintedResume(document);
  const box = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState(1);
  const { pageTarget } = document.designOptions;
  const isLonger = pageTarget !== undefined && pages > (pageTarget === 'one' ? 1 : 2);
  return (
    <div className={styles.paper}>
      <ScaledSheet ref={box} overlay={<PageMarkers box={box} content={document} onPages={setPages} />}>
        <ResumeSheet templateId={document.templateId} resume={printed} />
      </ScaledSheet>
      <p className={styles.longer} role="status">
        {isLonger &&
          t`Still ${pages} pages at the smallest text that is easy to read. Shorten a description or hide a section.`}
      </p>
    </div>
  );
}
