import type { Trade } from '@career/contracts/vocabulary/template-catalogue';
import type { TemplateId } from '@career/contracts/vocabulary/template-ids';
import { TEMPLATE_CATEGORIES } from '@career/contracts/vocabulary/template-ids';
import { TEMPLATES } from '@career/templates/catalogue';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { t } from '../../../shared/language/texts.ts';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { PartBoundary } from '../../../shared/parts/part-boundary.tsx';
import { FilterChips } from '../../../shared/ui/filter-chips.tsx';
import { useDocument, useEdit } from '../editor/editor-context.tsx';
import { hasOwnWords } from '../form/resume-form.mapper.ts';
import { usePrintedResume } from '../form/use-printed-resume.ts';
import styles from './gallery.module.css';
import { TemplateCard } from './template-card.tsx';
import { TradeFilter } from './trade-filter.tsx';

const AntdLook = lazyPart(() => import('../../../shared/ui/antd-look.tsx'), 'AntdLook');
const LargePreview = lazyPart(
  () => import('../dialogs/template-preview-dialog.tsx'),
  'TemplatePreviewDialog',
);

const KEY_STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const FILTERS = ['all', ...TEMPLATE_CATEGORIES] as const;

/** On a phone the cards are in a row, of which one is shown. */
function showCard(row: HTMLElement, card: HTMLElement | null | undefined): void {
  row.scrollLeft = card ? card.offsetLeft - row.offsetLeft : 0;
}

/** Every template with a live preview; the chosen one is a radio among them. */
export function TemplateGallery() {
  const edit = useEdit();
  const document = useDocument((whole) => whole);
  const printed = usePrintedResume(document);
  const own = hasOwnWords(document) ? printed : undefined;
  const { pageSize } = printed.designOptions;
  const chosen = document.templateId;
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>('all');
  const [trade, setTrade] = useState<Trade>();
  const [enlarged, setEnlarged] = useState<TemplateId>();
  const gridRef = useRef<HTMLDivElement>(null);

  const shown = TEMPLATES.filter(
    ({ category, trades }) =>
      (filter === 'all' || category === filter) && (trade === undefined || trades.includes(trade)),
  );
  const tabStop = shown.some(({ id }) => id === chosen) ? chosen : shown[0]?.id;

  // The row opens at the chosen one, else at the first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filters are not read here, their change is the reason to scroll
  useLayoutEffect(() => {
    const row = gridRef.current;
    if (row) showCard(row, row.querySelector<HTMLElement>('[data-chosen]'));
  }, [filter, trade]);

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
    const row = gridRef.current;
    const button = row?.querySelector<HTMLElement>(`[role="radio"][data-template="${next.id}"]`);
    button?.focus();
    if (row && button) showCard(row, button.closest<HTMLElement>('[data-card]'));
  };

  return (
    <div className={styles.gallery}>
      <div className={styles.filters}>
        <FilterChips label={t`Category`} words={FILTERS} chosen={filter} capital onPress={setFilter} />
        <TradeFilter chosen={trade} onChoose={setTrade} />
      </div>
      <p
        role="status"
        className="visually-hidden"
      >{t`${shown.length} of ${TEMPLATES.length} templates shown`}</p>
      {shown.length === 0 && <p className={styles.empty}>{t`No templates found in this category`}</p>}
      <div
        ref={gridRef}
        className={styles.grid}
        role="radiogroup"
        aria-label={t`Template`}
        onKeyDown={onKeyDown}
      >
        {shown.map((template, index) => (
          <TemplateCard
            key={template.id}
            template={template}
            place={t`${index + 1} of ${shown.length}`}
            own={own}
            pageSize={pageSize}
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
              pageSize={pageSize}
              onClose={() => setEnlarged(undefined)}
              onChoose={() => {
                edit.setTemplate(enlarged);
                setEnlarged(undefined);
              }}
            />
          </AntdLook>
        )}
      </PartBoundary>
    </div>
  );
}
