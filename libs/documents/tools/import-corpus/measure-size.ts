/** `MEASURE_SIZE=smallest` only shows that a command works: it measures too little to judge. */
export const isSmallest = process.env.MEASURE_SIZE === 'smallest';
