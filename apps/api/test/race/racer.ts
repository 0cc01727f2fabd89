import { madeJpeg } from '@career/career/pictures/testing/made-picture';
import type { Operation } from '../fuzz/api-document.ts';
import { document, operations } from '../fuzz/api-document.ts';
import { Outbox } from '../support/outbox.ts';
import { sessionCookie } from '../support/test-app.ts';

/** The password and the address of the document's own examples. */
export const PASSWORD = 'a long phrase of your own';
const EXAMPLE_ADDRESS = 'ada@example.com';
const FILE = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';
const NOBODYS_ID = '019a0000-0000-7000-8000-000000000000';
const FETCHED_AT_MOST = 3;
const TOKEN = /[?&](?:verify|reset)=([\w-]+)/;
const LOOKS_FOR_MAIL = 80;

export interface Answer {
  status: number;
  body: Record<string, unknown>;
  cookie: string;
}

/** A person who sends what the document's examples say, from a network place of their own. */
export class Racer {
  id = '';
  private cookie = '';
  private turn = 0;
  private token = '';
  /** Ids of what the person has, by the last word of the address before the id: `resumes`, `versions`. */
  private readonly ids = new Map<string, Set<string>>();

  private constructor(
    private readonly hosts: readonly string[],
    private readonly dataDir: string,
    readonly number: number,
    readonly email: string,
  ) {}

  /** @param hosts processes of the API; requests go to them in turn. */
  static async signUp(hosts: readonly string[], dataDir: string, number: number): Promise<Racer> {
    const racer = new Racer(hosts, dataDir, number, `racer-${number}@example.com`);
    const body = { firstName: 'Ada', lastName: 'Obi', email: racer.email, password: PASSWORD };
    const answer = await racer.call('post', '/api/auth/signup', body);
    if (answer.status !== 201) throw new Error(`No account: ${JSON.stringify(answer)}`);
    racer.cookie = answer.cookie;
    racer.id = (answer.body.user as { id: string }).id;
    return racer;
  }

  /** Another session of the same person. */
  async signIn(password = PASSWORD): Promise<string> {
    // Without a cookie: a session that signs in again is exchanged, not added.
    return (await this.call('post', '/api/auth/login', { email: this.email, password }, '')).cookie;
  }

  get session(): string {
    return this.cookie;
  }

  /** Makes one of everything that can be made, and looks up the ids of what there is. */
  async settle(): Promise<void> {
    const makes = operations.filter(
      ({ method, path, answers, parameters }) =>
        method === 'post' &&
        !path.includes('/auth/') &&
        (answers.has(201) || answers.has(202)) &&
        !isKeyed(parameters),
    );
    const inOrder = (path: string): number =>
      path.split('/').length * 10 + (path.includes('resumes') ? 0 : 1);
    for (const operation of makes.toSorted((a, b) => inOrder(a.path) - inOrder(b.path))) {
      const made = await this.send(operation, { key: 'settled' });
      if (made.status === 201 || made.status === 202) this.note(lastWord(operation.path), made.body.id);
      await this.lookUp(operation.path);
    }
    for (const { path } of operations.filter(({ method }) => method === 'get')) await this.lookUp(path);
  }

