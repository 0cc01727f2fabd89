import { useStore } from 'zustand';
import { asksForDataSaver, chooseDataSaver, dataSaverStore } from '../../shared/data-saver/data-saver.ts';
import { t } from '../../shared/language/texts.ts';

/** Proposes the data saver where the browser was asked to save data, until the person has answered. */
export function DataSaverBar() {
  useStore(dataSaverStore);
  if (!asksForDataSaver()) return null;
  return (
    <section className="bar" aria-label={t`Data saver`}>
      <p className="bar-words">
        <strong>{t`Your browser is set to save data.`}</strong>{' '}
        {t`With the data saver, previews and pictures load only when you ask for them.`}
      </p>
      <div className="bar-actions">
        <button
          type="button"
          className="button"
          data-kind="primary"
          onClick={() => chooseDataSaver('on')}
        >{t`Turn on data saver`}</button>
        <button
          type="button"
          className="button"
          data-kind="quiet"
          onClick={() => chooseDataSaver('off')}
        >{t`No, thanks`}</button>
      </div>
    </section>
  );
}
