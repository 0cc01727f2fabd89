import type { CoverLetterDto } from '@career/contracts/client/types.gen';
import { EMPTY_LETTER, isSameLetter, type LetterForm, toForm } from '../form/letter-form.ts';
import { findLetterDraft, type LetterDraft, listNewLetterDrafts } from './draft-store.ts';

/** A letter that is ready to be edited. */
export interface OpenedLetter {
  /** Names the draft, and the first save of a new letter. */
  key: string;
  letterId?: string;
  /** Version of the letter that the edits start from. */
  version?: number;
  form: LetterForm;
  /** The letter as the server has it. */
  saved: LetterForm;
  /** Edits of an earlier visit were brought back. */
  restored: boolean;
  release: () => void;
}

const randomKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Takes a draft for this tab, until the answered function is called or the tab closes; undefined when another has it. */
function claim(key: string): Promise<(() => void) | undefined> {
  // Without the Web Locks API (plain http) every claim succeeds.
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((answer, fail) => {
    navigator.locks
      .request(`career-toolkit.letter.${key}`, { ifAvailable: true }, (lock) => {
        if (!lock) return answer(undefined);
        return new Promise<void>((release) => answer(release));
      })
      .catch(fail);
  });
}

/** A device that refuses IndexedDB has no drafts. */
const read = <Value>(reading: Promise<Value>, fallback: Value): Promise<Value> =>
  reading.catch(() => fallback);

/**
 * A new letter: the one that was begun and not saved, when no other tab has it. For an application only a draft for
 * that application is taken up.
 */
export async function openNewLetter(
  userId: string,
  applicationId: string | undefined,
): Promise<OpenedLetter> {
  const drafts = await read(listNewLetterDrafts(userId), []);
  for (const { id, form } of drafts) {
    if (applicationId !== undefined && form.jobApplicationId !== applicationId) continue;
    const release = await claim(id);
    if (release)
      return { key: id, form: { ...EMPTY_LETTER, ...form }, saved: EMPTY_LETTER, restored: true, release };
  }
  return openBlankLetter();
}

/** A new letter with nothing in it. */
export async function openBlankLetter(): Promise<OpenedLetter> {
  const key = randomKey();
  const release = (await claim(key)) ?? (() => undefined);
  return { key, form: EMPTY_LETTER, saved: EMPTY_LETTER, restored: false, release };
}

/** A stored letter with the edits that this device still holds for it. */
export async function openStoredLetter(userId: string, letter: CoverLetterDto): Promise<OpenedLetter> {
  const saved = toForm(letter);
  const draft = await read<LetterDraft | undefined>(findLetterDraft(userId, letter.id), undefined);
  const isOpen = draft !== undefined && !isSameLetter(draft.form, saved);
  return {
    key: letter.id,
    letterId: letter.id,
    // A draft over an older version is told so when it is saved.
    version: isOpen ? (draft.version ?? letter.version) : letter.version,
    form: isOpen ? { ...EMPTY_LETTER, ...draft.form } : saved,
    saved,
    restored: isOpen,
    release: () => undefined,
  };
}
