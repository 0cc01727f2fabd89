import type { ClaimContext } from './ground-claims.ts';
import type { SentenceFault } from './letter-check.types.ts';

const WORKED_HERE =
  /\b(?:my (?:time|years|work|role|job|experience|tenure) (?:at|with|for|as \S+ at)|I (?:have )?worked (?:at|for|with)|(?:when|while) I (?:was|worked) (?:at|with|for)|employed (?:at|by)|I (?:already |currently |now )?work (?:at|for)) \ue000|^At \ue000,? I (?!would|will|could|can|hope|want|see|am )/i;
const NOW =
  /\b(?:currently|at present|these days|right now|(?:present|current) (?:role|post|job|position|employer)|I (?:now |still )?work (?:at|for|as))\b/i;

/** Words of employment, and those that say that it was something else. */
const EMPLOYED =
  /\b(?:worked|employed|work|working|job|employee|employer|employment|post|position|career)\b/i;
const BESIDE_JOBS =
  /\b(?:intern(?:ship)?s?|siwes|placement|attachment|apprentice(?:ship)?|trainee(?:ship)?|volunt\w+|unpaid|outside paid work|projects?|national service|service year|corps|nysc)\b/i;

/** The employer applied to told as a former one, and a former one told as the present. */
export function employmentFaults(text: string, { organisations, record }: ClaimContext): SentenceFault[] {
  const faults: SentenceFault[] = [];
  const blame = (reason: string): void => {
    faults.push({ code: 'unknown-employment', quote: text, reason, lookedAt: ['experience'] });
  };
  if (WORKED_HERE.test(text)) blame('The employer applied to is told as one that the person worked for.');
  const employers = [...organisations]
    .map((one) => record.organisations[one])
    .filter((one) => one?.kind === 'employer');
  if (employers.length > 0 && NOW.test(text) && employers.every((one) => !one?.present))
    blame('The person does not work there now.');
  const isBeside = [...organisations].some((one) => record.organisations[one]?.kind === 'activity');
  if (isBeside && employers.length === 0 && EMPLOYED.test(text) && !BESIDE_JOBS.test(text))
    blame('It was no employment, but an internship, a project, a service or voluntary work.');
  return faults;
}
