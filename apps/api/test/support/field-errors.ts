/** The messages of an answer by their fields. */
export const fieldErrorsOf = (answer: { errors?: { field: string; message: string }[] }) =>
  Object.fromEntries((answer.errors ?? []).map(({ field, message }) => [field, message]));
