import type { TemplateId } from '@career/contracts/vocabulary/template-ids';
import { TEMPLATE_CATEGORIES } from '@career/contracts/vocabulary/template-ids';
import { TEMPLATES } from '@career/templates/catalogue';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { PartBoundary } from '../../../shared/parts/part-boundary.tsx';
import { useDocument, useEdit } from '../editor/editor-context.tsx';
import { hasOwnWords, toBody } from '../form/resume-form.mapper.ts';
import { CategoryChips, type CategoryFilter } from './category-chips.tsx';
import styles from './gallery.module.css';
import { TemplateCard } from './template-card.tsx';

const AntdLook = lazyPart(() => import('../../../shared/ui/antd-look.tsx'), 'AntdLook');
const LargePreview = lazyPart(
  () => import('../dialogs/template-preview-dialog.tsx'),
  'TemplatePreviewDialog',
);

const KEY_STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const FILTERS: readonly CategoryFilter[] = ['all', ...TEMPLATE_CATEGORIES];

/** Every template with a live preview; the chosen one is a radio among them. */
export function TemplateGallery() {
  const edit = useEdit();
  const document = useDocument((whole) => whole);
  const own = useMemo(() => (hasOwnWords(document) ? toBody(document) : undefined), [document]);
  const chosen = document.templateId;
  const [filter, setFilter] = useState<CategoryFilter>('all');
  const [enlarged, setEnlarged] = useState<TemplateId>();
  const gridRef = useRef<HTMLDivElement>(null);

  const shown = TEMPLATES.filter(({ category }) => filter === 'all' || category === filter);
  const tabStop = shown.some(({ id }) => id === chosen) ? chosen : shown[0]?.id;

  const onKeyDown = (event: KeyboardEvent): void => {
    const by = KEY_STEPS[event.key];
    const radio =
      event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[role="radio"]') : null;
    if (!by || !radio) return;
    event.preventDefault();
    const position = shown.findIndex(({ id }) => id === radio.dataset.template);
    const next = shown[(position + by + shown.length) % shown.length];
    if (!next) return;
    edit.setTemplate(next.id);
    gridRef.current?.querySelector<HTMLElement>(`[role="radio"][data-template="${next.id}"]`)?.focus();
  };

  return (
    <>
      <CategoryChips filters={FILTERS} chosen={filter} onChoose={setFilter} />
      {shown.length === 0 && <p className={styles.empty}>No templates found in this category</p>}
      <div
        ref={gridRef}
        className={styles.grid}
        role="radiogroup"
        aria-label="Template"
        onKeyDown={onKeyDown}
      >
        {shown.map((template) => (
          <TemplateCard
            key={template.id}
            template={template}
            own={own}
            chosen={template.id === chosen}
            tabStop={template.id === tabStop}
            onChoose={edit.setTemplate}
            onEnlarge={setEnlarged}
          />
        ))}
      </div>
      <PartBoundary asked={enlarged} onMissing={() => setEnlarged(undefined)}>
        {enlarged && (
          <AntdLook>
            <LargePreview
              id={enlarged}
              own={own}
              onClose={() => setEnlarged(undefined)}
              onChoose={() => {
                edit.setTemplate(enlarged);
                setEnlarged(undefined);
              }}
            />
          </AntdLook>
        )}
      </PartBoundary>
    </>
  );
}
