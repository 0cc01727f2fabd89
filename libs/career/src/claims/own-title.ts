import { verbOf } from '../letters/english/verbs.ts';
import { subjectWords } from './cue-patterns.ts';

/** What somebody is called at the head of a text: `Chartered Marketer`. */
export const TITLE = new RegExp(
  `^(?:(?:an?|the|i am an?|i'm an?)\\s)?(?:(?!(?:of|for|to|under|by|with|and|in|at|who|my|our)\\s)[\\p{L}\\p{N}/&’'.+#-]+\\s){0,5}?(?:${subjectWords('title-nouns')})s?(?=$|[\\s,;.])`,
  'iu',
);

/** What a text calls its writer at its head: `Chartered Marketer`; undefined where it does not. */
export function ownTitle(text: string): string | undefined {
  const title = TITLE.exec(text)?.[0];
  const [first = ''] = title?.split(/\s/) ?? [];
  // `Worked opposite a line manager` calls nobody so.
  const isDeed = /^\p{L}+$/u.test(first) && verbOf(first)?.form === 'past' && !MADE_SO.test(first);
  return isDeed ? undefined : title;
}
const MADE_SO =
  /^(?:qualified|chartered|retired|trained|accredited|admitted|appointed|inducted|accomplished|established|talented|devoted|committed|organi[sz]ed|focused|celebrated|respected|trusted|award-winning|self-employed|employed|specialised|specialized|lead)$/i;

/** `Sage key user since 2021`, `I am the Sage administrator`: a post of one's own. */
const ROLE_AFTER =
  /^\s(?:[\p{L}-]+\s){0,2}?(?:user|specialist|administrator|operator|expert|developer|programmer|champion|super-?user|trainer|skills?|experience|knowledge|expertise|proficiency|background)\b/iu;
const ROLE_BEFORE =
  /^(?:(?:I(?:['’]m| am|['’]ve)?|as|with|am|being|became|have|and|or|an?|the|my|key|expert|advanced|experienced|proficient|confident|certified|skilled|senior|lead|power|strong|solid|good|excellent|very|extensive|in-depth|daily|basic)[\s,]+)*$/iu;

/** Whether a name is part of what the writer is called, or of a skill that they say they have. */
export function isOwnRole(before: string, after: string): boolean {
  if (!ROLE_AFTER.test(after)) return false;
  const clause =
    before
      .split(/[.;:]\s/)
      .at(-1)
      ?.trimStart() ?? '';
  return (
    ROLE_BEFORE.test(clause) || ROLE_BEFORE.test(clause.slice(ownTitle(clause)?.length ?? 0).trimStart())
  );
}
