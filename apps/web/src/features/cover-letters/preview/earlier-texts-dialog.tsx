import type { CoverLetterVersionDto } from '@career/client/types';
import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { errorText } from '../../../shared/api/api-error.ts';
import { dateTimeText } from '../../../shared/dates/date-text.ts';
import { t } from '../../../shared/language/texts.ts';
import { Loading } from '../../../shared/ui/loading.tsx';
import { earlierTextsQuery } from '../api/letter-queries.ts';
import styles from './preview.module.css';
import { tellingPassage } from './telling-passage.ts';

interface EarlierTextsProps {
  letterId: string;
  /** What the letter says now. */
  content: string;
  onUse: (text: CoverLetterVersionDto) => void;
  onClose: () => void;
}

/** What the letter said before its saves: to read, and to take back. */
export function EarlierTextsDialog({ letterId, content, onUse, onClose }: EarlierTextsProps) {
  const { data: texts, error, refetch } = useQuery(earlierTextsQuery(letterId));
  return (
    <Modal open title={t`Earlier versions`} width={760} onCancel={onClose} footer={null}>
      {error ? (
        <div role="alert">
          <p>{t`The earlier versions could not be loaded: ${errorText(error)}`}</p>
          <Button onClick={() => void refetch()}>{t`Try again`}</Button>
        </div>
      ) : !texts ? (
        <Loading text={t`Loading the earlier versions...`} />
      ) : (
        <>
          <p>
            {texts.length === 0
              ? t`Each time you save changes to the letter, we keep the version before here. There are none yet.`
              : t`We keep a version each time you save changes: the last 20, newest first.`}
          </p>
          <ol className={styles.earlier}>
            {texts.map((text, position) => (
              <li key={text.id}>
                <details>
                  <summary>
                    {t`Until ${dateTimeText(text.createdAt)}`}
                    <span>{tellingPassage(text.content, texts[position - 1]?.content ?? content)}</span>
                  </summary>
                  {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard */}
                  <pre tabIndex={0}>{text.content}</pre>
                  <Button onClick={() => onUse(text)}>{t`Use this version`}</Button>
                </details>
              </li>
            ))}
          </ol>
        </>
      )}
    </Modal>
  );
}
