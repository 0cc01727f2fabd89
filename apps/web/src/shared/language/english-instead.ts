import { t } from './texts.ts';

/** Says that the page is in English, where the texts of its language could not be loaded, with a way to try again. */
export function sayEnglishInstead(): void {
  const bar = document.createElement('section');
  bar.className = 'bar';
  bar.ariaLabel = t`Language`;
  const words = document.createElement('p');
  words.className = 'bar-words';
  words.textContent = t`We could not load your language, so this page is in English.`;
  const again = document.createElement('button');
  again.className = 'button';
  again.textContent = t`Try again`;
  again.onclick = () => location.reload();
  bar.append(words, again);
  document.body.prepend(bar);
}
