import { ENTRY_SECTIONS, isEntrySection } from '@career/contracts/resume-table/resume-table';
import { type StepId, stepOf } from '../form/steps.ts';
import type { EditorSession } from '../saving/editor-session.ts';
import type { DocumentState } from '../store/document.store.ts';
import { fieldId } from './fields/field-id.ts';
import { loadLaterSteps } from './later-step.ts';

/** Whoever has not seen the step by then is not thrown about any more. */
const GIVE_UP_MS = 10_000;
const LOOK_EVERY_MS = 50;
/** The heading of a new step takes the focus first. */
const AFTER_HEADING_MS = 100;

interface Lead {
  step: StepId;
  /** Opens the step. */
  open: () => void;
  /** Gives the focus to what the step holds. */
  focus: () => void;
  pauseMs?: number;
}

/** Opens a step and gives the focus to what is wanted in it once it is drawn. @returns how to stop that. */
export function leadToStep({ step, open, focus, pauseMs = AFTER_HEADING_MS }: Lead): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const giveUpAt = Date.now() + GIVE_UP_MS;
  const lookForStep = (): void => {
    if (document.querySelector(`#resume-form [data-step="${step}"]`)) timer = setTimeout(focus, pauseMs);
    else if (Date.now() < giveUpAt) timer = setTimeout(lookForStep, LOOK_EVERY_MS);
  };
  void loadLaterSteps().then(() => {
    if (isStopped) return;
    open();
    lookForStep();
  });
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Opens the step of a field and gives the field the focus. @returns how to stop that. */
export function leadToField(
  session: EditorSession,
  path: string,
  openStep: EditorSession['openStep'],
): () => void {
  const step = stepOf(path);
  return leadToStep({
    step,
    open: () => {
      openStep(step);
      addIfNone(session.documents.getState(), path);
    },
    focus: () => focusField(path),
  });
}

function focusField(path: string): void {
  const input = document.getElementById(fieldId(path)) ?? firstInputOf(path);
  input?.closest('details')?.setAttribute('open', '');
  input?.scrollIntoView({ block: 'center' });
  input?.focus({ preventScroll: true });
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
