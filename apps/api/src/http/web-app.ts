import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Express, type NextFunction, type Request, type Response, static as serveStatic } from 'express';
import type { AppConfig } from '../config/app.config.ts';
import { InlineScripts } from './inline-scripts.ts';
import { LocalisedPages } from './localised-pages.ts';
import { PrecompressedFiles } from './precompressed-files.ts';
import { LETTER_WORKER_POLICY, pagePolicy } from './security-headers.ts';

const YEAR_SECONDS = 31_536_000;
const PAGE = 'index.html';
/** Pages without script that modules answer, outside of the API. */
export const PLAIN_PAGES = ['r/*rest', 'review/*rest'] as const;
const SHARE = '/save-job';
/** The build names the folder by its content. */
const LETTER_WORKER = /^\/letters-[0-9a-f]+\/worker\.min\.js$/;

/** Serves the built web app: hashed files for a year, pages always fresh, and the app itself at every other address. */
export function serveWebApp(app: Express, config: AppConfig): void {
  const page = resolve(config.webDist, PAGE);
  const scripts = new InlineScripts(page);
  const allowScripts = pagePolicy(config, () => scripts.hashes());
  const pages = new LocalisedPages(config.webDist);
  const packed = new PrecompressedFiles(config.webDist);
  const sendPage = (request: Request, response: Response): void => {
    if (!existsSync(page)) {
      response.status(503).type('text/plain').send('The web app is not built yet. Run: npm run build');
      return;
    }
    response.setHeader('Cache-Control', 'no-cache');
    const name = pages.choose(request, response);
    allowScripts(request, response, () =>
      response.sendFile(resolve(config.webDist, name + packed.choose(request, response, name))),
    );
  };
  app.use('/assets', (request: Request, response: Response, next: NextFunction) => {
    if (LETTER_WORKER.test(request.path)) response.setHeader('Content-Security-Policy', LETTER_WORKER_POLICY);
    next();
  });
  app.use(
    '/assets',
    packed.serve('assets/'),
    serveStatic(resolve(config.webDist, 'assets'), {
      immutable: true,
      maxAge: YEAR_SECONDS * 1000,
      fallthrough: false,
    }),
  );
  app.get(`/${PAGE}`, sendPage);
  // The service worker answers what a phone's share sheet posts. Where it is gone, the page opens and says so; the body is not read.
  app.post(SHARE, (_request: Request, response: Response) => response.redirect(303, `${SHARE}#lost=1`));
  const files = [
    packed.serve(''),
    serveStatic(config.webDist, {
      index: false,
      setHeaders: (response) => response.setHeader('Cache-Control', 'no-cache'),
    }),
  ];
  // Not below the API: not a look at the disk for every call.
  app.use(/^(?!\/(?:api|r|review)(?:\/|$))/, files);
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (asksForAPage(request)) sendPage(request, response);
    else next();
  });
}

const isOfTheApi = ({ path }: Request): boolean => /^\/(?:api(?:\/|$)|(?:r|review)\/.)/.test(path);

const asksForAPage = (request: Request): boolean =>
  !isOfTheApi(request) && (request.method === 'GET' || request.method === 'HEAD');
