import { sparesData } from '../../shared/data-saver/data-saver.ts';
import { toggleTheme } from '../../shared/design/theme.ts';
import { languageReady, withTexts } from '../../shared/language/with-texts.ts';
import { waitingMark } from '../../shared/waiting-import/waiting-mark.ts';

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

  const steps = [...dialog.querySelectorAll<HTMLElement>('[data-demo-step]')];
  let position = 0;
  const show = (to: number): void => {
    const step = steps[to];
    if (!step) {
      dialog.close();
      return;
    }
    position = to;
    const { demoStep, shows = '', count = '' } = step.dataset;
    phonePicture.srcset = `/demo/${demoStep}-phone.webp`;
    picture.src = `/demo/${demoStep}.webp`;
    picture.alt = shows;
    words('count', count);
    words('text', step.textContent ?? '');
    previous.disabled = to === 0;
    const { done = '', next: further = '' } = next.dataset;
    next.textContent = to === steps.length - 1 ? done : further;
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
    ask.textContent = place.dataset.ask ?? '';
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

/** Brings what reads an old CV on this device, when it is asked for. */
function startMakeCv(root: HTMLElement): Stop[] {
  if (waitingMark() === 'expired')
    void import('../../shared/waiting-import/waiting-import.ts').then(({ dropWaitingImport }) =>
      dropWaitingImport(),
    );
  let isOpening = false;
  let close: Stop | undefined;
  const note = root.querySelector<HTMLElement>('[data-make-cv-problem]');
  const open = async (): Promise<void> => {
    if (isOpening) return;
    isOpening = true;
    if (note) note.textContent = '';
    try {
      await languageReady();
      const { openMakeCv } = await withTexts('landing', () => import('./make-cv/make-cv-dialog.ts'));
      close?.();
      close = openMakeCv(root);
    } catch (error) {
      console.warn('The reader of CVs could not be loaded', error);
      if (note) note.textContent = note.dataset.notLoaded ?? '';
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
