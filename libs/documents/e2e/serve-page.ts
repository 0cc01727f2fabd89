import path from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** The command's own name, such as `eval-scan`. */
const COMMAND = path.parse(process.argv[1] ?? 'page').name;

/** The server answers data as a module of code, which a browser refuses where the code asks for JSON. */
const DATA_AS_MODULES: Plugin = {
  name: 'data-as-modules',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('document-words.ts') ? code.replaceAll(", { with: { type: 'json' } }", '') : undefined,
};

/**
 * Serves the small pages that make documents, on the next free port.
 * @param more packages that a page asks for besides the product's own
 */
export async function servePage(
  more: readonly string[] = [],
  plugins: Plugin[] = [],
): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: false,
    plugins: [DATA_AS_MODULES, ...plugins],
    root: path.join(import.meta.dirname, 'page'),
    // Each worker of the tests and each command has its own: packages are prepared while others read theirs.
    cacheDir: path.join(ROOT, `.test/documents-vite-${process.env.TEST_PARALLEL_INDEX ?? COMMAND}`),
    resolve: { conditions: ['@career/source', 'module', 'browser', 'development|production'] },
    optimizeDeps: {
      entries: [],
      include: [
        'jspdf',
        'html2canvas',
        'react',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        'react-dom',
        'react-dom/client',
        ...more,
      ],
    },
    server: { port: 4200, fs: { allow: [ROOT] }, hmr: false, watch: null },
    logLevel: 'warn',
  });
  await server.listen();
  return server;
}
