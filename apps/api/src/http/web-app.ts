import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Express, type NextFunction, type Request, type Response, static as serveStatic } from 'express';
import type { AppConfig } from '../config/app.config.ts';

const YEAR_SECONDS = 31_536_000;

/** Serves the built web app: hashed files for a year, pages always fresh, and the app itself at every other address. */
export function serveWebApp(app: Express, config: AppConfig): void {
  const page = resolve(config.webDist, 'index.html');
  app.use(
    '/assets',
    serveStatic(resolve(config.webDist, 'assets'), {
      immutable: true,
      maxAge: YEAR_SECONDS * 1000,
      fallthrough: false,
    }),
  );
  app.use(
    serveStatic(config.webDist, {
      index: false,
      setHeaders: (response) => response.setHeader('Cache-Control', 'no-cache'),
    }),
  );
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (!asksForAPage(request)) {
      next();
      return;
    }
    if (!existsSync(page)) {
      response.status(503).type('text/plain').send('The web app is not built yet. Run: npm run build');
      return;
    }
    response.setHeader('Cache-Control', 'no-cache');
    response.sendFile(page);
  });
}

const asksForAPage = ({ path, method }: Request): boolean =>
  path !== '/api' && !path.startsWith('/api/') && (method === 'GET' || method === 'HEAD');
