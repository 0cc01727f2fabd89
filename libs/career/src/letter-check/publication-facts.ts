import type { ResumeContentDto } from '@career/contracts/resumes/resume-content.dto';
import type { SentenceFault } from './letter-check.types.ts';
import { normalised } from './normalise.ts';

const NAMED = /"([^"]{3,})" \((?:([^()]+?), )?(\d{4})?([^()]*)\)/g;

const held = (text: string | null | undefined): string => normalised(text ?? '').toLowerCase();

/** What a sentence puts in brackets after the title of a publication has to be said of that publication: `"Title" (Journal, 2024)`. */
export function publicationFaults(
  sentence: string,
  publications: NonNullable<ResumeContentDto['publications']>,
): SentenceFault[] {
  return [...normalised(sentence).matchAll(NAMED)].flatMap(
    ([quote, title = '', journal = '', year = '', rest = '']) => {
      const own = publications.filter((one) => held(one.title) === title.toLowerCase());
      const place = (journal || rest).toLowerCase();
      const isSaid = own.some(
        ({ publisher, date }) => held(publisher).includes(place) && (date ?? '').startsWith(year),
      );
      return own.length === 0 || isSaid ? [] : [fault(quote)];
    },
  );
}

const fault = (quote: string): SentenceFault => ({
  code: 'unbacked-claim',
  quote,
  reason: 'The resume says something else of this publication.',
  lookedAt: ['publications'],
});
