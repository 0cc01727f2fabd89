import { createServer, type Plugin, type ViteDevServer } from 'vite';

/** What stands in index.html where, and the function of which module writes it. */
const PAGES = [
  { place: '<!--landing-->', module: '/src/features/landing/landing-html.tsx', write: 'landingHtml' },
  { place: '<!--sign-in-->', module: '/src/features/auth/auth-waiting-html.tsx', write: 'authWaitingHtml' },
] as const;

async function filled(server: ViteDevServer, html: string): Promise<string> {
  let page = html;
  for (const { place, module, write } of PAGES) {
    const writers = (await server.ssrLoadModule(module)) as Record<string, () => string>;
    const content = writers[write]?.();
    if (content === undefined) throw new Error(`${module} does not export ${write}.`);
    page = page.replace(place, () => content);
  }
  return page;
}

async function filledByOwnServer(html: string): Promise<string> {
  const server = await createServer({
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    return await filled(server, html);
  } finally {
    await server.close();
  }
}

/** Writes into index.html what shows before any script has run: the landing page, and the waiting sign-in page. */
export function prerender(): Plugin {
  let devServer: ViteDevServer | undefined;
  return {
    name: 'prerender',
    configureServer(server) {
      devServer = server;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => (devServer ? filled(devServer, html) : filledByOwnServer(html)),
    },
  };
}
