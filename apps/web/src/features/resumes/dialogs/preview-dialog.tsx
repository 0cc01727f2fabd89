import { Modal } from 'antd';
import { useRef } from 'react';
import dialog from '../../../shared/ui/dialog.module.css';
import { useDocument, useEditor } from '../editor/editor-context.tsx';
import { MoreFormats } from '../exports/more-formats.tsx';
import { printedResume } from '../form/printed-resume.ts';
import { MarketNote } from '../market/market-note.tsx';
import { LivePreview } from '../preview/live-preview.tsx';

/** The whole resume, larger than beside the form, and the files it can be taken away as. */
export function PreviewDialog({ onClose }: { onClose: () => void }) {
  const session = useEditor();
  const form = useDocument((whole) => whole);
  const paper = useRef<HTMLDivElement>(null);
  return (
    <Modal open title="CV Preview" footer={null} width={900} style={{ top: 24 }} onCancel={onClose}>
      <div className={`${dialog.buttons} ${dialog.text}`}>
        <MoreFormats
          source={() => ({
            sheet: paper.current?.querySelector<HTMLElement>('.sheet') ?? null,
            resume: printedResume(session.documents.getState().document),
          })}
        />
      </div>
      <MarketNote form={form} />
      <div ref={paper}>
        <LivePreview />
      </div>
    </Modal>
  );
}
