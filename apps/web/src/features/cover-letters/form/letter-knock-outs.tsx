import { KnockOuts } from '../../../shared/knock-outs/knock-outs.tsx';
import { askedPosting } from './asked-posting.ts';
import type { LetterForm } from './letter-form.ts';
import { useSettled } from './use-settled.ts';

/** What the posting rules people out by, before a letter is written. */
export function LetterKnockOuts({ form }: { form: LetterForm }) {
  const asked = askedPosting(form, useSettled(form.posting.trim()));
  return asked ? <KnockOuts body={asked} /> : null;
}
