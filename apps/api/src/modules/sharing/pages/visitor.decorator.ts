import type { ScreenLanguage } from '@career/contracts/vocabulary/account-vocabulary';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { readerLanguage } from '../../../http/browser-language.ts';
import { clientNetworkOf } from '../../../http/client-network.ts';

/** Who opens a page, as far as limits and counts need it. Nothing of it is stored. */
export interface Visitor {
  /** Address or network, for rate limits. */
  place: string;
  /** Whether an opening counts: a browser that shows the page to somebody. */
  isCounted: boolean;
  /** The first of our languages that the browser asks for; undefined where it asks for others alone. */
  language: ScreenLanguage | undefined;
}

/** Programs that read pages without a person: search engines, previews of links in messages, checks of links. */
const ROBOT =
  /bot\b|bot[/_-]|crawl|spider|slurp|preview|scan|monitor|validator|lighthouse|headless|facebookexternalhit|whatsapp|telegram|skype|slack|discord|mastodon|python|curl|wget|java\/|okhttp|axios|node|go-http|libwww|httpclient/i;
const BROWSER = /^(?:Mozilla|Opera)\//;

/** Whoever opens a page without script. */
export const OfVisitor = createParamDecorator((_data: unknown, context: ExecutionContext): Visitor => {
  const request = context.switchToHttp().getRequest<Request>();
  return {
    place: clientNetworkOf(request.ip),
    isCounted: isBrowser(request),
    language: readerLanguage(request),
  };
});

function isBrowser({ method, headers }: Request): boolean {
  const agent = headers['user-agent'] ?? '';
  const isAhead = /prefetch|prerender/i.test(`${headers.purpose ?? ''} ${headers['sec-purpose'] ?? ''}`);
  return method !== 'HEAD' && !isAhead && BROWSER.test(agent) && !ROBOT.test(agent);
}
