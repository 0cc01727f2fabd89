/** A process of a device. */
export interface Life {
  /** False once its process was killed: nothing of it happens any more. */
  isAlive: boolean;
}

const UNREACHABLE = { status: 'unreachable' } as const;

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A network in which a call may be lost on its way, arrive after it was given up, or have its answer lost. */
export function createSimulatedNetwork(random: () => number) {
  const below = (limit: number): number => Math.floor(random() * limit);
  const network = { isFaulty: true, call };

  async function call<Answer>(life: Life, isOffline: () => boolean, work: () => Answer) {
    const fate = network.isFaulty ? random() : 1;
    await wait(below(1_500));
    // A process that is gone sends nothing more.
    if (!life.isAlive || isOffline() || fate < 0.1) return UNREACHABLE;
    if (fate < 0.2) {
      setTimeout(work, below(20_000));
      return UNREACHABLE;
    }
    const answer = work();
    await wait(below(2_500));
    return fate < 0.35 || !life.isAlive ? UNREACHABLE : answer;
  }
  return network;
}
