import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { formPathOf } from '../form/resume-errors.ts';
import { useEditor } from './editor-context.tsx';
import { leadToField } from './lead-to-field.ts';

/** Opens the editor at the field that the address asks for (`?field=experience.0.description`). */
export function useAskedField(): void {
  const session = useEditor();
  const { field } = useSearch({ strict: false }) as { field?: unknown };

  useEffect(() => {
    if (typeof field !== 'string' || field === '') return;
    const path = formPathOf(session.documents.getState().document, field);
    return leadToField(session, path, session.openStep);
  }, [session, field]);
}
