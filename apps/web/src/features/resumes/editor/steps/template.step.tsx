import { t } from '../../../../shared/language/texts.ts';
import { DesignOptionsPanel } from '../../gallery/design-options-panel.tsx';
import { TemplateGallery } from '../../gallery/template-gallery.tsx';
import styles from './steps.module.css';

interface TemplateStepProps {
  /** Called when the design options open and when they close. */
  onTuning: (isTuning: boolean) => void;
}

export function TemplateStep({ onTuning }: TemplateStepProps) {
  return (
    <>
      <DesignOptionsPanel onToggle={onTuning} />
      <section className={styles.group}>
        <h3>{t`Templates`}</h3>
        <TemplateGallery />
      </section>
    </>
  );
}
