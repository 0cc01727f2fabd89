/**
 * The answer, or `late` if it takes longer than `ms` milliseconds. The timer does not outlive the answer.
 * @throws what the answer is rejected with, if that comes in time.
 */
export async function answerInTime<Answer, Late>(
  answer: Promise<Answer>,
  ms: number,
  late: Late,
): Promise<Answer | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<Late>((resolve) => {
    timer = setTimeout(resolve, ms, late);
  });
  try {
    return await Promise.race([answer, waited]);
  } finally {
    clearTimeout(timer);
  }
}