  /** Gets ready what the operation needs from a mail: the token that the same address sends when it is asked. */
  async prepare({ method, path, example }: Operation): Promise<void> {
    if (method === 'post' || !hasField(example?.value, 'token') || !document.paths[path]?.post) return;
    const outbox = new Outbox(this.dataDir);
    const tokens = async (): Promise<string[]> =>
      (await outbox.to(this.email)).flatMap(({ text = '' }) => TOKEN.exec(text)?.[1] ?? []);
    const before = (await tokens()).length;
    await this.call('post', path, { email: this.email });
    for (let tries = 0; tries < LOOKS_FOR_MAIL; tries++) {
      const found = await tokens();
      this.token = found.length > before ? (found.at(-1) ?? '') : '';
      if (this.token) return;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  /** @param key the name of a first save; the same one sent twice makes one thing. */
  async send(
    operation: Operation,
    { key = 'one', cookie = this.cookie }: { key?: string; cookie?: string } = {},
  ): Promise<Answer> {
    const path = operation.path.replaceAll(
      /\/([\w-]+)\/\{\w+\}/g,
      (_whole, word: string) => `/${word}/${this.idOf(word)}`,
    );
    const headers: Record<string, string> = {};
    for (const { name, in: place } of operation.parameters) {
      if (place === 'header') headers[name] = name === 'Prefer' ? 'respond-async' : key;
    }
    return await this.call(operation.method, path, this.bodyFor(operation), cookie, headers);
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    cookie: string = this.cookie,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const host = this.hosts[this.turn++ % this.hosts.length];
    const place = `10.${this.number >> 16}.${(this.number >> 8) & 255}.${this.number & 255}`;
    const isJson = body !== undefined && !(body instanceof FormData || body instanceof Blob);
    const answer = await fetch(host + path, {
      method: method.toUpperCase(),
      redirect: 'manual',
      headers: {
        cookie,
        'x-forwarded-for': place,
        ...headers,
        ...(isJson && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as FormData | Blob) }),
    });
    const text = await answer.text();
    const isObject = /json/.test(answer.headers.get('content-type') ?? '');
    return {
      status: answer.status,
      body: isObject ? JSON.parse(text) : {},
      cookie: sessionCookie(answer.headers.getSetCookie()),
    };
  }

  private bodyFor({ example, operationId }: Operation): unknown {
    if (!example) return undefined;
    if (example.type.startsWith('image/')) return new Blob([Buffer.from(madeJpeg())], { type: example.type });
    // A new account needs an address that nobody has.
    const email = operationId === 'signUp' ? `new-${this.email}` : this.email;
    const value = this.own(example.value, '', email) as Record<string, unknown>;
    if (example.type !== 'multipart/form-data') return value;
    const form = new FormData();
    for (const [name, part] of Object.entries(value)) {
      if (name === 'file') form.set(name, new Blob([FILE]), 'offer.pdf');
      else form.set(name, String(part));
    }
    return form;
  }

  /** The example with this person's address, ids and token in it, and no version, which would be stale after one save. */
  private own(value: unknown, field: string, email: string): unknown {
    if (Array.isArray(value)) return value.map((entry) => this.own(entry, field, email));
    if (typeof value === 'object' && value !== null) {
      const fields = Object.entries(value).filter(([name]) => name !== 'version');
      return Object.fromEntries(fields.map(([name, inside]) => [name, this.own(inside, name, email)]));
    }
    if (field === 'token' && this.token) return this.token;
    if (value === EXAMPLE_ADDRESS) return email;
    const [, thing] = /^(\w+?)(?:Id|Used)$/.exec(field) ?? [];
    if (!thing || typeof value !== 'string') return value;
    const word = thing.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const known = [...this.ids.keys()].find((name) => name.startsWith(word));
    return known ? this.idOf(known) : value;
  }

  private idOf(word: string): string {
    return [...(this.ids.get(word) ?? [])].at(-1) ?? NOBODYS_ID;
  }

  private note(word: string, id: unknown): void {
    if (typeof id !== 'string') return;
    this.ids.set(word, (this.ids.get(word) ?? new Set()).add(id));
  }

  private async lookUp(path: string): Promise<void> {
    const operation = operations.find((one) => one.method === 'get' && one.path === path);
    // Of other lists, such as the steps of an application, the ids open nothing.
    if (!operation || path.split('/').at(-1) !== lastWord(path)) return;
    const { body } = await this.send(operation);
    if (!Array.isArray(body)) return;
    for (const { id } of body.slice(0, FETCHED_AT_MOST).reverse()) this.note(lastWord(path), id);
  }
}

const isKeyed = (parameters: Operation['parameters']): boolean =>
  parameters.filter(({ in: place }) => place === 'path').length > 1;

/** `/api/cover-letters/generate` makes a job, `/api/resumes/{id}/duplicate` a resume: the last word that ids follow. */
function lastWord(path: string): string {
  const words = path.split('/').filter((word) => word && !word.startsWith('{'));
  const followed = words.filter((word) =>
    Object.keys(document.paths).some((one) => one.includes(`/${word}/{`)),
  );
  return /generate|analyze|wording/.test(path) ? 'ai-jobs' : (followed.at(-1) ?? words.at(-1) ?? '');
}

const hasField = (value: unknown, name: string): boolean =>
  typeof value === 'object' && value !== null && name in value;
