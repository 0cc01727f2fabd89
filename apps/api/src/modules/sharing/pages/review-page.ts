import type { ReviewBlock, ReviewLine } from '@career/career/reviews/review-lines';
import { LIMITS } from '@career/contracts/vocabulary/limits';
import { html, type Markup } from '../../../http/pages/html.ts';
import { page } from '../../../http/pages/page-layout.ts';

/** A comment that came by this review before. */
interface Said {
  name: string;
  before: string;
  after: string;
  comment: string;
}

/** What the page of a review is made of. */
interface Review {
  path: string;
  /** Whose resume it is. */
  name: string;
  blocks: readonly ReviewBlock[];
  comments: readonly Said[];
  /** Key of the line that is being commented on. */
  on: string | undefined;
  hasSent: boolean;
  /** Until when the page is open. */
  until: Date;
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A resume line by line, with a place to say what could be better. */
export function reviewPage({ path, name, blocks, comments, on, hasSent, until }: Review): string {
  const sections = blocks.map(
    ({ section, lines }, index) =>
      html`${section !== blocks[index - 1]?.section && html`<h2>${section}</h2>`}${lines.map((line) => lineMarkup(path, line, comments, on))}`,
  );
  const whose = name === '' ? 'this resume' : `${name}’s resume`;
  return page(
    'Review a resume',
    html`<main><h1>Help with ${whose}</h1><p>Choose a line to say what could be clearer, or to suggest better words. Nothing changes before the owner of the resume agrees.</p><p class="s">This page is open until ${DAY.format(until)}.</p>${hasSent && html`<p class="n" role="status">Thank you. Your comment was sent.</p>`}${sections}</main><footer><p>Shared with Career Toolkit. Anyone with this address can read the page and its comments.</p></footer>`,
  );
}

function lineMarkup(
  path: string,
  line: ReviewLine,
  comments: readonly Said[],
  on: string | undefined,
): Markup {
  const said = comments.filter(({ before }) => before === line.text).map(saidMarkup);
  const isAsked = on === line.key;
  const query = new URLSearchParams({ on: line.key }).toString();
  return html`<div class="l"><span>${line.text}</span>${!isAsked && html` <a class="b" href="${path}?${query}#form" rel="nofollow" aria-label="Comment on: ${line.text}">Comment</a>`}${said}${isAsked && formMarkup(path, line)}</div>`;
}

const saidMarkup = ({ name, after, comment }: Said): Markup =>
  html`<p class="n"><strong>${name === '' ? 'Someone' : name}:</strong> ${comment}${after !== '' && html` “${after}”`}</p>`;

const formMarkup = (path: string, { key, field, text }: ReviewLine): Markup =>
  html`<form id="form" method="post" action="${path}"><input type="hidden" name="on" value="${key}"><input type="hidden" name="line" value="${text}"><label for="comment">Comment</label><textarea id="comment" name="comment" maxlength="${LIMITS.reviewCommentMax}" autofocus></textarea>${field !== '' && html`<label for="after">Better words (optional)</label><textarea id="after" name="after" maxlength="${LIMITS.reviewCommentMax}"></textarea>`}<label for="name">Your name (optional)</label><input id="name" name="name" maxlength="${LIMITS.nameMax}" autocomplete="name"><button>Send</button></form>`;
