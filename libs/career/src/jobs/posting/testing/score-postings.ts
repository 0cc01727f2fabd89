import { readPosting } from '../read-posting.ts';
import data from './pasted-postings.json' with { type: 'json' };

type PastedPosting = (typeof data.postings)[number];

/** Day on which the postings are read. */
const TODAY = '2026-11-23';
const FACTS = ['company', 'position', 'location', 'deadline'] as const;

interface PostingScore {
  /** Facts and requirements that should be found. */
  asked: number;
  right: number;
  /** Facts and requirements that were found and are none. */
  invented: number;
}

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s.;,]+/g, ' ')
    .trim();

const NOTHING: PostingScore = { asked: 0, right: 0, invented: 0 };

const sum = (scores: readonly PostingScore[]): PostingScore =>
  scores.reduce(
    (left, { asked, right, invented }) => ({
      asked: left.asked + asked,
      right: left.right + right,
      invented: left.invented + invented,
    }),
    NOTHING,
  );

/** One fact: an empty find counts as missed, a wrong one as invented, too. */
const factScore = (read: string, wanted: string): PostingScore => ({
  asked: Number(wanted !== ''),
  right: Number(wanted !== '' && folded(read) === folded(wanted)),
  invented: Number(read !== '' && folded(read) !== folded(wanted)),
});

/** What was read of a posting beside what should be. */
function scoreOf({ text, found }: PastedPosting): PostingScore {
  const { fields, deadline, requirements } = readPosting(text.join('\n'), TODAY);
  const read: Readonly<Record<(typeof FACTS)[number], string>> = { ...fields, deadline };
  const wanted = found.requirements.map(folded);
  const lines = requirements.map(folded);
  return sum([
    ...FACTS.map((fact) => factScore(read[fact], found[fact])),
    {
      asked: wanted.length,
      right: wanted.filter((line) => lines.includes(line)).length,
      invented: lines.filter((line) => !wanted.includes(line)).length,
    },
  ]);
}

/** The sum over all postings of a part. */
export const scoreOfPart = (part: PastedPosting['part']): PostingScore =>
  sum(data.postings.filter((posting) => posting.part === part).map(scoreOf));
