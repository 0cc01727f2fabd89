import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CheckoutCopy, copyCheckout } from '../testing/checkout-copy.ts';

/** What must not be written, and the rule that must say so. */
const BOUNDARIES = {
  'libs/career/src/planted-app.ts': ['libs-know-no-app', "import '../../../apps/api/src/worker.ts';"],
  'libs/career/src/planted-core.ts': ['career-is-pure', "import 'node:fs';"],
  'libs/career/src/planted-missing.ts': ['no-missing-files', "import './nowhere.ts';"],
  'libs/career/src/planted-one.ts': ['no-cycles', "import './planted-two.ts';\nexport const one = 1;"],
  'libs/career/src/planted-two.ts': ['no-cycles', "import './planted-one.ts';\nexport const two = 2;"],
  'libs/templates/src/planted-library.ts': [
    'libs-know-contracts-only',
    "import '../../career/src/planted-core.ts';",
  ],
  'libs/templates/src/planted-antd.ts': ['templates-know-react-only', "import 'antd';"],
  'libs/documents/src/planted-dto.ts': [
    'libs-take-plain-contract',
    "import { SignInDto } from '@career/contracts/auth/sign-in.dto';\nexport const dto = SignInDto;",
  ],
  'apps/api/src/planted-web.ts': ['api-uses-contracts-and-career', "import '../../web/src/main.tsx';"],
  'apps/api/src/http/planted-module.ts': [
    'technology-knows-no-module',
    "import '../modules/identity/profile/user.entity.ts';",
  ],
  'apps/api/src/modules/resumes/planted-neighbour.ts': [
    'modules-meet-at-services',
    "import '../identity/planted.helper.ts';",
  ],
  'apps/api/src/modules/identity/planted.helper.ts': [undefined, 'export const helper = 1;'],
  'apps/api/src/modules/resumes/planted-entity.ts': [
    'entities-cross-modules-as-types',
    "import '../identity/profile/user.entity.ts';",
  ],
  'apps/web/src/shared/planted-server.ts': ['web-knows-no-server', "import '../../../api/src/worker.ts';"],
  'apps/web/src/shared/planted-dto.ts': [
    'web-takes-plain-contract',
    "import { SignInDto } from '@career/contracts/auth/sign-in.dto';\nexport const dto = SignInDto;",
  ],
  'apps/web/src/shared/planted-upward.ts': [
    'shared-knows-no-feature',
    "import '../features/resumes/routes.ts';",
  ],
  'apps/web/src/features/dashboard/planted-feature.ts': [
    'features-know-no-feature',
    "import '../resumes/routes.ts';",
  ],
  'apps/web/src/features/dashboard/planted-shell.ts': [
    'features-and-shared-know-no-shell',
    "import '../../shell/app.tsx';",
  ],
  'apps/web/src/shell/planted-inner.ts': [
    'features-show-routes-only',
    "import '../features/job-tracker/tracker-search.ts';",
  ],
  'apps/web/src/features/auth/planted.spec.ts': [
    'features-and-shared-know-no-shell',
    "import '../../shell/app.tsx';",
  ],
  'apps/web/src/features/landing/planted-antd.ts': ['first-pages-stay-light', "import 'antd';"],
  'apps/web/src/features/landing/planted-shared-antd.ts': [
    'first-pages-stay-light',
    "import '../../shared/planted-look.ts';",
  ],
  'apps/web/src/features/auth/planted-shared-antd.ts': [
    'first-pages-stay-light',
    "import '../../shared/planted-look.ts';",
  ],
  'apps/web/src/features/auth/planted-router.ts': [
    'sign-in-needs-no-router',
    "import '@tanstack/react-router';",
  ],
  'apps/web/src/shared/planted-look.ts': [undefined, "import 'antd';"],
  'apps/web/src/planted-folder/planted-feature.ts': [
    'not-in-allowed',
    "import '../features/resumes/routes.ts';",
  ],
  'apps/api/src/planted-folder/planted-technology.ts': [
    'technology-knows-no-module',
    "import '../modules/identity/profile/user.entity.ts';",
  ],
  'apps/api/src/planted-folder/planted-process.ts': ['not-in-allowed', "import '../worker.ts';"],
  'apps/api/src/modules/resumes/planted-process.ts': ['not-in-allowed', "import '../../worker.ts';"],
  'tools/planted-app.ts': ['not-in-allowed', "import '../apps/api/src/worker.ts';"],
  'apps/api/src/modules/resumes/planted.controller.ts': [
    'controllers-ask-services',
    "import './resumes.repository.ts';",
  ],
  'apps/api/src/modules/resumes/planted-table.controller.ts': [
    'controllers-ask-services',
    "import '../../database/pg-pool.ts';",
  ],
  'apps/api/src/modules/resumes/planted.service.ts': [
    'services-ask-repositories',
    "import type { EntityManager } from '@mikro-orm/postgresql';\nexport type Planted = EntityManager;",
  ],
  'apps/api/src/modules/resumes/planted.repository.ts': [
    'repositories-know-tables-only',
    "import './planted.service.ts';",
  ],
  'libs/career/src/planted-type-one.ts': [
    'no-cycles',
    "import type { Two } from './planted-type-two.ts';\nexport type One = Two[];",
  ],
  'libs/career/src/planted-type-two.ts': [
    'no-cycles',
    "import type { One } from './planted-type-one.ts';\nexport type Two = { ones: One };",
  ],
} as const satisfies Record<string, readonly [string | undefined, string]>;

