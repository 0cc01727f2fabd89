/** Who may import whom. `docs/architecture.md` tells why; `npm run check` tells when it is broken. */
const RUN_TIME = { dependencyTypesNot: ['type-only'] };
const TEST = '\\.(spec|test|api-spec)\\.tsx?$|/test/|/e2e/';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const allow = (from, to) => ({ from: { path: from }, to: { path: to } });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      'Two files that need each other are one thing; the relations of entities are the exception.',
      { pathNot: '\\.entity\\.ts$|^libs/client/generated/' },
      { circular: true },
    ),
    forbid(
      'no-missing-files',
      'The imported file or package does not exist.',
      // Programs of integrators: a test generates what they import.
      { pathNot: '^apps/api/test/generated-clients/' },
      {
        couldNotResolve: true,
        // Assets, and what plugins make, that the web build resolves.
        pathNot: '[.](css|ttf|svg|woff2)|^virtual:',
      },
    ),

    forbid(
      'libs-know-no-app',
      'Libraries are used by apps, never the other way.',
      { path: '^libs/' },
      { path: '^(apps|e2e|tools)/' },
    ),
    forbid(
      'libs-know-contracts-only',
      'A library may use the contract, no other library.',
      // Development tools of a library may measure with what another one has.
      { path: '^libs/([^/]+)/(?!tools/)', pathNot: TEST },
      { path: '^libs/', pathNot: '^libs/($1|contracts)/' },
    ),
    forbid(
      'libs-take-plain-contract',
      'DTO classes bring their validators along: import their types; vocabularies and rules of forms at run time.',
      { path: '^libs/(career|templates|documents)/', pathNot: TEST },
      {
        path: '^libs/contracts/(?!src/(vocabulary|forms|resume-table|document-words|marked-text)/)',
        ...RUN_TIME,
      },
    ),
    forbid(
      'templates-know-react-only',
      'A template is React and nothing else.',
      { path: '^libs/templates/src/', pathNot: `^libs/templates/src/testing/|${TEST}` },
      { path: 'node_modules/', pathNot: 'node_modules/(@types/)?react/' },
    ),
    forbid(
      'career-is-pure',
      'The rules of scoring and writing read nothing but their arguments.',
      { path: '^libs/career/src/', pathNot: TEST },
      { dependencyTypes: ['core'] },
    ),

    forbid(
      'letter-check-shares-nothing-with-the-writer',
      'A checker that reads as the writer reads makes the same mistakes.',
      { path: '^libs/career/src/letter-check/', pathNot: TEST },
      { path: '^libs/career/src/(?!letter-check/)' },
    ),
    forbid(
      'import-score-shares-nothing-with-the-reader',
      'What the reader takes for a date, a heading or a skill must not decide what was asked for.',
      {
        path: '^libs/documents/tools/import-corpus/',
        pathNot: '^libs/documents/tools/import-corpus/read-built-file\\.ts$',
      },
      { path: '^libs/documents/src/' },
    ),
    forbid(
      'letter-writer-knows-no-checker',
      'The writer must hold without the check that stands behind it.',
      { path: '^libs/career/src/(letters|claims|insights|taxonomy)/', pathNot: `/testing/|${TEST}` },
      { path: '^libs/career/src/letter-check/', ...RUN_TIME },
    ),
    forbid(
      'api-uses-contracts-and-career',
      'The API needs no other library, app or tool.',
      { path: '^apps/api/', pathNot: '^apps/api/test/' },
      { path: '^(apps/(?!api/)|libs/(?!(contracts/src|career)/)|e2e/|tools/)' },
    ),
    forbid(
      'technology-knows-no-module',
      'Folders beside modules serve every module and know none; the list of entities is the exception.',
      {
        path: '^apps/api/src/(?!modules/)[^/]+/',
        pathNot: `^apps/api/src/database/entities\\.ts$|${TEST}`,
      },
      { path: '^apps/api/src/modules/' },
    ),
    forbid(
      'modules-meet-at-services',
      "Of another module, import the service, the module or the entity's type.",
      { path: '^apps/api/src/modules/([^/]+)/', pathNot: TEST },
      {
        path: '^apps/api/src/modules/[^/]+/',
        pathNot: '^apps/api/src/modules/$1/|\\.(service|module|entity|types|decorator)\\.ts$',
      },
    ),
    forbid(
      'controllers-ask-services',
      'A controller is one line to a service of its module.',
      { path: '\\.controller\\.ts$' },
      {
        path: '^apps/api/src/|^libs/career/|node_modules/@mikro-orm/',
        pathNot: [
          '\\.(service|guard|decorator|filter|interceptor|types)\\.ts$',
          '^apps/api/src/(config|http)/',
          '^apps/api/src/modules/.*/[^./]+\\.ts$',
        ],
      },
    ),
    forbid(
      'services-ask-repositories',
      'Statements and transactions are the repositories: a service passes a Transaction on.',
      { path: '\\.service\\.ts$' },
      { path: 'node_modules/@mikro-orm/|\\.controller\\.ts$' },
    ),
    forbid(
      'repositories-know-tables-only',
      'A repository is below services and controllers.',
      { path: '\\.repository\\.ts$' },
      { path: '\\.(service|controller|module|guard)\\.ts$|node_modules/@nestjs/(?!common/)' },
    ),
    forbid(
      'entities-cross-modules-as-types',
      'Only an entity may refer to an entity of another module at run time.',
      { path: '^apps/api/src/modules/([^/]+)/', pathNot: `\\.entity\\.ts$|${TEST}` },
      {
        path: '^apps/api/src/modules/[^/]+/.*\\.entity\\.ts$',
        pathNot: '^apps/api/src/modules/$1/',
        ...RUN_TIME,
      },
    ),

    forbid(
      'web-knows-no-server',
      'The web app knows the API by its contract.',
      { path: '^apps/web/' },
      { path: '^(apps/(?!web/)|e2e/|tools/)' },
    ),
    forbid(
      'web-takes-plain-contract',
      'DTO classes bring their validators along: import their types; rules of forms and vocabularies at run time.',
      { path: '^apps/web/src/', pathNot: TEST },
      {
        path: '^libs/contracts/(?!generated/|src/(vocabulary|forms|resume-table|document-words|marked-text)/)',
        ...RUN_TIME,
      },
    ),
    forbid(
      'features-know-no-feature',
      'Features meet in the shell and share what is in shared/.',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    ),
    forbid(
      'features-show-routes-only',
      "A feature's one public entry is its routes.ts.",
      {
        path: '^(apps|libs|e2e|tools)/',
        pathNot: '^apps/web/(src/(features/|boot\\.ts$)|build/.+\\.spec\\.ts$)',
      },
      { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/[^/]+/routes\\.ts$' },
    ),
    forbid(
      'first-paint-takes-styles',
      'What shows before the app has loaded takes style sheets of features, and what moves the bare landing page.',
      { path: '^apps/web/src/boot\\.ts$' },
      { path: '^apps/web/src/features/', pathNot: '\\.css$|/landing/landing-behaviour\\.ts$' },
    ),
    forbid(
      'features-and-shared-know-no-shell',
      'The shell mounts features; nothing reaches back.',
      { path: '^apps/web/src/(features|shared)/' },
      { path: '^apps/web/src/shell/' },
    ),
    forbid(
      'shared-knows-no-feature',
      'What knows a feature belongs to it.',
      { path: '^apps/web/src/shared/' },
      { path: '^apps/web/src/features/' },
    ),
    forbid(
      'web-loads-no-tables',
      'Skills, occupations and courses are half a megabyte: the API reads texts with them, the browser shows results.',
      { path: '^apps/web/src/' },
      { path: '^libs/career/src/(taxonomy|training)/data/', reachable: true },
    ),
    forbid(
      'first-pages-stay-light',
      'The landing and sign-in pages do not load antd, neither themselves nor through what they share.',
      { path: '^apps/web/src/features/(landing|auth)/', pathNot: TEST },
      { path: 'node_modules/(antd|@ant-design)/', reachable: true },
    ),
    forbid(
      'sign-in-needs-no-router',
      'The screens of signing in are shown before the app is loaded; auth-page.tsx puts them into the app.',
      {
        path: '^apps/web/src/(features/auth/(?!auth-page|routes)|shell/(auth-before-app|page-root))',
        pathNot: TEST,
      },
      { path: 'node_modules/@tanstack/', reachable: true },
    ),
  ],
  // Whatever is not named here is forbidden; of npm, a workspace imports what its package.json declares (biome.json).
  allowedSeverity: 'error',
  allowed: [
    { from: {}, to: { pathNot: '^(?!.*node_modules/)(apps|libs|e2e|tools)/' } },

    allow('^libs/([^/]+)/', '^libs/$1/'),
    allow('^libs/', '^libs/contracts/'),
    allow(`^libs/[^/]+/(tools|e2e|test)/|${TEST}`, '^libs/'),

    // Processes know everything of the API; modules know technology and modules; technology knows technology.
    allow('^apps/api/src/[^/]+$', '^apps/api/src/'),
    allow('^apps/api/src/modules/', '^apps/api/src/[^/]+/'),
    allow('^apps/api/src/[^/]+/', '^apps/api/src/(?!modules/)[^/]+/'),
    allow('^apps/api/src/database/entities\\.ts$', '\\.entity\\.ts$'),
    allow('^apps/api/src/', '^libs/contracts/src/'),
    allow('^apps/api/src/modules/', '^libs/career/src/'),
    allow('^apps/api/test/', '^(apps/api|libs|tools)/'),

    // The start knows the shell, the shell the features, a feature itself; all know what is shared.
    allow('^apps/web/src/[^/]+$', '^apps/web/src/'),
    allow('^apps/web/src/shell/', '^apps/web/src/(shell|shared|features)/'),
    allow('^apps/web/src/features/([^/]+)/', '^apps/web/src/(features/$1|shared)/'),
    allow('^apps/web/src/shared/', '^apps/web/src/shared/'),
    allow(`^apps/web/src/.*(?:${TEST})`, '^apps/web/'),
    allow('^apps/web/src/', '^libs/(client|contracts|templates|documents|career)/'),
    allow('^apps/web/(?!src/)', '^apps/web/'),

    allow('^e2e/', '^(e2e|libs)/'),
    allow('^tools/', '^(tools|libs)/'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // A package's own dist folder stays in: rules name packages.
    exclude: {
      path: ['^(?!.*node_modules/).*/(dist|coverage|test-results)/', '^(dist|coverage|test-results|\\.nx)/'],
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@career/source', 'import', 'browser', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
