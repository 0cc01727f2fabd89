import { LIMITS } from '@career/contracts/vocabulary/limits';
import type { DocumentKind } from '../../database/owned-documents.ts';
import { type CoverLetter, CoverLetterEntity } from './cover-letter.entity.ts';

export const LETTER_KIND: DocumentKind<CoverLetter, CoverLetter> = {
  entity: CoverLetterEntity,
  name: 'Cover letter',
  quota: {
    name: 'cover letters',
    most: LIMITS.lettersPerUser,
    counts: 'select count(*)::int as held from cover_letter where user_id = ?',
    message: `You can keep ${LIMITS.lettersPerUser} cover letters. Delete one to make room.`,
  },
  shown: (letter) => letter,
};