/** What the linter must refuse, where, and under which rule. */
const LINT = {
  'libs/career/src/planted-clock.ts': ['Take the time as an argument', 'export const at = Date.now();'],
  'libs/career/src/planted-today.ts': ['Take the time as an argument', 'export const today = new Date();'],
  'libs/career/src/planted-dice.ts': [
    'Take what is random as an argument',
    'export const dice = [1].map(Math.random);',
  ],
  'libs/career/src/planted-fetch.ts': [
    'lint/style/noRestrictedGlobals',
    "export const got = fetch('https://example.org');",
  ],
  'libs/career/src/planted-global.ts': [
    'lint/style/noRestrictedGlobals',
    "export const got = globalThis.fetch('https://example.org');",
  ],
  'libs/career/src/planted-package.ts': [
    'lint/correctness/noUndeclaredDependencies',
    "import pg from 'pg';\n\nexport const pool = pg.Pool;",
  ],
  'libs/documents/src/planted-package.ts': [
    'lint/correctness/noUndeclaredDependencies',
    "import { PDFDocument } from 'pdf-lib';\n\nexport const make = PDFDocument.create;",
  ],
  'apps/api/src/planted-package.ts': [
    'lint/correctness/noUndeclaredDependencies',
    "import React from 'react';\n\nexport const node = React.createElement;",
  ],
  'apps/api/src/modules/resumes/planted-status.service.ts': [
    'lint/style/noRestrictedImports',
    "import { HttpException } from '@nestjs/common';\n\nexport const gone = new HttpException('Gone', 410);",
  ],
  'apps/api/src/modules/resumes/planted-missing.service.ts': [
    'lint/style/noRestrictedImports',
    "import { NotFoundException } from '@nestjs/common';\n\nexport const gone = new NotFoundException();",
  ],
  'libs/templates/src/planted-barrel.ts': [
    'lint/performance/noBarrelFile',
    "export { ResumeSheet } from './resume-sheet.tsx';",
  ],
  'libs/templates/src/planted-types.ts': [
    'Export a name where it is declared',
    "export type { Resume } from './model/resume.ts';",
  ],
  'libs/templates/src/planted-list.ts': [
    'Export a name where it is declared',
    "import { fontFile } from './font-file.ts';\n\nexport { fontFile };",
  ],
  'apps/web/src/shared/planted-default.ts': [
    'lint/style/noDefaultExport',
    'export default function planted() {}',
  ],
  'apps/web/src/features/profile/planted-input.tsx': [
    'Use what shared/forms has',
    'export const box = <input type="text" />;',
  ],
  'apps/web/src/shared/ui/planted-select.tsx': [
    'Use what shared/forms has',
    'export const list = <select />;',
  ],
  'apps/web/src/features/resumes/import/planted-text.tsx': [
    'Use what shared/forms has',
    'export const text = <textarea>One</textarea>;',
  ],
  'apps/web/src/features/profile/planted-form.tsx': [
    'Use the fields of shared/forms',
    "import { Form } from 'antd';\n\nexport const form = <Form />;",
  ],
  'apps/web/src/features/job-tracker/planted-antd-input.tsx': [
    'Use the fields of shared/forms',
    "import { Input } from 'antd';\n\nexport const box = <Input />;",
  ],
  'apps/web/src/features/resumes/gallery/planted.module.css': [
    'This reaches the elements of a template',
    '.card h3 {\n  color: red;\n}',
  ],
  'apps/web/src/features/resumes/preview/planted.module.css': [
    'This reaches the elements of a template',
    '.page > .head li:hover {\n  color: red;\n}',
  ],
  'tools/planted-branches.ts': [
    'lint/complexity/noExcessiveCognitiveComplexity',
    `export function planted(list: number[]): number {\n${'  for (const one of list) if (one) for (const two of list) if (two && one) return two;\n'.repeat(3)}  return 0;\n}`,
  ],
} as const satisfies Record<string, readonly [string, string]>;

