import { LIMITS } from '@career/contracts/vocabulary/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { saveResume } from './support/saved-documents.ts';
import { type Person, TEST_PASSWORD, TestApp } from './support/test-app.ts';

let api: TestApp;
let me: Person;
let other: Person;
beforeAll(async () => {
  api = await TestApp.start({ PUBLIC_URL: 'http://toolkit.example' });
  me = await api.signUp();
  other = await api.signUp();
});
afterAll(() => api.stop());
beforeEach(() => api.rows('delete from rate_limit'));

const PATH = '/api/review-links';
const LINE = 'Saved ₦450,000';

interface Review {
  id: string;
  slug: string;
  resumeId: string;
}

async function review(owner: Person = me, resume: object = {}): Promise<Review> {
  const { id: resumeId } = await saveResume(api, owner, resume);
  const { body } = await api.call('post', PATH, owner).send({ resumeId }).expect(201);
  return { id: body.id, slug: new URL(body.url).pathname.slice('/review/'.length), resumeId };
}
const page = (slug: string, query = '') => api.http.get(`/review/${slug}${query}`);
const send = (slug: string, form: object = {}) =>
  api.http
    .post(`/review/${slug}`)
    .type('form')
    .send({
      on: 'experience.0.description.0',
      line: LINE,
      name: 'Mrs Bello',
      comment: 'Of how much?',
      ...form,
    });
const listed = async (owner: Person, id: string) =>
  (await api.call('get', PATH, owner).expect(200)).body.find((link: Review) => link.id === id);
const decide = (id: string, act: 'accept' | 'dismiss', owner: Person = me) =>
  api.call('post', `${PATH}/comments/${id}/${act}`, owner);
const resumeOf = async ({ resumeId }: Review) =>
  (await api.call('get', `/api/resumes/${resumeId}`, me).expect(200)).body;

/** Sends words for the one line. @returns the id of the comment. */
async function proposed(link: Review, after = 'Saved ₦450,000 a month'): Promise<string> {
  await send(link.slug, { after }).expect(303);
  return (await listed(me, link.id)).comments.at(-1).id;
}

describe('a review link', () => {
  it('opens the lines of a resume for a week, without contacts, to whoever has its address', async () => {
    const link = await review();
    expect(link.slug).toMatch(/^[a-z2-9]{26}$/);
    const { text, headers } = await page(link.slug).expect(200);
    expect(text).toContain('Adébáyọ̀ Ọláńrewájú’s resume');
    expect(text).toContain(LINE);
    expect(text).not.toMatch(/adebayo@|0803 123|<script/);
    expect(headers['x-robots-tag']).toContain('noindex');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    const { expiresAt, createdAt } = await listed(me, link.id);
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBeLessThanOrEqual(
      7 * 24 * 60 * 60 * 1000 + 1_000,
    );
    const { text: form } = await page(link.slug, '?on=experience.0.description.0').expect(200);
    expect(form).toContain('name="after"');
    const { text: heading } = await page(link.slug, '?on=experience.0').expect(200);
    expect(heading).toContain('name="comment"');
    expect(heading).not.toContain('name="after"');
  });

  it('brings comments and words that change nothing before the owner accepts them', async () => {
    const link = await review();
    const before = await resumeOf(link);
    const { headers } = await send(link.slug, { after: 'Saved ₦450,000\na month' }).expect(303);
    expect(headers.location).toBe(`/review/${link.slug}?sent=1`);
    expect((await page(link.slug, '?sent=1')).text).toContain('Your comment was sent');
    expect(await resumeOf(link)).toEqual(before);
    const { comments } = await listed(me, link.id);
    expect(comments).toEqual([
      expect.objectContaining({
        name: 'Mrs Bello',
        label: 'Accountant, Kora Foods',
        before: LINE,
        after: 'Saved ₦450,000 a month',
        comment: 'Of how much?',
        state: 'waiting',
      }),
    ]);
    const { body } = await decide(comments[0].id, 'accept').expect(200);
    expect(body.state).toBe('accepted');
    const after = await resumeOf(link);
    expect(after.experience[0].description).toBe('Saved ₦450,000 a month');
    expect(after.version).toBe(before.version + 1);
    await decide(comments[0].id, 'accept').expect(422);
    await decide(comments[0].id, 'dismiss').expect(422);
  });

  it('escapes what reviewers write, and takes no more than it says', async () => {
    const link = await review();
    await send(link.slug, { name: '"><script>1</script>', comment: '<img src=x onerror=1>' }).expect(303);
    const { text } = await page(link.slug).expect(200);
    expect(text).not.toMatch(/<script|<img/);
    expect(text).toContain('&lt;img src=x onerror=1&gt;');
    await send(link.slug, { comment: ' ', after: '' }).expect(400);
    await send(link.slug, { comment: 'x'.repeat(LIMITS.reviewCommentMax + 1) }).expect(400);
    await send(link.slug, { after: 'x'.repeat(LIMITS.reviewCommentMax + 1) }).expect(400);
    await send(link.slug, { name: 'x'.repeat(LIMITS.nameMax + 1) }).expect(400);
    await send(link.slug, { comment: 'x'.repeat(20_000) }).expect(413);
    // A line that the resume does not have, and one that is on another place.
    await send(link.slug, { line: 'Made up' }).expect(422);
    await send(link.slug, { on: 'summary.0' }).expect(422);
    await send(link.slug, {}).set('Origin', 'https://elsewhere.example').expect(403);
    expect((await listed(me, link.id)).comments).toHaveLength(1);
  });

  it('takes a hundred comments, however many come at once', async () => {
    const link = await review();
    await api.rows(
      `insert into review_comment (id, user_id, review_link_id, name, field, label, before, after, comment)
       select gen_random_uuid(), $1, $2, '', '', '', 'a', '', 'b' from generate_series(1, $3::int)`,
      [me.id, link.id, LIMITS.reviewCommentsMax - 1],
    );
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(link.slug)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422, 422, 422]);
  });

  it('answers as a wrong address once it is stopped or over, and with the resume', async () => {
    const [stopped, over, deleted] = [await review(), await review(), await review()];
    await send(stopped.slug).expect(303);
    await api.call('delete', `${PATH}/${stopped.id}`, me).expect(204);
    await api.rows(`update review_link set expires_at = now() - interval '1 second' where id = $1`, [
      over.id,
    ]);
    await api.call('delete', `/api/resumes/${deleted.resumeId}`, me).expect(204);
    const { text: wrong } = await page('nobody-has-this-one').expect(404);
    for (const { slug } of [stopped, over, deleted]) {
      expect((await page(slug).expect(404)).text).toBe(wrong);
      await send(slug).expect(404);
    }
    expect(await listed(me, stopped.id)).toMatchObject({ state: 'stopped', comments: [{ before: LINE }] });
  });

  it('keeps no comment that comes with a stop, or keeps it before', async () => {
    const link = await review();
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => send(link.slug)),
      api.call('delete', `${PATH}/${link.id}`, me),
      ...Array.from({ length: 5 }, () => send(link.slug)),
    ]);
    const kept = answers.filter(({ status }) => status === 303).length;
    expect((await listed(me, link.id)).comments).toHaveLength(kept);
  });

  it('is its owner’s alone, as its comments are', async () => {
    const link = await review();
    const id = await proposed(link);
    await api.call('post', PATH, other).send({ resumeId: link.resumeId }).expect(404);
    await api.call('delete', `${PATH}/${link.id}`, other).expect(404);
    await decide(id, 'accept', other).expect(404);
    await decide(id, 'dismiss', other).expect(404);
    expect(await listed(other, link.id)).toBeUndefined();
    await api.http.get(PATH).expect(401);
    expect((await resumeOf(link)).experience[0].description).toBe(LINE);
  });
});

