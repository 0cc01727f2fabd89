import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { type FlagPath, type TextPath, textAt, valueAt } from '../form/form-path.ts';
import type { EntryList, ResumeForm } from '../form/resume-form.ts';
import type { EditorSession, EditorState } from '../saving/editor-session.ts';
import type { DocumentState } from '../store/document.store.ts';

const EditorContext = createContext<EditorSession | undefined>(undefined);

export const EditorProvider = EditorContext.Provider;

/** The open resume of this page. */
export function useEditor(): EditorSession {
  const session = useContext(EditorContext);
  if (!session) throw new Error('useEditor must be called under EditorProvider');
  return session;
}

/** A part of the document; the component is drawn again only when that part changes. */
export function useDocument<Part>(select: (document: ResumeForm) => Part): Part {
  return useStore(useEditor().documents, (state) => select(state.document));
}

export const useEdit = (): DocumentState => useEditor().documents.getState();

export function useSession<Part>(select: (state: EditorState) => Part): Part {
  return useStore(useEditor().state, select);
}

export const useText = (path: TextPath): string => useDocument((document) => textAt(document, path));

export const useFlag = (path: FlagPath): boolean =>
  useDocument((document) => valueAt(document, path) === true);

export const useFieldError = (path: string): string | undefined =>
  useSession((state) => state.fieldErrors[path]);

/** Identities of the entries of a section, in order. */
export const useEntryKeys = (list: EntryList): string[] =>
  useStore(
    useEditor().documents,
    useShallow((state) => state.document[list].map(({ key }) => key)),
  );
