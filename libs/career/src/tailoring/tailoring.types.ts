import type { RequirementKind } from '@career/contracts/vocabulary/letter-vocabulary';
import type { TailoringState } from '@career/contracts/vocabulary/tailoring-vocabulary';
import type { LetterSource } from '../letters/letter.types.ts';

/** The posting's word in place of the resume's, at one field. */
export interface TailoringOffer {
  id: string;
  path: string;
  from: string;
  to: string;
}

/** One thing that a posting asks for, and what the resume says of it. */
export interface TailoringLine {
  line: string;
  asks: string;
  kind: RequirementKind;
  state: TailoringState;
  facts: LetterSource[];
  offer: TailoringOffer | null;
  /** Where the person can write what is missing, if it is true. */
  field: string | null;
}
