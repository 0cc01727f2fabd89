import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

/** Folder into which the started product writes its mails. */
function outbox(): string {
  const dataDir = process.env.E2E_DATA_DIR;
  if (!dataDir) throw new Error('E2E_DATA_DIR must name the DATA_DIR of the product under test.');
  return join(dataDir, 'outbox');
}

async function mailsTo(address: string, subject: string): Promise<Email[]> {
  const files = existsSync(outbox()) ? readdirSync(outbox()) : [];
  const mails = await Promise.all(
    files.sort().map((file) => PostalMime.parse(readFileSync(join(outbox(), file)))),
  );
  return mails.filter(
    (mail) => mail.subject === subject && mail.to?.some((recipient) => recipient.address === address),
  );
}

/** Waits for the n-th mail with this subject. @returns the path and query of its link into the product. */
export async function linkFromMail(address: string, subject: string, nth = 1): Promise<string> {
  await expect
    .poll(async () => (await mailsTo(address, subject)).length, {
      message: `mail "${subject}" to ${address}`,
    })
    .toBeGreaterThanOrEqual(nth);
  const mail = (await mailsTo(address, subject))[nth - 1];
  const link = /https?:\/\/[^/\s]+(\/\S+)/.exec(mail?.text ?? '')?.[1];
  if (!link) throw new Error(`The mail holds no link:\n${mail?.text}`);
  return link;
}
