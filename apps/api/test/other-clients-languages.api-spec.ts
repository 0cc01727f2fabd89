import { type ExecFileOptions, execFile } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { type Schema, withNullBeside } from '../../../tools/contract/api-document.ts';
import { inRoot } from '../../../tools/paths.ts';
import { openApiGenerator } from '../../../tools/test/openapi-generator.ts';
import {
  GO_LIBRARIES,
  KOTLIN_LIBRARIES,
  requireGo,
  requireJava,
  requireJavac,
  requireKotlin,
  requirePython,
} from '../../../tools/test/requirements.ts';
import { PRINTED_BY_PROGRAM, programVariables } from './support/client-program.ts';
import { TestApp } from './support/test-app.ts';
import { startWorker } from './support/test-worker.ts';

const PROGRAMS = join(import.meta.dirname, 'generated-clients');
/** The generator, a compiler and the packages of a machine that has none of them yet. */
const TIMEOUT = 400_000;
/** Kotlin's compiler works for some 40 s at the client, which a busy machine makes minutes of. */
const KOTLIN_TIMEOUT = 900_000;

/** Programs of the JVM live a few seconds: their code is not worth compiling twice, nor their memory several threads. */
const SHORT_LIVED = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

const execute = promisify(execFile);

/** Compilers give way to what is tested next to them. */
const run = (command: string, words: readonly string[], options: ExecFileOptions = {}) =>
  execute('nice', ['-n', '10', command, ...words], { ...options, encoding: 'utf8' });

/**
 * The document without two things that this release reads wrongly and later ones rightly: a reference that may be null
 * is written as older documents did, since a choice of the two is named after a type that is never written; and a
 * boolean has no list of values, since Python gets `true` for `True`.
 */
function forThisRelease(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(forThisRelease);
  if (typeof part !== 'object' || part === null) return part;
  const { enum: words, ...schema } = withNullBeside(part as Schema);
  const read = schema.type === 'boolean' || words === undefined ? schema : { ...schema, enum: words };
  return Object.fromEntries(Object.entries(read).map(([key, inner]) => [key, forThisRelease(inner)]));
}

/**
 * Further, for both languages of the JVM: of the ways to sign in only the token, since code for several of them does not
 * compile; and the choice of jobs as a free object, since annotations of a field are written where none may be.
 */
function forTheJvm(document: JvmDocument): JvmDocument {
  const { paths, components, ...rest } = document;
  const { token } = components.securitySchemes;
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  for (const operation of operations) operation.security = [{ token: [] }];
  for (const [name, { oneOf, description }] of Object.entries(components.schemas))
    if (oneOf) components.schemas[name] = { type: 'object', ...(description ? { description } : {}) };
  return { ...rest, paths, components: { ...components, securitySchemes: { token } } };
}

interface JvmDocument {
  paths: Record<string, Record<string, { security?: unknown }>>;
  components: {
    schemas: Record<string, Schema & { description?: string }>;
    securitySchemes: { token?: unknown };
  };
}

/** For Java, where fields that may be null need a library that neither Debian nor the generator's package has. */
const neverNull = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(neverNull);
  if (typeof part !== 'object' || part === null) return part;
  const { nullable: _nullable, ...rest } = part as Schema;
  return Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, neverNull(inner)]));
};

