import { sparesData } from '../../shared/data-saver/data-saver.ts';
import { toggleTheme } from '../../shared/design/theme.ts';
import { waitingMark } from '../../shared/waiting-import/waiting-mark.ts';
import { DEMO_STEPS, phonePictureOf, pictureOf } from './demo-steps.ts';

type Stop = () => void;

function on(root: ParentNode, selector: string, type: string, listener: EventListener): Stop {
  const element = root.querySelector(selector);
  element?.addEventListener(type, listener);
  return () => element?.removeEventListener(type, listener);
}

function startDemo(root: ParentNode): Stop[] {
  const dialog = root.querySelector<HTMLDialogElement>('[data-demo]');
  const picture = root.querySelector<HTMLImageElement>('[data-demo-picture]');
  const phonePicture = root.querySelector<HTMLSourceElement>('[data-demo-phone]');
  const previous = root.querySelector<HTMLButtonElement>('[data-demo-previous]');
  const next = root.querySelector<HTMLButtonElement>('[data-demo-next]');
  if (!dialog || !picture || !phonePicture || !previous || !next) return [];
  const words = (name: string, text: string): void => {
    const place = dialog.querySelector(`[data-demo-${name}]`);
    if (place) place.textContent = text;
  };

  let position = 0;
  const show = (to: number): void => {
    const step = DEMO_STEPS[to];
    if (!step) {
      dialog.close();
      return;
    }
    position = to;
    phonePicture.srcset = phonePictureOf(step);
    picture.src = pictureOf(step);
    picture.alt = step.shows;
    words('count', `${to + 1} of ${DEMO_STEPS.length}`);
    words('text', step.text);
    previous.disabled = to === 0;
    next.textContent = to === DEMO_STEPS.length - 1 ? 'Done' : 'Next';
  };

  return [
    on(root, '[data-demo-open]', 'click', () => {
      show(0);
      dialog.showModal();
    }),
    on(root, '[data-demo-close]', 'click', () => dialog.close()),
    on(root, '[data-demo-previous]', 'click', () => show(position - 1)),
    on(root, '[data-demo-next]', 'click', () => show(position + 1)),
  ];
}

const LONGEST_FONT_WAIT_MS = 3_000;

/** Until the fonts that the drawn words ask for are there, or have kept everybody waiting long enough. */
const fontsReady = (): Promise<unknown> =>
  Promise.race([document.fonts?.ready, new Promise((resolve) => setTimeout(resolve, LONGEST_FONT_WAIT_MS))]);

/** Brings the prerendered showcase, with its style sheet, when the page is scrolled near it. */
function startShowcase(root: ParentNode): Stop[] {
  const place = root.querySelector('[data-showcase]');
  if (!(place instanceof HTMLElement)) return [];
  const unfold = async (): Promise<void> => {
    const [{ html }] = await Promise.all([import('virtual:showcase'), import('@career/templates/sheet.css')]);
    place.dataset.drawn = 'later';
    place.innerHTML = html;
    // What is laid out asks for its fonts.
    place.getBoundingClientRect();
    await fontsReady();
    delete place.dataset.drawn;
  };
  if (sparesData()) {
    const ask = document.createElement('button');
    ask.type = 'button';
    ask.className = 'button';
    ask.textContent = 'Show template previews';
    ask.addEventListener('click', () => {
      ask.remove();
      void unfold().then(() => place.querySelector<HTMLElement>('[tabindex]')?.focus());
    });
    place.append(ask);
    return [() => ask.remove()];
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      void unfold();
    },
    { rootMargin: '400px' },
  );
  observer.observe(place);
  return [() => observer.disconnect()];
}

const NOT_LOADED = 'This could not be loaded. Check your connection and try again.';

/** Brings what reads an old CV on this device, when it is asked for. */
function startMakeCv(root: HTMLElement): Stop[] {
  if (waitingMark() === 'expired')
    void import('../../shared/waiting-import/waiting-import.ts').then(({ dropWaitingImport }) =>
      dropWaitingImport(),
    );
  let isOpening = false;
  let close: Stop | undefined;
  const note = root.querySelector('[data-make-cv-problem]');
  const open = async (): Promise<void> => {
    if (isOpening) return;
    isOpening = true;
    if (note) note.textContent = '';
    try {
      const { openMakeCv } = await import('./make-cv/make-cv-dialog.ts');
      close?.();
      close = openMakeCv(root);
    } catch (error) {
      console.warn('The reader of CVs could not be loaded', error);
      if (note) note.textContent = NOT_LOADED;
    }
    isOpening = false;
  };
  return [on(root, '[data-make-cv]', 'click', () => void open()), () => close?.()];
}

/** Adds what the landing page's HTML cannot do alone. Returns how to stop it. */
export function startLanding(root: HTMLElement): Stop {
  const stops = [
    on(root, '[data-theme-toggle]', 'click', toggleTheme),
    ...startDemo(root),
    ...startMakeCv(root),
    ...startShowcase(root),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
