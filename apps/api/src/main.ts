import { requireNode } from './lifecycle/require-node.ts';

// Loaded only afterwards: an older Node fails at reading it, without a word that says why.
requireNode();
await import('./start-api.ts');
