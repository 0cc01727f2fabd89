import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';

const WORKER = 'service-worker';
const PAGE = 'index.html';
/** The page in each language. */
const PAGES = /^index\.(?:[a-z]+\.)?html$/;

/** What the device keeps for use without a connection, by the modules that a part begins with. */
const PARTS: Record<string, readonly string[]> = {
  shell: [
    'index.html',
    'src/main.tsx',
    'src/auth-start.tsx',
    'src/features/dashboard/dashboard-page.tsx',
    'src/features/auth/auth-page.tsx',
    'src/shared/offline/device-copies.ts',
    // What forgets a person at the sign-out must be there whatever the server has by then.
    'src/shared/device/erase-device.ts',
    'src/shared/waiting-import/waiting-import.ts',
    'src/shared/offline/kept-answers.ts',
    'src/shared/resumes/deleted-list.tsx',
    'src/shell/navigation/more-choices.tsx',
    'src/shell/not-found-page.tsx',
    'src/shell/send-waiting.ts',
  ],
  // What is shared from another app without a connection.
  saving: [
    'src/features/saved-jobs/capture/save-job.page.tsx',
    'src/features/saved-jobs/list/saved-jobs.page.tsx',
    'src/features/saved-jobs/job/saved-job.page.tsx',
    'src/features/saved-jobs/job/job-conflict.tsx',
    'src/features/saved-jobs/job/waiting-saved-jobs.ts',
    'libs/career/src/jobs/posting/read-posting.ts',
  ],
  applications: [
    'src/shell/antd-frame.tsx',
    'src/shared/ui/antd-look.tsx',
    'src/features/resumes/list/resumes.page.tsx',
    'src/features/cover-letters/cover-letter.page.tsx',
    'src/features/cover-letters/drafts/waiting-letters.ts',
    'src/features/job-tracker/tracker.page.tsx',
    'src/features/job-tracker/adding/add-application-dialog.tsx',
    'src/features/job-tracker/applications/move-on-device.ts',
    'src/features/job-tracker/applications/read-offline-page.ts',
    'src/features/job-tracker/applications/stage-dialog.tsx',
    'src/features/job-tracker/board/board-view.tsx',
    'src/features/job-tracker/calendar/calendar-view.tsx',
    'src/features/job-tracker/detail/application-drawer.tsx',
    'src/features/job-tracker/form/waiting-applications.ts',
  ],
  editor: [
    'src/shared/ui/antd-look.tsx',
    'src/features/resumes/completeness/completeness-meter.tsx',
    'src/features/resumes/editor/editor.page.tsx',
    'src/features/resumes/saving/waiting-resumes.ts',
    'src/features/resumes/editor/steps/later-step.tsx',
    'src/features/resumes/download/saved-pdf.tsx',
    'libs/career/src/markets/apply-market.ts',
    'src/features/resumes/gallery/card-sheet.tsx',
    'src/features/resumes/gallery/design-options.tsx',
    'src/features/resumes/gallery/sample-sheet.tsx',
    'src/features/resumes/preview/download-pdf.ts',
    'src/features/resumes/preview/live-preview.tsx',
    'src/features/resumes/preview/preview.page.tsx',
    'src/features/resumes/dialogs/resume-conflict.tsx',
    'src/features/resumes/dialogs/leave-resume.tsx',
    'src/features/resumes/dialogs/preview-dialog.tsx',
    'src/features/resumes/dialogs/template-preview-dialog.tsx',
    'src/shared/pictures/crop-dialog.tsx',
    'src/shared/pictures/find-picture.ts',
    'src/shared/pictures/send-pictures.ts',
    'libs/documents/src/page-breaks.ts',
    'libs/documents/src/sheet-spans.ts',
    'libs/documents/src/capture-sizes.ts',
  ],
  files: [
    'src/features/resumes/exports/pdf-makers.ts',
    'src/shared/documents/pdf-fonts.ts',
    'libs/documents/src/text-pdf.ts',
    'libs/documents/src/file-name.ts',
    'libs/documents/src/printed-words.ts',
  ],
};

/** Names of the files of later parts (`later-lists.ts`). */
const FILE_LISTS = /^assets\/file-lists-[^/]+\.js$/;
/** Fonts that the text PDF of a resume in Latin letters embeds. */
const TEXT_FONTS = /^assets\/noto-(sans|serif)-([47]00|400-italic)-latin-[^/]+\.ttf$/;
/** What a part holds beside its modules. */
const BY_NAME: Record<string, RegExp> = { shell: FILE_LISTS, files: TEXT_FONTS };
/** The one font that the captured PDF sets its invisible words in. */
const LAYER_FONT = /^assets\/noto-sans-400-latin-[^/]+\.ttf$/;

