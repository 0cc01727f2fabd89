import { Modal } from 'antd';
import { useDeferredValue, useRef } from 'react';
import { t } from '../../../shared/language/texts.ts';
import dialog from '../../../shared/ui/dialog.module.css';
import { Loading } from '../../../shared/ui/loading.tsx';
import { DownloadButton } from '../download/download-button.tsx';
import { useDocument, useEditor } from '../editor/editor-context.tsx';
import { MoreFormats } from '../exports/more-formats.tsx';
import { printedResume } from '../form/printed-resume.ts';
import { MarketNote } from '../market/market-note.tsx';
import { BlankNote } from '../phrases/blank-note.tsx';
import { LivePreview } from '../preview/live-preview.tsx';
import styles from './preview-dialog.module.css';

/** The whole resume, larger than beside the form, and the files it can be taken away as. */
export function PreviewDialog({ onClose }: { onClose: () => void }) {
  const session = useEditor();
  const form = useDocument((whole) => whole);
  const paper = useRef<HTMLDivElement>(null);
  // The dialog opens at once; the sheet in it is drawn after that.
  const hasSheet = useDeferredValue(true, false);
  return (
    <Modal open title={t`CV Preview`} footer={null} width={900} style={{ top: 24 }} onCancel={onClose}>
      <div className={`${dialog.buttons} ${dialog.text}`}>
        <DownloadButton kind="primary" />
        <MoreFormats
          source={() => ({
            sheet: paper.current?.querySelector<HTMLElement>('.sheet') ?? null,
            resume: printedResume(session.documents.getState().document),
          })}
        />
      </div>
      <MarketNote form={form} />
      <BlankNote resume={form} />
      <div ref={paper} className={styles.paper}>
        {hasSheet ? <LivePreview /> : <Loading />}
      </div>
    </Modal>
  );
}
