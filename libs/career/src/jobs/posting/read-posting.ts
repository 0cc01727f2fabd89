import type { ReadPosting } from './posting.types.ts';
import { postingDeadline } from './posting-deadline.ts';
import { requirementLines } from './requirement-lines.ts';
import { structuredPosting } from './structured-posting.ts';
import { textPosting } from './text-posting.ts';

/** Characters that are read of a pasted posting; the source of a job page has some hundred thousand. */
const POSTING_CHARACTERS = 2_000_000;

/**
 * Turns a pasted posting into the fields of a job. JSON-LD (alone or in the source of a page) is taken as it stands;
 * from plain text the facts are read by labels and usual shapes, and what is not found stays empty.
 * Never throws; markup becomes text, and an address of another scheme than http and https is left out.
 * @param today `YYYY-MM-DD`, for a last day that is named without its year; without it such a day is left out.
 */
export function readPosting(pasted: string, today = ''): ReadPosting {
  const text = pasted.slice(0, POSTING_CHARACTERS);
  const structured = structuredPosting(text);
  const fields = structured?.fields ?? textPosting(text);
  return {
    origin: structured ? 'structured' : 'text',
    fields,
    deadline: structured?.deadline || postingDeadline(fields.jobDescription, today),
    requirements: requirementLines(fields.jobDescription),
  };
}