describe('the client of openapi-generator', () => {
  let api: TestApp;
  let worker: INestApplicationContext;
  let folder: string;
  let document: string;
  let given: string;
  const rewrite = (change: (given: JvmDocument) => unknown): void =>
    writeFileSync(document, JSON.stringify(change(JSON.parse(given) as JvmDocument)));
  beforeAll(async () => {
    api = await TestApp.start();
    worker = await startWorker();
    folder = mkdtempSync(join(tmpdir(), 'career-clients-'));
    document = join(folder, 'openapi.json');
    const { body } = await api.http.get('/api/openapi.json').expect(200);
    given = JSON.stringify(forThisRelease(body));
    writeFileSync(document, given);
  });
  afterAll(async () => {
    await worker?.close();
    await api?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Writes the client of a language into a folder of the test. */
  async function generate(language: string, properties: string, others: string[] = []): Promise<string> {
    const target = join(folder, language);
    const words = [
      ...['-i', document, '-g', language, '-o', target, `--additional-properties=${properties}`],
      ...others,
    ];
    const java = [...SHORT_LIVED, '-jar', await openApiGenerator(), 'generate', ...words];
    await run(requireJava(), java, { maxBuffer: Infinity });
    return target;
  }

  /** What a program prints of the API that it drives. */
  async function printed(command: string, words: string[], environment: Record<string, string>) {
    const env = { ...(await programVariables(api)), ...environment };
    const { stdout } = await run(command, words, { cwd: folder, env });
    return JSON.parse(stdout);
  }

  it(
    'drives the API in Python',
    async () => {
      const client = await generate('python', 'packageName=career');
      const program = join(PROGRAMS, 'program.py');
      const answer = await printed(requirePython(), ['-B', program], { PYTHONPATH: client });
      expect(answer).toEqual(PRINTED_BY_PROGRAM);
    },
    TIMEOUT,
  );

  it(
    'compiles, and drives the API in Go',
    async () => {
      const client = await generate('go-experimental', 'packageName=career,enumClassPrefix=true');
      const go = requireGo();
      const [library, program] = ['src/career', 'src/program'].map((path) =>
        join(folder, 'gopath', path),
      ) as [string, string];
      for (const path of [library, program]) mkdirSync(path, { recursive: true });
      for (const name of readdirSync(client).filter((file) => file.endsWith('.go'))) {
        const source = readFileSync(join(client, name), 'utf8');
        writeFileSync(join(library, name), withoutUnusedTime(source));
      }
      copyFileSync(join(PROGRAMS, 'program.go'), join(program, 'main.go'));
      const binary = join(folder, 'program');
      await run(go, ['build', '-o', binary, 'program'], {
        cwd: folder,
        env: {
          PATH: process.env.PATH,
          GO111MODULE: 'off',
          GOPATH: `${join(folder, 'gopath')}:${GO_LIBRARIES}`,
          // Kept, since Go compiles its own libraries once.
          GOCACHE: inRoot('node_modules/.cache/go-build'),
        },
      });
      expect(await printed(binary, [], {})).toEqual(PRINTED_BY_PROGRAM);
    },
    TIMEOUT,
  );

  it(
    'compiles, and drives the API in Java',
    async () => {
      rewrite((given) => neverNull(forTheJvm(given)));
      const names =
        'invokerPackage=career,apiPackage=career.api,modelPackage=career.model,dateLibrary=legacy';
      const client = await generate('java', names, ['--library', 'native']);
      const sources = join(client, 'src/main/java');
      const core = join(sources, 'career/ApiClient.java');
      writeFileSync(core, withoutNullModule(readFileSync(core, 'utf8')));
      const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.java'))
        .map((name) => join(sources, name));
      const classes = join(folder, 'java-classes');
      // The generator's own package holds the libraries that its clients import.
      const generator = await openApiGenerator();
      const list = join(folder, 'java-sources');
      writeFileSync(list, [...files, join(PROGRAMS, 'Program.java')].join('\n'));
      await run(requireJavac(), [
        ...SHORT_LIVED.map((word) => `-J${word}`),
        '-encoding',
        'UTF-8',
        '-nowarn',
        '-proc:none',
        '-cp',
        generator,
        '-d',
        classes,
        `@${list}`,
      ]);
      const answer = await printed(
        requireJava(),
        [...SHORT_LIVED, '-cp', `${classes}:${generator}`, 'Program'],
        {},
      );
      expect(answer).toEqual(PRINTED_BY_PROGRAM);
    },
    TIMEOUT,
  );

  it(
    'compiles, and drives the API in Kotlin',
    async () => {
      rewrite(forTheJvm);
      const names =
        'packageName=career,serializationLibrary=gson,dateLibrary=string,enumPropertyNaming=original';
      const client = await generate('kotlin', names, ['--library', 'jvm-okhttp3']);
      const libraries = KOTLIN_LIBRARIES.join(':');
      const binary = join(folder, 'program.jar');
      const kotlin = requireKotlin();
      await run(
        kotlin,
        [join(client, 'src/main'), join(PROGRAMS, 'program.kt'), '-nowarn', '-cp', libraries, '-d', binary],
        { maxBuffer: Infinity, env: { ...process.env, JAVA_OPTS: ['-Xmx1g', ...SHORT_LIVED].join(' ') } },
      );
      const answer = await printed(
        requireJava(),
        [...SHORT_LIVED, '-cp', `${binary}:${libraries}`, 'ProgramKt'],
        {},
      );
      expect(answer).toEqual(PRINTED_BY_PROGRAM);
    },
    KOTLIN_TIMEOUT,
  );
});

const withoutNullModule = (source: string): string => source.replace(/^.*(?:JsonNullable|\(jnm\)).*\n/gm, '');

/** The generator imports `time` for the fields of a choice, which it then does not write; Go refuses that. */
const withoutUnusedTime = (source: string): string =>
  /\btime\./.test(source) ? source : source.replace(/^\t"time"\n/m, '');
