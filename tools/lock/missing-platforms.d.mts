export interface LockEntry {
  version?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

export function missingPlatforms(lock: {
  packages: Record<string, LockEntry>;
}): { path: string; entry: LockEntry }[];
