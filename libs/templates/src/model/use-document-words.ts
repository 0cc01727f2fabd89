import {
  documentWords,
  loadDocumentWords,
  onWordsLoaded,
} from '@career/contracts/document-words/document-words';
import type { DocumentWords } from '@career/contracts/document-words/document-words.types';
import type { DocumentLanguage } from '@career/contracts/vocabulary/document-languages';
import { useEffect, useSyncExternalStore } from 'react';

/** The words of a language: English until they are loaded, and where they cannot be. */
export function useDocumentWords(language: DocumentLanguage | null | undefined): DocumentWords {
  useEffect(() => {
    // Without a connection the sheet stays in English; the next sheet tries again.
    loadDocumentWords(language).catch(() => undefined);
  }, [language]);
  const words = (): DocumentWords => documentWords(language);
  return useSyncExternalStore(onWordsLoaded, words, words);
}
