import { TestEnvironment } from 'jest-environment-jsdom';

const nothing = () => undefined;

/** A page of jsdom, with what it lacks of a browser: the fetch types of Node, and what components ask for. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const page = this.global;
    Object.assign(page, { AbortController, AbortSignal, Headers, Request, Response, structuredClone });
    page.scrollTo = nothing;
    page.matchMedia ??= (media) => ({
      media,
      matches: false,
      addEventListener: nothing,
      removeEventListener: nothing,
      addListener: nothing,
      removeListener: nothing,
    });
    page.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    const { HTMLElement, HTMLDialogElement } = page;
    HTMLElement.prototype.hasPointerCapture ??= () => false;
    HTMLElement.prototype.setPointerCapture ??= nothing;
    HTMLElement.prototype.releasePointerCapture ??= nothing;
    HTMLDialogElement.prototype.showModal ??= function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= function close() {
      this.open = false;
    };
  }
}
