import { createCoverLetter, updateCoverLetter } from '@career/contracts/client/sdk.gen';
import type { CoverLetterDto } from '@career/contracts/client/types.gen';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { errorText, isStatus } from '../../../shared/api/api-error.ts';
import { showError, showNotice } from '../../../shared/notices/notices.ts';
import { letterQuery, refreshLetters } from '../api/letter-queries.ts';
import type { LetterDraft } from '../drafts/draft-store.ts';
import type { OpenedLetter } from '../drafts/open-letter.ts';
import { useDraftWriter } from '../drafts/use-draft-writer.ts';
import { isSameLetter, type LetterForm, toBody, toForm } from './letter-form.ts';

interface LetterOptions {
  userId: string;
  opened: OpenedLetter;
  /** Words that did not come from the form's own inputs, to be shown in them. */
  onFill: (form: LetterForm) => void;
  onRefused: (error: unknown) => void;
}

/** The server keeps one line fields without blanks around them; the text stays as it is. */
const asStored = (form: LetterForm): LetterForm => ({
  ...form,
  title: form.title.trim(),
  company: form.company.trim(),
  position: form.position.trim(),
  generateFromJob: false,
});

/** One open letter: its words, where they are kept, and how they are saved. */
export function useLetter({ userId, opened, onFill, onRefused }: LetterOptions) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [form, setForm] = useState(opened.form);
  const [theirs, setTheirs] = useState<CoverLetterDto>();
  // What a save or a draft reads is what stands now, not what stood when it was begun.
  const now = useRef({ form: opened.form, saved: opened.saved, version: opened.version });

  const isOpen = (): boolean => !isSameLetter(now.current.form, now.current.saved);
  const drafts = useDraftWriter(
    (): LetterDraft | undefined => {
      if (!isOpen()) return undefined;
      const { form: current, version } = now.current;
      return {
        id: opened.key,
        userId,
        ...(opened.letterId === undefined ? {} : { letterId: opened.letterId }),
        ...(version === undefined ? {} : { version }),
        form: current,
        editedAt: Date.now(),
      };
    },
    () => opened.key,
  );

  const change = (changes: Partial<LetterForm>): void => {
    now.current.form = { ...now.current.form, ...changes };
    setForm(now.current.form);
    drafts.schedule();
  };
  const fill = (changes: Partial<LetterForm>): void => {
    change(changes);
    onFill(now.current.form);
  };

  const store = async (sent: LetterForm): Promise<CoverLetterDto> => {
    const body = toBody(sent);
    const update = async (id: string, version: number | undefined): Promise<CoverLetterDto> => {
      const named = version === undefined ? body : { ...body, version };
      return (await updateCoverLetter({ path: { id }, body: named, throwOnError: true })).data;
    };
    if (opened.letterId !== undefined) return update(opened.letterId, now.current.version);
    const headers = { 'Idempotency-Key': opened.key };
    const { data } = await createCoverLetter({ body, headers, throwOnError: true });
    // An earlier try arrived, only its answer was lost: what was written since follows.
    return isSameLetter(toForm(data), asStored(sent)) ? data : update(data.id, data.version);
  };

  const saving = useMutation({
    mutationFn: store,
    onSuccess: async (letter, sent) => {
      now.current.saved = sent;
      now.current.version = letter.version;
      setTheirs(undefined);
      await drafts.flush();
      void refreshLetters(queries);
      if (opened.letterId !== undefined) {
        showNotice({
          title: 'Cover letter saved!',
          description: 'Your changes have been saved successfully.',
        });
        return;
      }
      showNotice({
        title: 'Cover letter created!',
        description: 'Your cover letter has been saved successfully.',
      });
      await navigate({ to: '/dashboard' });
    },
    onError: async (error) => {
      void drafts.flush();
      if (isStatus(error, 409) && opened.letterId !== undefined) {
        const newer = await queries
          .fetchQuery({ ...letterQuery(opened.letterId), staleTime: 0 })
          .catch(() => undefined);
        if (newer) return setTheirs(newer);
      }
      onRefused(error);
      const title =
        opened.letterId === undefined ? 'Failed to create cover letter' : 'Failed to save cover letter';
      showError(title, errorText(error));
    },
  });

  return {
    form,
    keeping: drafts.keeping,
    hasEdits: isOpen(),
    /** The person changed an input. */
    change,
    /** The product changed something; the inputs follow. */
    fill,
    save: () => saving.mutate(now.current.form),
    isSaving: saving.isPending,
    /** The newer letter that stands on the server. */
    theirs,
    /** Saves over the newer letter. */
    keepMine: () => {
      if (theirs) now.current.version = theirs.version;
      saving.mutate(now.current.form);
    },
    /** Goes on with the newer letter; the own words are gone. */
    takeTheirs: () => {
      if (!theirs) return;
      now.current.saved = toForm(theirs);
      now.current.version = theirs.version;
      setTheirs(undefined);
      fill(toForm(theirs));
    },
    leaveConflict: () => setTheirs(undefined),
  };
}

export type Letter = ReturnType<typeof useLetter>;
