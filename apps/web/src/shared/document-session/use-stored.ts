import { useState } from 'react';
import type { DocumentGateway, StoredDocument } from './document-kind.ts';
import { type OpenAnswer, type OpenOptions, openStored } from './open-document.ts';
import { untilSent } from './sending.ts';
import { useOpened } from './use-opened.ts';

/** A stored document, opened once, from the server or from what the device has of it. */
export function useStored<Form, Stored extends StoredDocument, Body>(
  options: OpenOptions<Form, Stored, Body>,
  id: string,
  gateway: Pick<DocumentGateway<Stored, Body>, 'load' | 'findCopy'>,
): { answer: OpenAnswer<Form, Stored> | undefined; openAgain: () => void } {
  const [turn, setTurn] = useState(0);
  const found = useOpened(`${id} ${turn}`, async () => {
    await untilSent();
    const answer = await openStored(options, id, gateway);
    const release = (): void => (answer.status === 'opened' ? answer.opened.release() : undefined);
    return { answer, turn, release };
  });
  // While it is opened again, the answer before is not shown.
  return {
    answer: found?.turn === turn ? found.answer : undefined,
    openAgain: () => setTurn(turn + 1),
  };
}
