import { useEffect, useRef } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { t } from '../../../shared/language/texts.ts';
import { countByStep } from '../form/resume-errors.ts';
import { STEPS } from '../form/steps.ts';
import { useEditor, useSession } from './editor-context.tsx';
import './step-nav.css';

/** The six steps; any of them can be opened at any time. */
export function StepNav() {
  const session = useEditor();
  const current = useSession((state) => state.step);
  const counts = useSession(useShallow((state) => countByStep(state.fieldErrors)));
  const listRef = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const shown = listRef.current?.querySelector<HTMLElement>(`[data-step="${current}"]`);
    const list = listRef.current;
    if (shown && list)
      list.scrollTo({ left: shown.offsetLeft - list.clientWidth / 2 + shown.clientWidth / 2 });
  }, [current]);

  return (
    <nav aria-label={t`Steps`} className="steps-nav">
      <ol ref={listRef} className="steps-list">
        {STEPS.map(({ id, label }, index) => (
          <li key={id} data-step={id}>
            <button
              type="button"
              className="steps-step"
              aria-current={id === current ? 'step' : undefined}
              onClick={() => session.goTo(id)}
            >
              <span className="steps-number" aria-hidden="true">
                {index + 1}
              </span>
              {label}
              {counts[id] && (
                <span className="steps-count">
                  {counts[id]}
                  <span className="visually-hidden"> {t`to correct`}</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
