import { createElement, Fragment, type ReactNode } from 'react';
import { piecesOf } from './texts.ts';

/** A text of the catalogue with elements in it. */
export const rich = (strings: TemplateStringsArray, ...values: ReactNode[]): ReactNode =>
  createElement(Fragment, null, ...piecesOf(strings, values));
