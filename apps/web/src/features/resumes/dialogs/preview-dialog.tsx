import { Modal } from 'antd';
import { LivePreview } from '../preview/live-preview.tsx';

/** The whole resume, larger than beside the form. */
export function PreviewDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal open title="CV Preview" footer={null} width={900} style={{ top: 24 }} onCancel={onClose}>
      <LivePreview />
    </Modal>
  );
}
