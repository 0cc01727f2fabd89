import type { WordingProposalDto } from '@career/client/types';
import { plainText } from '@career/contracts/marked-text/statements';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../../../shared/api/api-error.ts';
import { t } from '../../../../shared/language/texts.ts';
import { askWording } from '../../api/ask-wording.ts';
import type { TextPath } from '../../form/form-path.ts';
import { useEdit, useEditor, useText } from '../editor-context.tsx';
import styles from './fields.module.css';

/** Asks for another wording of a text, and shows the answer beside it. */
export function WordingOffer({ path }: { path: TextPath }) {
  const session = useEditor();
  const edit = useEdit();
  const text = useText(path);
  const [stage, setStage] = useState('');
  const [problem, setProblem] = useState('');
  const [proposed, setProposed] = useState<WordingProposalDto>();
  const asking = useRef<AbortController>(undefined);

  useEffect(() => () => asking.current?.abort(), []);

  const ask = async (): Promise<void> => {
    const control = new AbortController();
    asking.current = control;
    setProblem('');
    setProposed(undefined);
    setStage(t`Saving your text`);
    try {
      // The worker words what is stored: the newest words go there first.
      const saved = await session.saveProgress('background');
      const { documentId, version } = session.state.getState();
      if (!documentId || (saved.status !== 'saved' && saved.status !== 'unchanged')) {
        throw new Error('We could not save your text, so we did not send it.');
      }
      const body = { resumeId: documentId, field: path, ...(version === undefined ? {} : { version }) };
      setProposed(await askWording(body, control.signal, setStage));
    } catch (error) {
      if (!control.signal.aborted) setProblem(errorText(error));
    }
    setStage('');
  };
  const take = (): void => {
    if (proposed) edit.setField(path, proposed.proposal);
    setProposed(undefined);
  };

  if (text.trim() === '') return null;
  return (
    <div className={styles.wording}>
      {!proposed && (
        <button
          type="button"
          className="button"
          data-kind="quiet"
          disabled={stage !== ''}
          onClick={() => void ask()}
        >
          {stage === '' ? t`Improve wording` : `${stage}…`}
        </button>
      )}
      <div role="status">
        {problem}
        {proposed && (
          <section className={styles.proposal} aria-label={t`Proposed wording`}>
            <p className={styles.label}>{t`Proposed wording`}</p>
            <p dir="auto">{proposed.proposal}</p>
            {proposed.text !== plainText(text).trim() && (
              <p>{t`You have changed the text since. Using this replaces your changes.`}</p>
            )}
          </section>
        )}
      </div>
      {proposed && (
        <div className={styles.wordingButtons}>
          <button
            type="button"
            className="button"
            data-kind="primary"
            onClick={take}
          >{t`Use this wording`}</button>
          <button
            type="button"
            className="button"
            onClick={() => setProposed(undefined)}
          >{t`Keep mine`}</button>
        </div>
      )}
    </div>
  );
}
