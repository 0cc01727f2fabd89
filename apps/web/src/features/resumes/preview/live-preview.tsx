import { ResumeSheet } from '@career/templates/resume-sheet';
import { type ComponentProps, useRef, useState } from 'react';
import { t } from '../../../shared/language/texts.ts';
import { ScaledSheet } from '../../../shared/ui/scaled-sheet.tsx';
import { useDocument } from '../editor/editor-context.tsx';
import { usePrintedResume } from '../form/use-printed-resume.ts';
import styles from './live-preview.module.css';
import { PageMarkers } from './page-markers.tsx';

/** The resume as it will look, following every keystroke. */
export function LivePreview() {
  const box = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState(1);
  const pageTarget = useDocument(({ designOptions }) => designOptions.pageTarget);
  const isLonger = pageTarget !== undefined && pages > (pageTarget === 'one' ? 1 : 2);
  return (
    <div className={styles.paper}>
      <ScaledSheet ref={box} overlay={<Markers box={box} onPages={setPages} />}>
        <Sheet />
      </ScaledSheet>
      <p className={styles.longer} role="status">
        {isLonger &&
          t`Still ${pages} pages at the smallest text that is easy to read. Shorten a description or hide a section.`}
      </p>
    </div>
  );
}

/** Apart from what is around it, which stays as it is while somebody types. */
function Sheet() {
  const document = useDocument((whole) => whole);
  return <ResumeSheet templateId={document.templateId} resume={usePrintedResume(document)} />;
}

function Markers(props: Pick<ComponentProps<typeof PageMarkers>, 'box' | 'onPages'>) {
  return <PageMarkers {...props} content={useDocument((whole) => whole)} />;
}