type Name = 'boundaries' | 'breaking' | 'contract' | 'format' | 'lock' | 'openapi' | 'types' | 'unused';

interface Found {
  failed: boolean;
  output: string;
}

const CONTRACT = 'libs/contracts/openapi.json';
const LOCK = 'package-lock.json';
const WRONG_TYPE = 'e2e/support/planted-type.ts';
const CHECKS_WITHIN_MS = 600_000;

const found = {} as Record<Name, Found>;
let copy: CheckoutCopy;

const textsOf = (planted: Readonly<Record<string, readonly [unknown, string]>>): Record<string, string> =>
  Object.fromEntries(Object.entries(planted).map(([file, [, words]]) => [file, words]));
const read = (file: string): string => readFileSync(resolve(copy.root, file), 'utf8');
const readJson = (file: string) => JSON.parse(read(file));

async function check(name: Name): Promise<Found> {
  const child = spawn(process.execPath, ['tools/check.ts', name], {
    cwd: copy.root,
    env: { PATH: process.env.PATH, HOME: '/tmp' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const [printed, complaints, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { failed: code !== 0, output: printed + complaints };
}

/** Plants the files, runs the checks that must find them side by side, and takes them away again. */
async function findPlanted(files: Readonly<Record<string, string>>, ...names: Name[]): Promise<void> {
  const before = Object.keys(files).map((file) => {
    const path = resolve(copy.root, file);
    return { path, words: existsSync(path) ? readFileSync(path) : undefined };
  });
  for (const [file, words] of Object.entries(files)) {
    const path = resolve(copy.root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${words}\n`);
  }
  await Promise.all(names.map(async (name) => (found[name] = await check(name))));
  for (const { path, words } of before) {
    if (words) writeFileSync(path, words);
    else rmSync(path);
  }
}

/** The checks of single files, one after the other: most of them read the same. */
async function findInContractAndLock(): Promise<void> {
  await findPlanted({ [CONTRACT]: read(CONTRACT).replace('/api/auth/login', '/api/auth/enter') }, 'contract');

  const broken = readJson('libs/contracts/openapi.released.json');
  delete broken.paths['/api/resumes/{id}'].delete;
  await findPlanted({ [CONTRACT]: JSON.stringify(broken) }, 'breaking');

  const unclear = readJson('libs/contracts/openapi.released.json');
  delete unclear.paths['/api/resumes'].get.summary;
  unclear.components.examples.ResumeDto.value.version = 'three';
  await findPlanted({ [CONTRACT]: JSON.stringify(unclear) }, 'openapi');

  const lock = readJson(LOCK);
  delete lock.packages['node_modules/@swc/core-darwin-arm64'];
  await findPlanted({ [LOCK]: JSON.stringify(lock) }, 'lock');
}

beforeAll(async () => {
  copy = copyCheckout('borrowed');
  // In a project that no other needs: all others are up to date.
  await findPlanted({ [WRONG_TYPE]: "export const count: number = 'many';" }, 'types');
  const toFormat = {
    'libs/career/src/planted-format.ts': 'export const  spaced  =  "double"',
    'apps/api/src/http/planted-env.ts': 'export const port = process.env.PORT;',
  };
  await Promise.all([findPlanted({ ...textsOf(LINT), ...toFormat }, 'format'), findInContractAndLock()]);
  const toUse = {
    'libs/career/src/planted-own.ts': 'export const own = 1;\nexport const shared = own;',
    'libs/career/src/planted-own.spec.ts': "import { shared } from './planted-own.ts';\n\nshared;",
    'tools/build/planted-alone.ts': 'export const alone = 1;',
  };
  await findPlanted({ ...textsOf(BOUNDARIES), ...toUse }, 'boundaries', 'unused');
}, CHECKS_WITHIN_MS);
afterAll(() => copy.remove());

describe('npm run check', () => {
  describe('fails on a forbidden import', () => {
    it.each(
      Object.entries(BOUNDARIES).flatMap(([file, [rule]]) =>
        rule && !file.includes('two') ? [[rule, file]] : [],
      ),
    )('%s, naming %s', (rule, file) => {
      expect(found.boundaries.failed).toBe(true);
      expect(found.boundaries.output).toContain(`${rule}: ${file}`);
    });
  });

  describe('fails on what the linter refuses', () => {
    it.each(Object.entries(LINT).map(([file, [message]]) => [message, file]))(
      '%s, naming %s',
      (message, file) => {
        const { failed, output } = found.format;
        expect(failed).toBe(true);
        const about = output.split(/^(?=\S+:\d+:\d+ )/m).filter((part) => part.startsWith(`${file}:`));
        expect(about.join('\n')).toContain(message);
      },
    );
  });

  it('fails on a file that is not formatted, naming it', () => {
    const { failed, output } = found.format;
    expect(failed).toBe(true);
    expect(output).toContain('libs/career/src/planted-format.ts');
  });

  it('fails on the environment being read outside config/, naming the file', () => {
    const { failed, output } = found.format;
    expect(failed).toBe(true);
    expect(output).toMatch(/apps\/api\/src\/http\/planted-env\.ts:1:\d+ lint\/style\/noProcessEnv/);
  });

  it('fails on an export that no other file uses, and on a file that none imports, naming them', () => {
    const { failed, output } = found.unused;
    expect(failed).toBe(true);
    expect(output).toContain('libs/career/src/planted-own.ts: own\n');
    expect(output).toContain('tools/build/planted-alone.ts');
  });

  it('fails on a wrong type, naming the file', () => {
    const { failed, output } = found.types;
    expect(failed).toBe(true);
    expect(output).toContain(`${WRONG_TYPE}(1,14): error TS2322`);
  });

  it('fails on a contract that the code does not describe, naming it', () => {
    const { failed, output } = found.contract;
    expect(failed).toBe(true);
    expect(output).toContain(CONTRACT);
  });

  it('fails on an API that breaks clients of the last release, naming the break', () => {
    const { failed, output } = found.breaking;
    expect(failed).toBe(true);
    expect(output).toContain('DELETE /api/resumes/{id} is gone');
  });

  it('fails on an API document that the linter refuses, naming the place', () => {
    const { failed, output } = found.openapi;
    expect(failed).toBe(true);
    expect(output).toContain('operation-summary');
    expect(output).toContain('no-invalid-media-type-examples');
  });

  it('fails on a lock without the packages of other platforms, naming them', () => {
    const { failed, output } = found.lock;
    expect(failed).toBe(true);
    expect(output).toContain('node_modules/@swc/core-darwin-arm64');
    expect(output).toContain('npm run lock:fix');
  });
});
