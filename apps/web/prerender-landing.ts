import { createServer, type Plugin, type ViteDevServer } from 'vite';

const PLACEHOLDER = '<!--landing-->';
const MODULE = '/src/features/landing/landing-html.tsx';

async function landingHtml(server: ViteDevServer): Promise<string> {
  const module = await server.ssrLoadModule(MODULE);
  return (module as { landingHtml: () => string }).landingHtml();
}

/** Writes the landing page into index.html, so that it shows before any script has run. */
export function prerenderLanding(): Plugin {
  let devServer: ViteDevServer | undefined;
  return {
    name: 'prerender-landing',
    configureServer(server) {
      devServer = server;
    },
    async transformIndexHtml(html) {
      if (devServer) return html.replace(PLACEHOLDER, await landingHtml(devServer));
      const server = await createServer({
        server: { middlewareMode: true, hmr: false, ws: false },
        appType: 'custom',
        logLevel: 'error',
      });
      try {
        return html.replace(PLACEHOLDER, await landingHtml(server));
      } finally {
        await server.close();
      }
    },
  };
}
