import { createServer, type Plugin, type ViteDevServer } from 'vite';

/** Which placeholder of index.html is filled by which function of which module. */
const PAGES = [
  { place: '<!--landing-->', module: '/src/features/landing/landing-html.tsx', write: 'landingHtml' },
  { place: '<!--sign-in-->', module: '/src/features/auth/auth-skeleton-html.tsx', write: 'authSkeletonHtml' },
  {
    place: '<!--dashboard-->',
    module: '/src/features/dashboard/dashboard-skeleton-html.tsx',
    write: 'dashboardSkeletonHtml',
  },
  {
    place: '<!--editor-->',
    module: '/src/features/resumes/editor/editor-skeleton-html.tsx',
    write: 'editorSkeletonHtml',
  },
] as const;

/** HTML that comes after the page, as its own module. */
const SHOWCASE = 'virtual:showcase';
const SHOWCASE_ID = `\0${SHOWCASE}`;

async function written(server: ViteDevServer, module: string, write: string): Promise<string> {
  const writers = (await server.ssrLoadModule(module)) as Record<string, () => string>;
  const content = writers[write]?.();
  if (content === undefined) throw new Error(`${module} does not export ${write}.`);
  return content;
}

async function filled(server: ViteDevServer, html: string): Promise<string> {
  let page = html;
  for (const { place, module, write } of PAGES) {
    const content = await written(server, module, write);
    if (!page.includes(place)) throw new Error(`index.html has no ${place}`);
    page = page.replace(place, () => content);
  }
  return page;
}

/** Runs something with the server that runs already, or with one of its own. */
async function withServer(
  devServer: ViteDevServer | undefined,
  work: (server: ViteDevServer) => Promise<string>,
): Promise<string> {
  if (devServer) return work(devServer);
  const server = await createServer({
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

/** Writes into index.html what shows before any script has run: the landing page, and pages that wait for others. */
export function prerender(): Plugin {
  let devServer: ViteDevServer | undefined;
  return {
    name: 'prerender',
    configureServer(server) {
      devServer = server;
    },
    resolveId: (id) => (id === SHOWCASE ? SHOWCASE_ID : undefined),
    async load(id) {
      if (id !== SHOWCASE_ID) return undefined;
      const html = await withServer(devServer, (server) =>
        written(server, '/src/features/landing/landing-html.tsx', 'showcaseHtml'),
      );
      return `export const html = ${JSON.stringify(html)};`;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => withServer(devServer, (server) => filled(server, html)),
    },
  };
}
