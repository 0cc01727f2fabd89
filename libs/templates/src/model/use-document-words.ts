import { documentWords, loadDocumentWords } from '@career/contracts/document-words/document-words';
import type { DocumentWords } from '@career/contracts/document-words/document-words.types';
import type { DocumentLanguage } from '@career/contracts/vocabulary/document-languages';
import { useEffect, useState } from 'react';

/** The words of a language: English until they are loaded, and where they cannot be. */
export function useDocumentWords(language: DocumentLanguage | null | undefined): DocumentWords {
  const known = documentWords(language);
  const [, draw] = useState(known);
  useEffect(() => {
    // Without a connection the sheet stays in English; the next sheet tries again.
    loadDocumentWords(language).then(draw, () => undefined);
  }, [language]);
  return known;
}