describe('accepting', () => {
  it('is refused when the line has changed since, and changes nothing', async () => {
    const link = await review();
    const id = await proposed(link);
    const resume = await resumeOf(link);
    const experience = [{ ...resume.experience[0], description: 'Saved ₦500,000' }];
    await api
      .call('put', `/api/resumes/${link.resumeId}`, me)
      .send({ ...resume, experience })
      .expect(200);
    const { body } = await decide(id, 'accept').expect(422);
    expect(body.message).toContain('This line has changed since');
    expect((await resumeOf(link)).experience[0].description).toBe('Saved ₦500,000');
    await decide(id, 'dismiss').expect(200);
  });

  it('loses neither the words of another save nor of another comment at the same time', async () => {
    const lines = ['Kept books', 'Paid staff', 'Ran stores', 'Sold rice'];
    const link = await review(me, {
      experience: [
        {
          company: 'Kora',
          position: 'Clerk',
          startDate: '2021-03',
          current: true,
          description: lines.map((line) => `- ${line}`).join('\n'),
        },
      ],
    });
    for (const [at, line] of lines.entries())
      await send(link.slug, { on: `experience.0.description.${at}`, line, after: `${line} well` }).expect(
        303,
      );
    const { comments } = await listed(me, link.id);
    const answers = await Promise.all(comments.map(({ id }: { id: string }) => decide(id, 'accept')));
    const accepted = answers.filter(({ status }) => status === 200).length;
    expect(accepted).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const { experience } = await resumeOf(link);
    expect(experience[0].description.match(/ well/g)).toHaveLength(accepted);
    for (const { id, state } of (await listed(me, link.id)).comments)
      if (state === 'waiting') await decide(id, 'accept').expect(200);
    expect((await resumeOf(link)).experience[0].description).toBe(
      lines.map((line) => `- ${line} well`).join('\n'),
    );
  });

  it('needs words to accept', async () => {
    const link = await review();
    await send(link.slug).expect(303);
    const [{ id }] = (await listed(me, link.id)).comments;
    await decide(id, 'accept').expect(422);
    await decide(id, 'dismiss').expect(200);
  });
});

it('reviews end with the account', async () => {
  const person = await api.signUp();
  const link = await review(person);
  await send(link.slug).expect(303);
  await api.call('post', '/api/account/deletion', person).send({ password: TEST_PASSWORD }).expect(200);
  await page(link.slug).expect(404);
  expect(await api.rows('select 1 from review_comment where user_id = $1', [person.id])).toEqual([]);
});
