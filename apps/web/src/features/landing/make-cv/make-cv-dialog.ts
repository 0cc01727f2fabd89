import './make-cv.css';
import fileInput from '../../../shared/forms/native/file-input.module.css';
import { plural, t } from '../../../shared/language/texts.ts';
import type { ImportAnswer, Reading } from '../../../shared/resume-reading/start-reading.ts';
import { LOADING, startReading } from '../../../shared/resume-reading/start-reading.ts';
import {
  dropWaitingImport,
  findWaitingImport,
  keepWaitingImport,
} from '../../../shared/waiting-import/waiting-import.ts';
import { WAITS_DAYS } from '../../../shared/waiting-import/waiting-mark.ts';
import { foundRows } from './read-summary.ts';

type ReadAnswer = Extract<ImportAnswer, { status: 'read' }>;
type Waiting = Pick<ReadAnswer, 'read' | 'pagesLeft'>;

const SIGN_UP = '/auth?signup=true';
const NOTHING_FOUND = t`We found no name, job, school or skill in this. Choose another file, or paste the text of your CV.`;
const NOT_KEPT = t`This browser cannot keep your CV until you have an account (private windows never can). Create your account first, then choose Upload your old CV.`;

const FRAME = `
<div class="demo-head">
  <h2 id="make-cv-title" tabindex="-1">${t`Make my CV`}</h2>
  <button type="button" class="icon-button" data-close>
    <span aria-hidden="true">×</span><span class="visually-hidden">${t`Close`}</span>
  </button>
</div>
<div data-choose>
  <p>${t`Start from your old CV. It is read on this device and never sent anywhere.`}</p>
  <p class="make-cv-file">
    <label for="make-cv-file">${t`Your old CV`}</label>
    <input id="make-cv-file" class="${fileInput.file}" type="file" aria-describedby="make-cv-kinds"
      accept=".pdf,.docx,.odt,.json,.zip,.xml,.txt,application/pdf,application/json,application/zip,text/plain">
    <small id="make-cv-kinds">${t`PDF, Word or text, up to 20 MB. Reading a PDF uses about 560 KB of data, once. Only a photo or a scan? Create an account first: those are read there.`}</small>
  </p>
  <form data-paste>
    <label for="make-cv-text">${t`Or paste its text`}</label>
    <textarea id="make-cv-text" rows="4" dir="auto"></textarea>
    <button type="submit" class="button">${t`Read this text`}</button>
  </form>
  <p><a href="${SIGN_UP}">${t`I have no CV yet: create an account and start from scratch`}</a></p>
</div>
<div data-found hidden>
  <p>${t`This is what we read. You check every line once you have an account.`}</p>
  <dl data-rows></dl>
  <p class="make-cv-buttons">
    <a href="${SIGN_UP}" class="button" data-kind="primary">${t`Create my account`}</a>
    <button type="button" class="button" data-again>${t`Choose another file`}</button>
    <button type="button" class="button" data-kind="quiet" data-delete>${t`Delete from this device`}</button>
  </p>
  <p><small>${plural(
    WAITS_DAYS,
    'Nothing was sent. Your CV waits on this device for # day and becomes your resume when you sign up here. On a phone that is not yours, delete it before you leave.',
    'Nothing was sent. Your CV waits on this device for # days and becomes your resume when you sign up here. On a phone that is not yours, delete it before you leave.',
  )}</small></p>
</div>
<p role="status" data-progress></p>
<p role="alert" data-problem></p>`;

/** Asks for an old CV and shows what is in it, before there is an account. Returns what closes it. */
export function openMakeCv(root: HTMLElement): () => void {
  const dialog = document.createElement('dialog');
  dialog.className = 'demo make-cv';
  dialog.setAttribute('aria-labelledby', 'make-cv-title');
  dialog.innerHTML = FRAME;
  const part = <Kind extends HTMLElement>(name: string): Kind => {
    const found = dialog.querySelector<Kind>(`[data-${name}]`);
    if (!found) throw new Error(`No part ${name}`);
    return found;
  };
  const say = (name: 'progress' | 'problem', words: string): void => {
    part(name).textContent = words;
  };
  /** Only the last choice counts. */
  let reading: Reading | undefined;

  const show = (waiting: Waiting | undefined): void => {
    part('choose').hidden = waiting !== undefined;
    part('found').hidden = waiting === undefined;
    const rows = (waiting ? foundRows(waiting.read) : []).flatMap(({ label, words }) => {
      const [name, value] = [document.createElement('dt'), document.createElement('dd')];
      name.textContent = label;
      value.textContent = words;
      value.dir = 'auto';
      return [name, value];
    });
    part('rows').replaceChildren(...rows);
    dialog.querySelector<HTMLElement>('h2')?.focus();
  };
  const keep = async ({ read, pages, pagesLeft }: ReadAnswer): Promise<void> => {
    pages?.close();
    if (foundRows(read).length === 0) return say('problem', NOTHING_FOUND);
    try {
      await keepWaitingImport({ read, pagesLeft });
      show({ read, pagesLeft });
    } catch (error) {
      console.warn('The CV could not be kept', error);
      say('problem', NOT_KEPT);
    }
  };
  const take = async (source: File | string): Promise<void> => {
    reading?.cancel();
    say('problem', '');
    say('progress', LOADING);
    const mine = startReading(source, (words) => {
      if (reading === mine) say('progress', words);
    });
    reading = mine;
    const answer = await mine.answer;
    if (reading !== mine) return;
    say('progress', '');
    if (answer.status === 'read') await keep(answer);
    else say('problem', answer.message);
  };
  const close = (): void => {
    reading?.cancel();
    reading = undefined;
    dialog.remove();
  };

  const file = dialog.querySelector<HTMLInputElement>('input[type=file]');
  file?.addEventListener('change', () => {
    const [chosen] = file.files ?? [];
    if (chosen) void take(chosen);
  });
  part('paste').addEventListener('submit', (event) => {
    event.preventDefault();
    const text = dialog.querySelector('textarea')?.value ?? '';
    if (text.trim() !== '') void take(text);
  });
  part('again').addEventListener('click', () => {
    if (file) file.value = '';
    show(undefined);
  });
  part('delete').addEventListener('click', () => {
    if (file) file.value = '';
    void dropWaitingImport().then(() => {
      show(undefined);
      say('progress', t`Deleted from this device.`);
    });
  });
  part('close').addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', close);
  root.append(dialog);
  dialog.showModal();
  void findWaitingImport().then((waiting) => waiting && show(waiting));
  return close;
}
