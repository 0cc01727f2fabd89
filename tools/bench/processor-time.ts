import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts processor time in these. */
const TICKS_A_SECOND = 100;

/** Fields of `/proc/<pid>/stat` behind the command's name, which may hold anything but is closed by the last bracket. */
const PARENT = 1;
const OWN = [11, 12] as const;
const ENDED_CHILDREN = [13, 14] as const;

function statOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    // It ended between the look at the folder and the look at the file.
    return undefined;
  }
}

const sum = (stat: string[], fields: readonly number[]): number =>
  fields.reduce((total, field) => total + Number(stat[field]), 0);

/** Seconds of processor time that a process has used, all its threads together. */
export function processorSeconds(pid: number): number {
  const stat = statOf(pid);
  if (!stat) throw new Error(`Process ${pid} has ended.`);
  return sum(stat, OWN) / TICKS_A_SECOND;
}

/** Milliseconds of processor time that the first thread of a process has used: in Node, that of the event loop. */
export function mainThreadMs(pid: number): number {
  // Nanoseconds at work, as the scheduler counts them: 10 ms ticks are too coarse for one request.
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}

/** The same for a process with its children, those that have ended included. */
export function familySeconds(pid: number): number {
  let ticks = 0;
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : undefined;
    if (!stat) continue;
    if (Number(name) === pid) ticks += sum(stat, [...OWN, ...ENDED_CHILDREN]);
    else if (Number(stat[PARENT]) === pid) ticks += sum(stat, OWN);
  }
  return ticks / TICKS_A_SECOND;
}

/** Megabytes of memory that a process holds, and the most it ever held. */
export function memoryOf(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string): number =>
    Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? Number.NaN) / 1_000;
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
}
