import { buildProduct } from './build/build.ts';

try {
  await buildProduct(console.log);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