/** What a kind of file loads when it is first made. */
const LOADS: Record<string, { modules: readonly string[]; files?: RegExp }> = {
  'text-pdf': { modules: PARTS.files ?? [], files: TEXT_FONTS },
  'capture-pdf': {
    modules: [
      'libs/documents/src/fitted-capture-pdf.ts',
      'src/shared/documents/pdf-fonts.ts',
      'node_modules/html2canvas/dist/html2canvas-pro.esm.js',
    ],
    files: LAYER_FONT,
  },
  'scan-reader': {
    modules: ['src/features/resumes/import/scan/read-scan-files.ts'],
    files: /^assets\/letters-[^/]+\/(worker|tesseract-core-simd|eng)[^/]+$/,
  },
  'scan-french': { modules: [], files: /^assets\/letters-[^/]+\/fra[^/]+$/ },
  docx: {
    modules: [
      'src/features/resumes/exports/word-makers.ts',
      'libs/documents/src/docx.ts',
      'libs/documents/src/sheet-portrait.ts',
      'node_modules/docx/dist/index.mjs',
    ],
  },
};

type Bundle = Rolldown.OutputBundle;

const isChunk = (output: Bundle[string] | undefined): output is Rolldown.OutputChunk =>
  output?.type === 'chunk';

/** A chunk, everything it imports at once, and their style sheets. */
function withImports(bundle: Bundle, chunk: Rolldown.OutputChunk, found: Set<string>): void {
  if (found.has(chunk.fileName)) return;
  found.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (isChunk(imported)) withImports(bundle, imported, found);
  }
}

/** @throws when a module is in no chunk: the list above must follow the sources. */
function filesOf(bundle: Bundle, modules: readonly string[]): Set<string> {
  const chunks = Object.values(bundle).filter(isChunk);
  const found = new Set<string>();
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
    if (!chunk) throw new Error(`${module} is in no chunk; see PARTS in build-service-worker.ts`);
    withImports(bundle, chunk, found);
  }
  return found;
}

const contentOf = (output: Bundle[string]): string | Uint8Array =>
  isChunk(output) ? output.code : output.source;

/** Bytes that the files take on their way to a browser. */
function transferSize(bundle: Bundle, files: Iterable<string>): number {
  let total = 0;
  for (const file of files) {
    const output = bundle[file];
    if (output) total += gzipSync(contentOf(output)).length;
  }
  return total;
}

/** @throws when no file of the bundle is called so. */
function matching(bundle: Bundle, names: RegExp | undefined): string[] {
  const files = names ? Object.keys(bundle).filter((file) => names.test(file)) : [];
  if (names && files.length === 0) throw new Error(`No file of the build is called ${names}`);
  return files;
}

/** The files of each part, without those of the parts before it. */
function partsOf(bundle: Bundle): Map<string, string[]> {
  const parts = new Map<string, string[]>();
  const earlier = new Set<string>();
  for (const [name, modules] of Object.entries(PARTS)) {
    const files = [...filesOf(bundle, modules), ...matching(bundle, BY_NAME[name])];
    parts.set(
      name,
      files.filter((file) => !earlier.has(file)),
    );
    for (const file of files) earlier.add(file);
  }
  return parts;
}

/** KB that the first use of each kind of file loads beyond the editor, for telling before it is loaded. */
function loadsOf(bundle: Bundle): string {
  const there = filesOf(bundle, [...(PARTS.shell ?? []), ...(PARTS.editor ?? [])]);
  const sizes = Object.entries(LOADS).map(([name, { modules, files: names }]) => {
    const files = [...filesOf(bundle, modules)].filter((file) => !there.has(file));
    const bytes = transferSize(bundle, [...files, ...matching(bundle, names)]);
    return `${name}=${Math.ceil(bytes / 10_000) * 10}`;
  });
  return sizes.join(',');
}

async function buildWorker(root: string, outDir: string, bundle: Bundle): Promise<void> {
  const parts = [...partsOf(bundle)].map(([name, files]) => [name, files.map((file) => `/${file}`)]);
  const pages = readdirSync(outDir).filter((name) => PAGES.test(name));
  const revision = createHash('sha256')
    .update(pages.map((name) => readFileSync(resolve(outDir, name), 'utf8')).join())
    .digest('hex');
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: {
      __PAGE__: JSON.stringify({ url: `/${PAGE}`, revision: revision.slice(0, 16) }),
      __PARTS__: JSON.stringify(Object.fromEntries(parts)),
    },
    build: {
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: resolve(root, WORKER, `${WORKER}.ts`),
        output: { format: 'iife', entryFileNames: `${WORKER}.js` },
      },
    },
  });
}

/**
 * Writes the service worker beside the built app, with the list of what it keeps, and gives the page the
 * sizes of later loads. Not while developing: there is no file for a page to register.
 */
export function buildServiceWorker(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'build-service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        bundle
          ? [{ tag: 'meta', attrs: { name: 'loads-kb', content: loadsOf(bundle) }, injectTo: 'head' }]
          : [],
    },
    async writeBundle(_options, bundle) {
      await buildWorker(root, outDir, bundle);
      for (const [name, files] of partsOf(bundle)) {
        const size = (transferSize(bundle, files) / 1000).toFixed(0);
        console.log(
          `Kept on the device: ${name.padEnd(7)} ${String(files.length).padStart(3)} files ${size} KB gzip`,
        );
      }
    },
  };
}
