import { useStore } from 'zustand';
import { asksForDataSaver, chooseDataSaver, dataSaverStore } from '../../shared/data-saver/data-saver.ts';

/** Proposes the data saver where the browser was asked to save data, until the person has answered. */
export function DataSaverBar() {
  useStore(dataSaverStore);
  if (!asksForDataSaver()) return null;
  return (
    <section className="bar" aria-label="Data saver">
      <p className="bar-words">
        <strong>Your browser asks to save data.</strong> With the data saver, previews and pictures load only
        when you ask for them.
      </p>
      <div className="bar-actions">
        <button type="button" className="button" data-kind="primary" onClick={() => chooseDataSaver('on')}>
          Turn on data saver
        </button>
        <button type="button" className="button" data-kind="quiet" onClick={() => chooseDataSaver('off')}>
          No, thanks
        </button>
      </div>
    </section>
  );
}
