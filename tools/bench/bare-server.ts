// The least that a server could do for the same answers: node:http, pg, the session by the hash of its id, the rows. It
// checks no field, no signature, no origin; logs nothing; sends no header but the body's. What `npm run bench:api`
// measures the product against.
import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { inRoot } from '../paths.ts';

/** The very hash that the product checks a password by. */
const { passwordFits } = (await import(inRoot('apps/api/dist/modules/identity/account/passwords.js'))) as {
  passwordFits(stored: string, password: string): Promise<boolean>;
};

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.POOL_SIZE) });

/** Whether each connection parses a statement once, as the product's do, or at each request. */
const isPrepared = process.env.PREPARED === 'yes';
const query = (text: string, values: unknown[]) =>
  pool.query({ text, values, ...(isPrepared && { name: createHash('md5').update(text).digest('hex') }) });

const SESSION = `select sess from session where sid = $1 and expire > now()`;
const USER = `select id, email, first_name, last_name, phone, profile_image_url, auth_provider, is_email_verified,
  current_job_status, time_zone, country, wants_reminder_mails, wants_new_device_mails, has_completed_onboarding, created_at
  from "user" where id = $1`;
const SIGN_IN = `select id, password, email, first_name, last_name from "user" where email = $1`;
const BEGIN_SESSION = `insert into session (sid, sess, expire) values ($1, $2, now() + interval '7 days')`;
const LIST = `select id, user_id, company, position, location, job_url, left(job_description, 5000) as job_description, status,
  applied_date, interview_date, follow_up_date, salary, notes, resume_used, cover_letter_used, version, created_at, updated_at
  from job_application where user_id = $1 order by created_at desc, id desc limit 20`;
/** Columns that a save names by their fields. */
const OWN_COLUMNS = [
  'template_id',
  'title',
  'career_goal',
  'target_country',
  'industry',
  'experience_level',
  'summary',
  'is_draft',
];
/** Fields that lie together in one document. */
const IN_CONTENT = [
  'personalInfo',
  'experience',
  'education',
  'skills',
  'achievements',
  'certifications',
  'languages',
  'designOptions',
];
const CONTENT = [...OWN_COLUMNS, 'content'];
const OWN_FIELDS = OWN_COLUMNS.map((column) =>
  column.replace(/_(.)/g, (_all, letter: string) => letter.toUpperCase()),
);
const RESUME = `select id, user_id, ${CONTENT.join(', ')}, version, is_active, created_at, updated_at
  from resume where id = $1 and user_id = $2`;
const SAVE = `update resume set ${CONTENT.map((column, index) => `${column} = $${index + 4}`).join(', ')},
  version = version + 1, updated_at = now()
  where id = $1 and user_id = $2 and version = $3
  returning id, user_id, ${CONTENT.join(', ')}, version, is_active, created_at, updated_at`;

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

async function signIn(request: IncomingMessage): Promise<unknown> {
  const { email, password } = await bodyOf(request);
  const { password: stored, ...user } = (await query(SIGN_IN, [email])).rows[0];
  if (!(await passwordFits(stored, String(password)))) throw new Error('The password does not fit.');
  const sid = createHash('sha256').update(randomBytes(24)).digest('base64url');
  await query(BEGIN_SESSION, [sid, JSON.stringify({ passport: { user: user.id } })]);
  return user;
}

async function answer(request: IncomingMessage): Promise<unknown> {
  if (request.url === '/api/auth/login') return signIn(request);
  const sid = /career_session=s%3A([\w-]+)\./.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const hashed = createHash('sha256').update(sid).digest('base64url');
  const found = await query(SESSION, [hashed]);
  const ownerId: string | undefined = found.rows[0]?.sess.passport.user;
  if (!ownerId) throw new Error('There is no such session.');
  const path = request.url?.split('?')[0] ?? '';
  const id = path.slice(path.lastIndexOf('/') + 1);
  if (path === '/api/auth/user') return (await query(USER, [ownerId])).rows[0];
  if (path === '/api/job-applications') return (await query(LIST, [ownerId])).rows;
  if (request.method === 'GET') return (await query(RESUME, [id, ownerId])).rows[0];
  const body = await bodyOf(request);
  const content = JSON.stringify(Object.fromEntries(IN_CONTENT.map((field) => [field, body[field]])));
  const values = [...OWN_FIELDS.map((field) => body[field]), content];
  return (await query(SAVE, [id, ownerId, body.version, ...values])).rows[0];
}

const server = createServer((request, response) => {
  answer(request).then(
    (found) => {
      const text = JSON.stringify(found);
      response.writeHead(found ? 200 : 404, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text ?? ''),
      });
      response.end(text);
    },
    (error: Error) => response.writeHead(500, { 'content-length': 0 }).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () =>
  process.send?.({ type: 'ready', port: (server.address() as AddressInfo).port }),
);
process.once('disconnect', () => process.exit(0));
