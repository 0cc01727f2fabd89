/** `MEASURE_SIZE=smallest` only shows that a command works: it measures too little to judge. */
export const isSmallest = process.env.MEASURE_SIZE === 'smallest';

/** How much is measured. */
export const sized = (usual: number, smallest: number): number => (isSmallest ? smallest : usual);

/** Ends the command with 1 when a bar was missed. */
export function endByBars(areMet: boolean): void {
  if (!areMet && !isSmallest) process.exitCode = 1;
}
