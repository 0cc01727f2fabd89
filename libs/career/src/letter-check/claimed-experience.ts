import type { SentenceFault } from './letter-check.types.ts';
import { isFunctionWord } from './plain-words.ts';
import type { Statement } from './resume-record.types.ts';
import { type Word, wordsOf } from './words.ts';

/** What somebody says that they have experience or knowledge of, and nothing of how. */
const CLAIMED =
  /\bI\s(?:also\s|now\s)?(?:have|bring|offer|gained)\s(?:an?\s|the\s)?(?:(?:good|proven|strong|solid|sound|working|long|wide|practical|hands-on)\s)*(?:experience|knowledge|(?:track\s)?record|success|understanding|background)\s(?:of|in|with|on|at|as)\s(?<object>[^.;:?!]+)/iu;
/** Words that leave open what the experience is of. */
const GENERAL =
  /^(?:work\w*|job|role|use|using|used|various|different|several|many|more|new|own|good|such|other|kinds?|types?|field|area|areas|environment|setting|level|years?|months?|\d.*)$/i;
const isTelling = ({ text }: Word): boolean =>
  !isFunctionWord(text) && !GENERAL.test(text) && !/[\ue000-\uf8ff]/.test(text);

/**
 * Of experience that is claimed of something in common words, such as `on-call duty`, each word has to be in one
 * statement: as plain words they would need none.
 */
export function experienceFaults(text: string, statements: readonly Statement[]): SentenceFault[] {
  const object = CLAIMED.exec(text)?.groups?.object ?? '';
  return object.split(/,\s|\s(?:and|or)\s/).flatMap((part): SentenceFault[] => {
    const words = wordsOf(part).filter(isTelling);
    const isHeld = statements.some(({ stems, implied }) =>
      words.every(({ stem }) => stems.has(stem) || implied.has(stem)),
    );
    if (words.length === 0 || isHeld) return [];
    return [
      {
        code: 'unbacked-claim',
        quote: part.trim(),
        reason: `No statement of the resume says all of “${part.trim()}”.`,
        lookedAt: [],
      },
    ];
  });
}
