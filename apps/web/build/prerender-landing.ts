import { createServer, type Plugin, type ViteDevServer } from 'vite';

const PLACEHOLDER = '<!--landing-->';
const MODULE = '/src/features/landing/landing-html.tsx';

async function landingHtml(server: ViteDevServer): Promise<string> {
  const module = await server.ssrLoadModule(MODULE);
  return (module as { landingHtml: () => string }).landingHtml();
}

async function builtLandingHtml(): Promise<string> {
  const server = await createServer({
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    return await landingHtml(server);
  } finally {
    await server.close();
  }
}

/** Writes the landing page into index.html, so that it is there before any script has run. */
export function prerenderLanding(): Plugin {
  let devServer: ViteDevServer | undefined;
  return {
    name: 'prerender-landing',
    configureServer(server) {
      devServer = server;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const landing = devServer ? await landingHtml(devServer) : await builtLandingHtml();
        return html.replace(PLACEHOLDER, () => landing);
      },
    },
  };
}
