import type { DocumentKind, LoadAnswer, SaveAnswer, SaveRequest, StoredDocument } from '../document-kind.ts';

/** What a schedule types into: one text of a document of this kind. */
export interface TypedKind<Form, Stored extends StoredDocument, Body> {
  kind: DocumentKind<Form, Stored, Body>;
  blank: Form;
  textOf: (form: Form) => string;
  withText: (form: Form, text: string) => Form;
  /** The document as the server answers it after it stored a body. */
  store: (id: string, version: number, body: Body) => Stored;
}

export const wordsOf = (text: string): string[] => text.split(' ').filter(Boolean);

/**
 * The API's rules: one creation for each key, and a save only over the version that it names.
 * @param givenUp the words that a save may take away, since a person chose so.
 */
export function createSimulatedServer<Form, Stored extends StoredDocument, Body>(
  { kind, textOf, store }: TypedKind<Form, Stored, Body>,
  givenUp: ReadonlySet<string>,
) {
  const stored = new Map<string, Stored>();
  const created = new Map<string, string>();
  /** Words that a save took away though nobody gave them up. */
  const overwritten: string[] = [];
  const wordsOfStored = (document: Stored | undefined): string[] =>
    document ? wordsOf(textOf(kind.toForm(document))) : [];

  const write = (id: string, version: number, body: Body): Stored => {
    const document = store(id, version, body);
    const kept = new Set(wordsOfStored(document));
    const lost = wordsOfStored(stored.get(id)).filter((word) => !kept.has(word));
    overwritten.push(...lost.filter((word) => !givenUp.has(word)));
    stored.set(id, document);
    return document;
  };

  return {
    stored,
    overwritten,
    wordsOfStored,
    load: (id: string): LoadAnswer<Stored> => {
      const document = stored.get(id);
      return document ? { status: 'found', stored: document } : { status: 'missing' };
    },
    save: ({ id, version, creationKey, body }: SaveRequest<Body>): SaveAnswer<Stored> => {
      if (id === undefined) {
        const known = stored.get(created.get(creationKey) ?? '');
        if (known) return { status: 'saved', stored: known };
        const newId = `document-${created.size + 1}`;
        created.set(creationKey, newId);
        return { status: 'saved', stored: write(newId, 1, body) };
      }
      const current = stored.get(id);
      if (!current) return { status: 'refused', message: 'missing' };
      if (current.version !== version) return { status: 'stale' };
      return { status: 'saved', stored: write(id, current.version + 1, body) };
    },
  };
}
