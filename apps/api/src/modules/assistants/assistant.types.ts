import type { TokenScope } from '@career/contracts/vocabulary/token-scopes';
import type { z as zod } from 'zod';

/** The library of schemas, which is loaded when the first assistant comes. */
export type Zod = typeof zod;

/** Who an assistant acts for, and what its token may do. */
export interface Caller {
  ownerId: string;
  scopes: readonly string[];
  /** What the person calls its token. */
  name: string;
}

/** One thing that an assistant can do. */
export interface AssistantTool {
  name: string;
  title: string;
  /** For the assistant: what it does, when to use it, what comes back. */
  description: string;
  /** Scopes that it cannot do without. */
  needs: readonly TokenScope[];
  /** It changes something: with this scope at once, with `proposals:write` as a proposal. */
  writes?: TokenScope;
  input: zod.ZodObject;
  run: (caller: Caller, input: never) => Promise<object>;
}

/** Tools of one subject. */
export interface AssistantTools {
  tools(z: Zod): AssistantTool[];
}

/** Gives `run` the type of its own input. */
export const tool = <Input extends zod.ZodObject>(
  given: Omit<AssistantTool, 'input' | 'run'> & {
    input: Input;
    run: (caller: Caller, input: zod.output<Input>) => Promise<object>;
  },
): AssistantTool => given as unknown as AssistantTool;
