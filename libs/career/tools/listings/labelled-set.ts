import abroadAndNgos from './data/labelled/abroad-and-ngos.json' with { type: 'json' };
import lastWriting from './data/labelled/last-writing.json' with { type: 'json' };
import nigerianEmployers from './data/labelled/nigerian-employers.json' with { type: 'json' };
import remoteOpen from './data/labelled/remote-open.json' with { type: 'json' };
import remoteRestricted from './data/labelled/remote-restricted.json' with { type: 'json' };
import scams from './data/labelled/scams.json' with { type: 'json' };
import secondWriting from './data/labelled/second-writing.json' with { type: 'json' };
import thirdWriting from './data/labelled/third-writing.json' with { type: 'json' };
import type { LabelledPosting } from './labelled-posting.ts';

const themes: readonly LabelledPosting[][] = [
  nigerianEmployers.postings,
  remoteRestricted.postings,
  remoteOpen.postings,
  abroadAndNgos.postings,
  scams.postings,
];

/** Every second posting of each theme is held out: the rules are tuned on the tuning half alone. */
export const labelledSet = {
  tuning: themes.flatMap((theme) => theme.filter((_, index) => index % 2 === 0)),
  heldOut: themes.flatMap((theme) => theme.filter((_, index) => index % 2 === 1)),
  secondWriting: secondWriting.postings,
  thirdWriting: thirdWriting.postings,
  lastWriting: lastWriting.postings,
} satisfies Record<string, LabelledPosting[]>;
