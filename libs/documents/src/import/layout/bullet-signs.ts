/** Signs that begin the items of lists, for a class of a regular expression; the dashes are its last. */
export const BULLET_SIGNS = '•·▪▫■□●○◦‣⁃∙➢➤►▶✓✔❖◆◇★☆▸▹»›√✗✘☑☐✦✧❏❑❒◼◾¤➔➜→⇒~*–—-';
