import type { PageSize } from '@career/contracts/vocabulary/resume-vocabulary';
import type { TemplateId } from '@career/contracts/vocabulary/template-ids';
import { findTemplate } from '@career/templates/catalogue';
import { ResumeSheet } from '@career/templates/resume-sheet';
import { Modal } from 'antd';
import { useRef } from 'react';
import { t } from '../../../shared/language/texts.ts';
import dialog from '../../../shared/ui/dialog.module.css';
import { ScaledSheet } from '../../../shared/ui/scaled-sheet.tsx';
import type { ResumeBody } from '../form/resume-form.mapper.ts';
import { sampleOn } from '../gallery/sample-on-paper.ts';
import { PageMarkers } from '../preview/page-markers.tsx';
import styles from './template-preview-dialog.module.css';

interface TemplatePreviewDialogProps {
  id: TemplateId;
  own: ResumeBody | undefined;
  pageSize: PageSize | undefined;
  onClose: () => void;
  onChoose: () => void;
}

/** One template at reading size. */
export function TemplatePreviewDialog({ id, own, pageSize, onClose, onChoose }: TemplatePreviewDialogProps) {
  const template = findTemplate(id);
  const box = useRef<HTMLDivElement>(null);
  return (
    <Modal open title={template?.name} footer={null} width={900} style={{ top: 24 }} onCancel={onClose}>
      <div className={`${dialog.buttons} ${dialog.text}`}>
        <button
          type="button"
          className="button"
          data-kind="primary"
          onClick={onChoose}
        >{t`Use this template`}</button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className={styles.page} aria-label={t`Page`} tabIndex={0}>
        <ScaledSheet ref={box} overlay={<PageMarkers box={box} content={own} />}>
          <ResumeSheet templateId={id} resume={own ?? sampleOn(id, pageSize)} />
        </ScaledSheet>
      </section>
    </Modal>
  );
}
