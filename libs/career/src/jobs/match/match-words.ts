import { andMore } from '../../sentences/listed.ts';
import { plural, t } from '../../sentences/say.ts';
import { skillById } from '../../taxonomy/skills.ts';
import type { ListingMatch } from './listing-match.ts';

const MOST_WORDED = 4;

/** Why a listing is where it does, in a sentence or three. */
export function matchWords({ title, shared, named, isOpen }: ListingMatch, country: string): string {
  const words: string[] = [];
  if (title)
    words.push(
      title.isSame
        ? t`The same work as “${title.own}” in your resume.`
        : t`Work like “${title.own}” in your resume.`,
    );
  if (shared.length > 0) words.push(sharedWords(shared, named));
  else if (named > 0)
    words.push(
      plural(
        named,
        'Your resume shows none of the # skill it names.',
        'Your resume shows none of the # skills it names.',
      ),
    );
  if (isOpen && country !== '') words.push(t`Its words open it to ${country}.`);
  return words.length > 0 ? words.join(' ') : t`Nothing in it answers to your resume yet.`;
}

function sharedWords(shared: readonly string[], named: number): string {
  const names = shared.slice(0, MOST_WORDED).map((id) => skillById(id)?.name ?? id);
  const more = shared.length - names.length;
  const list = more > 0 ? andMore(names.join(', '), more) : names.join(', ');
  return plural(
    named,
    'Your resume shows {shown} of the # skill it names: {list}.',
    'Your resume shows {shown} of the # skills it names: {list}.',
    { shown: shared.length, list },
  );
}
