import { abroadAndNgos } from './abroad-and-ngos.ts';
import type { LabelledPosting } from './labelled-posting.ts';
import { lastWriting } from './last-writing.ts';
import { nigerianEmployers } from './nigerian-employers.ts';
import { remoteOpen } from './remote-open.ts';
import { remoteRestricted } from './remote-restricted.ts';
import { scams } from './scams.ts';
import { secondWriting } from './second-writing.ts';
import { thirdWriting } from './third-writing.ts';

const themes = [nigerianEmployers, remoteRestricted, remoteOpen, abroadAndNgos, scams];

/** Every second posting of each theme is held out: the rules are mended on the tuning half alone. */
export const labelledSet = {
  tuning: themes.flatMap((theme) => theme.filter((_, index) => index % 2 === 0)),
  heldOut: themes.flatMap((theme) => theme.filter((_, index) => index % 2 === 1)),
  secondWriting: [...secondWriting],
  thirdWriting: [...thirdWriting],
  lastWriting: [...lastWriting],
} satisfies Record<string, LabelledPosting[]>;
