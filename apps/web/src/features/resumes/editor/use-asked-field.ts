import { ENTRY_SECTIONS, isEntrySection } from '@career/contracts/resume-table/resume-table';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { formPathOf } from '../form/resume-errors.ts';
import { stepOf } from '../form/steps.ts';
import type { DocumentState } from '../store/document.store.ts';
import { useEditor } from './editor-context.tsx';
import { fieldId } from './fields/field-id.ts';
import { loadLaterSteps } from './later-step.ts';

/** Opens the editor at the field that the address asks for (`?field=experience.0.description`). */
export function useAskedField(): void {
  const session = useEditor();
  const { field } = useSearch({ strict: false }) as { field?: unknown };

  useEffect(() => {
    if (typeof field !== 'string' || field === '') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isAbandoned = false;
    const path = formPathOf(session.documents.getState().document, field);
    const open = (): void => {
      if (isAbandoned) return;
      session.state.setState({ step: stepOf(path) });
      addIfNone(session.documents.getState(), path);
      // After the step is drawn and its heading took the focus.
      timer = setTimeout(focus, 100);
    };
    const focus = (): void => {
      const input = document.getElementById(fieldId(path)) ?? firstInputOf(path);
      input?.closest('details')?.setAttribute('open', '');
      input?.scrollIntoView({ block: 'center' });
      input?.focus({ preventScroll: true });
    };
    void loadLaterSteps().then(open);
    return () => {
      isAbandoned = true;
      clearTimeout(timer);
    };
  }, [session, field]);
}

/** A section that 'Add section' offers has no field to lead to before it has an entry. */
function addIfNone({ document, addEntry }: DocumentState, path: string): void {
  if (isEntrySection(path) && ENTRY_SECTIONS[path].further && document[path].length === 0) addEntry(path);
}

/** Where a path names no field that is there: the first one of its section, or the button that adds an entry. */
function firstInputOf(path: string): HTMLElement | null {
  const [part = '', position = '0'] = path.split('.');
  // Typed into at once: the name of a group of skills is not what is missing.
  if (part === 'skills') return document.getElementById(fieldId(`skills.${position}.items`)) ?? addButtonOf();
  const section = document.getElementById(`section-${part}`) ?? document.getElementById('resume-form');
  return section?.querySelector<HTMLElement>('ol :is(input, textarea, select)') ?? addButtonOf(section);
}

const addButtonOf = (
  section: ParentNode | null = document.getElementById('resume-form'),
): HTMLElement | null => section?.querySelector<HTMLElement>('ol + button, input:checked') ?? null;
