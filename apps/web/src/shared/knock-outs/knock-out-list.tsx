import type { KnockOutCheckDto, KnockOutDto } from '@career/client/types';
import { t, translated } from '../language/texts.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { addText, factText, inOrder, stateText } from './knock-out-words.ts';
import styles from './knock-outs.module.css';

const ICONS: Readonly<Record<KnockOutDto['state'], IconName>> = {
  met: 'check',
  'not-met': 'cross',
  unknown: 'question',
};

/** A line of a list is quoted without its mark. */
const LIST_MARK = /^\s*[-–•*]\s+/;

/** Each requirement with its state, the posting's sentence and what the person has said. */
export function KnockOutList({ check }: { check: KnockOutCheckDto }) {
  if (check.knockOuts.length === 0)
    return (
      <p
        className={styles.note}
      >{t`We found no limits on age, class of degree, NYSC, O’Level, licence, residence, right to work, year of graduation or deadline here. Read the posting yourself too.`}</p>
    );
  return (
    <>
      <p
        className={styles.note}
      >{t`Employers often turn down people who do not meet these. Read the posting yourself too: we may miss one. None of them changes a score.`}</p>
      <ul className={styles.list}>
        {inOrder(check.knockOuts).map((one) => (
          <Row
            key={`${one.gate} ${one.post} ${one.asks} ${one.sentence}`}
            row={one}
            resumeId={check.resumeId}
          />
        ))}
      </ul>
    </>
  );
}

function Row({ row, resumeId }: { row: KnockOutDto; resumeId: string | null }) {
  const { sentence, state, fact } = row;
  const asks = translated(row.asks);
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.icon}>
        <Icon name={ICONS[state]} size={18} />
      </span>
      <div className={styles.body}>
        <p className={styles.asks}>
          {row.post && <span dir="auto">{row.post}: </span>}
          {asks}
        </p>
        <p className={styles.state}>{stateText(row)}</p>
        {fact && (
          <p>
            {fact.path && <span className={styles.label}>{t`You:`} </span>}
            <span dir="auto">{factText(fact.quote)}</span>
          </p>
        )}
        <p>
          <span className={styles.label}>{t`Posting:`} </span>
          {sentence ? <q dir="auto">{sentence.replace(LIST_MARK, '')}</q> : t`the last day of the listing`}
        </p>
        <AddLink row={row} resumeId={resumeId} />
      </div>
    </li>
  );
}

function AddLink({ row, resumeId }: { row: KnockOutDto; resumeId: string | null }) {
  const words = addText(row);
  if (words === '') return null;
  return resumeId ? (
    <a className={styles.add} href={`/resume/edit/${resumeId}?field=${row.field}`}>
      {words}
    </a>
  ) : (
    <a className={styles.add} href="/resume/new">{t`Create a resume to answer this`}</a>
  );
}
