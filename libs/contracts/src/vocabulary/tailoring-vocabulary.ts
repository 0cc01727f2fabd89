/** Whether a resume says what a posting asks for, says it under another word, does not, or cannot be looked through. */
export const TAILORING_STATES = ['shown', 'other-word', 'missing', 'unclear'] as const;
export type TailoringState = (typeof TAILORING_STATES)[number];
