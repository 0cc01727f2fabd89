import { LIMITS } from '@career/contracts/vocabulary/limits';

/** An http(s) address without a password in it, or undefined: `javascript:` and its like are no links. */
export function safeLink(text: string): string | undefined {
  const trimmed = text.trim();
  if (!URL.canParse(trimmed)) return undefined;
  const address = new URL(trimmed);
  const isWeb = address.protocol === 'https:' || address.protocol === 'http:';
  if (!isWeb || address.username !== '' || address.password !== '') return undefined;
  return address.href.length <= LIMITS.urlMax ? address.href : undefined;
}
