import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type Answer, type Person, resumeBody } from './person.ts';

const RETRY_MS = 100;
const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/**
 * Saves one resume over and over, and adds applications in between, as a careful client does: what was not
 * acknowledged is sent again, a creation under the same key. Remembers what was acknowledged.
 */
export class Writer {
  readonly answers: Answer[] = [];
  saves = 0;
  applications = 0;
  private readonly person: Person;
  private readonly name: string;
  private id = '';
  private version = 0;
  private stopped = false;

  constructor(person: Person, name: string) {
    this.person = person;
    this.name = name;
  }

  private get marker(): string {
    return `${this.name}-${this.saves}`;
  }

  async run(): Promise<void> {
    const created = await this.insist(() =>
      this.person.send('POST', '/api/resumes', resumeBody(this.marker), { 'idempotency-key': this.name }),
    );
    if (created) ({ id: this.id, version: this.version } = created.body);
    while (!this.stopped) {
      await this.save();
      if (this.saves % 3 === 0) await this.apply();
    }
  }

  stop(): void {
    this.stopped = true;
  }

  /** @returns what is wrong with what the database holds, measured by what was acknowledged. */
  async faults(database: pg.Pool): Promise<string[]> {
    const { rows } = await database.query('select * from resume where id = $1', [this.id]);
    const text = JSON.stringify(rows);
    const found = new Set(text.match(new RegExp(`${this.name}-\\d+`, 'g')));
    const faults: string[] = [];
    if (found.size !== 1) faults.push(`torn: ${[...found].join(', ')}`);
    if (!found.has(this.marker)) faults.push(`lost: ${this.marker}, found ${[...found].join(', ')}`);
    if (rows[0]?.version !== this.version)
      faults.push(`saved ${rows[0]?.version} times, not ${this.version}`);
    const companies = await database.query('select company from job_application where company like $1', [
      `${this.name} %`,
    ]);
    const distinct = new Set(companies.rows.map(({ company }) => company)).size;
    if (distinct < this.applications) faults.push(`lost ${this.applications - distinct} applications`);
    if (companies.rows.length > distinct)
      faults.push(`${companies.rows.length - distinct} applications twice`);
    return faults;
  }

  private async save(): Promise<void> {
    this.saves += 1;
    const saved = await this.insist(() =>
      this.person.send('PUT', `/api/resumes/${this.id}`, {
        ...resumeBody(this.marker),
        version: this.version,
      }),
    );
    if (!saved) {
      this.saves -= 1;
      return;
    }
    this.version += 1;
    if (saved.status === 200 && saved.body.version !== this.version)
      throw new Error(`A save made version ${saved.body.version}, expected ${this.version}`);
  }

  private async apply(): Promise<void> {
    const body = {
      position: 'Accountant',
      company: `${this.name} ${this.applications}`,
      appliedDate: '2026-11-20',
      jobDescription: 'Ledgers.',
    };
    const key = randomUUID();
    const sent = await this.insist(() =>
      this.person.send('POST', '/api/job-applications', body, { 'idempotency-key': key }),
    );
    if (sent) this.applications += 1;
  }

  /** Until it is acknowledged; or until the end, when the first try had not even begun. */
  private async insist(send: () => Promise<Answer>): Promise<Answer | undefined> {
    for (let again = false; !this.stopped || again; again = true) {
      const answer = await send();
      this.answers.push(answer);
      if (answer.status === 200 || answer.status === 201) return answer;
      // The save before went through and only its answer was lost: nobody else writes this resume.
      if (answer.status === 409 && again && answer.body.currentVersion === this.version + 1) return answer;
      if (answer.status !== 0 && answer.status !== 503)
        throw new Error(`Answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      await pause(RETRY_MS);
    }
    return undefined;
  }
}
