/** The result of `work`, or `late` when it takes longer. The work itself continues; its failure is passed on. */
export async function withTimeout<Result, Late>(
  work: Promise<Result>,
  milliseconds: number,
  late: Late,
): Promise<Result | Late> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<Late>((resolve) => {
    timer = setTimeout(resolve, milliseconds, late);
  });
  return await Promise.race([work, over]).finally(() => clearTimeout(timer));
}
