import type { Board, BoardAdapter } from '../../../config/listing-sources.ts';
import { ashbySource } from './ashby.source.ts';
import { greenhouseSource } from './greenhouse.source.ts';
import { leverSource } from './lever.source.ts';
import type { ListingSource } from './listing-source.ts';
import { personioSource } from './personio.source.ts';
import { recruiteeSource } from './recruitee.source.ts';
import { smartRecruitersSource } from './smartrecruiters.source.ts';
import { teamtailorSource } from './teamtailor.source.ts';
import { workableSource } from './workable.source.ts';

/** The adapter of each system that employers keep their boards in. */
export const BOARD_SOURCES: Readonly<Record<BoardAdapter, (board: Board) => ListingSource>> = {
  greenhouse: greenhouseSource,
  lever: leverSource,
  ashby: ashbySource,
  workable: workableSource,
  smartrecruiters: smartRecruitersSource,
  recruitee: recruiteeSource,
  personio: personioSource,
  teamtailor: teamtailorSource,
};
