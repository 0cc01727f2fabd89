/** Leads to the list of the person's letters. */
export const LettersLink = () => (
  <a className="button" href="/cover-letters">
    Your cover letters
  </a>
);
