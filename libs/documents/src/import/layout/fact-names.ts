import { contactLabel } from '../split/contact/contact-labels.ts';
import { labelKind } from '../split/fields/labels.ts';
import { headingMeaning } from '../split/sections/heading-words.ts';
import type { Segment } from './segments.ts';

export const textOf = (segments: readonly Segment[]): string =>
  segments.flatMap(({ words }) => words.map(({ text }) => text)).join(' ');

/** Whether a text is the name of a section or of a fact, which is printed beside what it names. */
export const isFactName = (text: string): boolean =>
  headingMeaning(text)?.isExact === true || labelKind(text) !== undefined || contactLabel(text) !== undefined;
