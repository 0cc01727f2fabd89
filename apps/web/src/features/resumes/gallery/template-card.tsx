import type { PageSize } from '@career/contracts/vocabulary/resume-vocabulary';
import type { TemplateId } from '@career/contracts/vocabulary/template-ids';
import type { TEMPLATES } from '@career/templates/catalogue';
import { memo, useRef, useState } from 'react';
import { useDataSaver } from '../../../shared/data-saver/use-data-saver.ts';
import { useAfterFirstView } from '../../../shared/first-view/use-after-first-view.ts';
import { t, translated } from '../../../shared/language/texts.ts';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { PartBoundary } from '../../../shared/parts/part-boundary.tsx';
import type { ResumeBody } from '../form/resume-form.mapper.ts';
import styles from './gallery.module.css';
import { useSeen } from './use-seen.ts';

const CardSheet = lazyPart(() => import('./card-sheet.tsx'), 'CardSheet');

interface TemplateCardProps {
  template: (typeof TEMPLATES)[number];
  /** Its position among those shown, for a screen that shows one at a time. */
  place: string;
  /** The person's own resume, once there is something in it. */
  own: ResumeBody | undefined;
  /** Paper of the person's resume, for the samples beside it. */
  pageSize: PageSize | undefined;
  chosen: boolean;
  tabStop: boolean;
  onChoose: (id: TemplateId) => void;
  onEnlarge: (id: TemplateId) => void;
}
/**
 * One template: its live preview, name, category and description. The preview is drawn once it comes into view; on a
 * page that was just opened, after everything else.
 */
export const TemplateCard = memo(
  ({ template, place, own, pageSize, chosen, tabStop, onChoose, onEnlarge }: TemplateCardProps) => {
    const { id, name, description } = template;
    const category = translated(template.category);
    const [cardRef, seen] = useSeen<HTMLDivElement>();
    const isLater = useAfterFirstView();
    const saving = useDataSaver();
    const [asked, setAsked] = useState(false);
    const radio = useRef<HTMLButtonElement>(null);
    const shows = asked || !saving;
    return (
      <div ref={cardRef} className={styles.card} data-card="" data-chosen={chosen || undefined}>
        <div className={styles.window}>
          <div className={styles.thumb} data-empty={!shows || undefined} aria-hidden="true" inert>
            {seen && isLater && shows && (
              <PartBoundary asked={id} onMissing={() => undefined}>
                <CardSheet id={id} own={own} pageSize={pageSize} />
              </PartBoundary>
            )}
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: an input cannot cover the sheet it chooses */}
          <button
            ref={radio}
            type="button"
            role="radio"
            aria-checked={chosen}
            aria-label={`${name}, ${category}`}
            aria-describedby={`template-${id}`}
            data-template={id}
            tabIndex={tabStop ? 0 : -1}
            className={styles.choose}
            onClick={() => onChoose(id)}
          >
            {chosen && (
              <span className={styles.mark} aria-hidden="true">
                ✓
              </span>
            )}
          </button>
          <button type="button" className={`button ${styles.enlarge}`} onClick={() => onEnlarge(id)}>
            {t`Larger preview`}
            <span className="visually-hidden"> {t`of ${name}`}</span>
          </button>
          {!shows && (
            <button
              type="button"
              className={`button ${styles.show}`}
              onClick={() => {
                setAsked(true);
                radio.current?.focus();
              }}
            >
              {t`Show preview`}
              <span className="visually-hidden"> {t`of ${name}`}</span>
            </button>
          )}
        </div>
        <div className={styles.about}>
          <span className={styles.name}>{name}</span>
          <span className={styles.badge}>{category}</span>
          <span className={styles.place}>{place}</span>
          <p id={`template-${id}`} className={styles.description}>
            {translated(description)}
          </p>
        </div>
      </div>
    );
  },
);
