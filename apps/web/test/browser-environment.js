import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with the fetch types of Node, which it does not have itself. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, { AbortController, AbortSignal, Headers, Request, Response, structuredClone });
  }
}
