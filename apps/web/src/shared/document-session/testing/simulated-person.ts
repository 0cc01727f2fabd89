import type { StoredDocument } from '../document-kind.ts';
import type { DocumentSession, FormHolder } from '../document-session.ts';
import type { Life } from './simulated-network.ts';
import { wait } from './simulated-network.ts';
import { type TypedKind, wordsOf } from './simulated-server.ts';

export interface OpenTab<Form, Stored extends StoredDocument> {
  session: DocumentSession<Form, Stored>;
  document: FormHolder<Form>;
  life: Life;
  /** When each of its words was typed. */
  typedAt: Map<string, number>;
}

export type Choice = 'mine' | 'theirs' | 'both';
export const CHOICES: readonly Choice[] = ['mine', 'theirs', 'both'];

/** The time that passed, whatever the clock of the device says. */
export const elapsed = (): number => performance.now();

/** The person: types words that are like no other, and chooses where a document was changed elsewhere. */
export function createSimulatedPerson<Form, Stored extends StoredDocument, Body>({
  kind,
  textOf,
  withText,
}: TypedKind<Form, Stored, Body>) {
  const typed = new Set<string>();
  /** Words that the person gave up by an explicit choice, or that a kill took before any draft could be written. */
  const givenUp = new Set<string>();
  const person = { typed, givenUp, conflicts: 0, newWord, type, loseUnkept, choose, bringHome };

  function newWord(): string {
    const word = `w${typed.size + 1}`;
    typed.add(word);
    return word;
  }

  function type({ document, typedAt }: OpenTab<Form, Stored>): void {
    const word = newWord();
    typedAt.set(word, elapsed());
    const form = document.get();
    document.replace(withText(form, `${textOf(form)} ${word}`.trim()));
  }

  /** Gives up what a tab that is killed had typed within `keptWithinMs`: no draft had it yet. */
  function loseUnkept({ typedAt }: OpenTab<Form, Stored>, keptWithinMs: number): void {
    for (const [word, typedMs] of typedAt) if (elapsed() - typedMs < keptWithinMs) givenUp.add(word);
  }

  function choose({ session, document }: OpenTab<Form, Stored>, choice: Choice): void {
    const { serverVersion, phase } = session.state.getState();
    if (phase !== 'conflict' || !serverVersion) return;
    person.conflicts += 1;
    const mine = wordsOf(textOf(document.get()));
    const theirs = wordsOf(textOf(kind.toForm(serverVersion)));
    const chosen = { mine, theirs, both: [...new Set([...theirs, ...mine])] }[choice];
    for (const word of [...mine, ...theirs]) if (!chosen.includes(word)) givenUp.add(word);
    if (choice === 'theirs') session.takeServerVersion();
    else void session.resolve(withText(document.get(), chosen.join(' ')));
  }

  /** Saves a tab until the server has all of it. */
  async function bringHome(tab: OpenTab<Form, Stored>): Promise<void> {
    for (let round = 0; round < 20; round += 1) {
      choose(tab, 'both');
      await tab.session.save();
      if (tab.session.state.getState().phase === 'idle' && !tab.session.isDirty()) return;
      await wait(5_000);
    }
    throw new Error('The schedule does not settle.');
  }
  return person;
}
