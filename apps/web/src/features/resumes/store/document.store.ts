import type { DesignOptionsDto } from '@career/contracts/resumes/design-options.dto';
import type { TemplateId } from '@career/contracts/vocabulary/template-ids';
import { temporal } from 'zundo';
import { createStore } from 'zustand/vanilla';
import { type FieldPath, withValueAt } from '../form/form-path.ts';
import { newSkills } from '../form/new-skills.ts';
import { type EntryForms, type EntryList, emptyEntry, type ResumeForm } from '../form/resume-form.ts';

/** Keystrokes in one field closer together than this are one step of undo. */
const BURST_MS = 700;
const HISTORY_LIMIT = 500;

export interface DocumentState {
  document: ResumeForm;
  /** What the last edit touched; undo leads the person there. */
  touched: string;
  setField(path: FieldPath, value: string | boolean): void;
  addEntry(list: EntryList): void;
  removeEntry(list: EntryList, index: number): void;
  moveEntry(list: EntryList, from: number, to: number): void;
  /** Adds what is neither blank nor listed yet. @returns what is listed already. */
  addSkills(category: number, names: readonly string[]): string[];
  removeSkill(category: number, index: number): void;
  setTemplate(templateId: TemplateId): void;
  setDesign(options: DesignOptionsDto): void;
  /** Puts another document in place of this one, as one step of undo. */
  replace(document: ResumeForm): void;
}

type Remembered = Pick<DocumentState, 'document' | 'touched'>;

/** The list with one entry moved; the others keep their order. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, index) => index !== from);
  const item = list[from];
  if (item === undefined || to < 0 || to > rest.length) return [...list];
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** The document of one editor with its history. Nothing in it knows of saving. */
export function createDocumentStore(initial: ResumeForm, now: () => number = () => performance.now()) {
  let typedAt: { path: string; at: number } | undefined;
  let typing = '';

  const store = createStore<DocumentState>()(
    temporal(
      (set, get) => {
        const edit = (touched: string, change: Partial<ResumeForm>): void =>
          set({ document: { ...get().document, ...change }, touched });
        const editList = <List extends EntryList>(
          list: List,
          touched: string,
          change: (entries: EntryForms[List][]) => EntryForms[List][],
        ): void => edit(touched, { [list]: change(get().document[list] as EntryForms[List][]) });
        const editSkills = (category: number, change: (items: string[]) => string[]): void =>
          editList('skills', `skills.${category}.items`, (categories) =>
            categories.map((entry, index) =>
              index === category ? { ...entry, items: change(entry.items) } : entry,
            ),
          );

        return {
          document: initial,
          touched: '',
          setField: (path, value) => {
            typing = typeof value === 'string' ? path : '';
            set({ document: withValueAt(get().document, path, value), touched: path });
            typing = '';
          },
          addEntry: (list) =>
            editList(list, `${list}.${get().document[list].length}`, (entries) => [
              ...entries,
              emptyEntry(list),
            ]),
          removeEntry: (list, index) =>
            editList(list, `${list}.${index}`, (entries) => entries.filter((_, at) => at !== index)),
          moveEntry: (list, from, to) =>
            editList(list, `${list}.${to}`, (entries) => moved(entries, from, to)),
          addSkills: (category, names) => {
            const { added, repeated } = newSkills(get().document.skills, names);
            if (added.length > 0) editSkills(category, (items) => [...items, ...added]);
            return repeated;
          },
          removeSkill: (category, index) =>
            editSkills(category, (items) => items.filter((_, at) => at !== index)),
          setTemplate: (templateId) => edit('templateId', { templateId }),
          setDesign: (designOptions) => edit('designOptions', { designOptions }),
          replace: (document) => set({ document, touched: '' }),
        };
      },
      {
        limit: HISTORY_LIMIT,
        partialize: ({ document, touched }): Remembered => ({ document, touched }),
        equality: (past, current) => past.document === current.document,
        handleSet: (remember) => (past, replace, current, delta) => {
          const at = now();
          const continues = typing !== '' && typedAt?.path === typing && at - typedAt.at < BURST_MS;
          typedAt = typing ? { path: typing, at } : undefined;
          if (!continues) (remember as (...args: unknown[]) => void)(past, replace, current, delta);
        },
      },
    ),
  );

  const travel = (direction: 'undo' | 'redo'): string | undefined => {
    const history = store.temporal.getState();
    const steps = direction === 'undo' ? history.pastStates : history.futureStates;
    if (steps.length === 0) return undefined;
    const before = store.getState().touched;
    history[direction]();
    typedAt = undefined;
    return direction === 'undo' ? before : store.getState().touched;
  };

  return Object.assign(store, {
    /** Takes the last step back and answers what it had touched; undefined when there is nothing to take back. */
    undo: () => travel('undo'),
    redo: () => travel('redo'),
  });
}
