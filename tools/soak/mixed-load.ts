import { randomUUID } from 'node:crypto';
import { type Answer, PASSWORD, Person, resumeBody } from '../faults/support/person.ts';

/** Errors that belong to the load: limits of a day, and pairs of saves that meet. */
const EXPECTED = new Set([200, 201, 202, 204, 409, 429]);

const VISITS_TO_A_CHANGE = 8;

/** What people do on an ordinary day, one thing after the other, at an even pace. */
export class MixedLoad {
  requests = 0;
  readonly unexpected: string[] = [];
  private readonly url: () => string;
  private people: { person: Person; resume: string }[] = [];
  private arrivals = 0;
  private visits = 0;

  constructor(url: string) {
    this.url = () => url;
  }

  async begin(people: number): Promise<void> {
    for (let count = 0; count < people; count += 1) this.people.push(await this.arrive());
  }

  /** One visit of one person: some reads, some writes. */
  async visit(): Promise<void> {
    const { person, resume } =
      this.people[Math.floor(Math.random() * this.people.length)] ?? (await this.arrive());
    const read = this.note(await person.get(`/api/resumes/${resume}`));
    await this.each([
      () => person.get('/'),
      () => person.get('/api/auth/user'),
      () => person.get('/api/resumes'),
      () =>
        person.send('PUT', `/api/resumes/${resume}`, {
          ...resumeBody(randomUUID()),
          version: read.body.version,
        }),
      () => person.get('/api/job-applications?limit=20'),
      () => person.get('/api/job-applications/summary'),
      () => person.get('/api/job-applications/export.csv'),
      () => person.get('/api/job-listings?limit=20'),
      () => person.get('/nothing/here'),
    ]);
    const application = this.note(
      await person.send('POST', '/api/job-applications', { company: 'Kora', position: 'Clerk' }),
    );
    await this.each([
      () =>
        person.send('PATCH', `/api/job-applications/${application.body.id}/status`, { status: 'interview' }),
      () => person.send('POST', '/api/job-applications', { company: 'No position' }),
      () => person.send('DELETE', `/api/job-applications/${application.body.id}`),
      () =>
        person.send(
          'POST',
          '/api/cover-letters/generate',
          { company: `Company ${this.requests}`, position: 'Clerk' },
          { prefer: 'respond-async' },
        ),
    ]);
    this.visits += 1;
    if (this.visits % VISITS_TO_A_CHANGE === 0) await this.exchange();
  }

  /** Somebody new comes, and somebody deletes the account. */
  private async exchange(): Promise<void> {
    const gone = this.people.shift();
    if (gone) this.note(await gone.person.send('POST', '/api/account/deletion', { password: PASSWORD }));
    this.people.push(await this.arrive());
  }

  private async arrive(): Promise<{ person: Person; resume: string }> {
    this.arrivals += 1;
    const person = await new Person(this.url, `soak-${this.arrivals}-${randomUUID()}@example.com`).signUp();
    const resume = this.note(await person.send('POST', '/api/resumes', resumeBody('soak')));
    return { person, resume: resume.body.id };
  }

  private async each(asks: (() => Promise<Answer>)[]): Promise<void> {
    for (const ask of asks) this.note(await ask());
  }

  private note(answer: Answer): Answer {
    this.requests += 1;
    const { status, body } = answer;
    const isRefusedBody = status === 400 && JSON.stringify(body).includes('Position is required');
    if (!EXPECTED.has(status) && !isRefusedBody)
      this.unexpected.push(`${status} ${JSON.stringify(body).slice(0, 200)}`);
    return answer;
  }
}
