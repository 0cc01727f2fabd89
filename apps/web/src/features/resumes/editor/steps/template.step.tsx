import { DesignOptionsPanel } from '../../gallery/design-options-panel.tsx';
import { TemplateGallery } from '../../gallery/template-gallery.tsx';
import styles from './steps.module.css';

export function TemplateStep() {
  return (
    <>
      <DesignOptionsPanel />
      <section className={styles.group}>
        <h3>Templates</h3>
        <TemplateGallery />
      </section>
    </>
  );
}
