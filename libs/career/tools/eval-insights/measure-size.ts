/** `MEASURE_SIZE=smallest` shows that a command works, and no more: what little it measures is held against no bar. */
export const isSmallest = process.env.MEASURE_SIZE === 'smallest';
