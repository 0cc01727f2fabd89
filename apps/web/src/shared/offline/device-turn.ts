let turn = 0;

/** Rises whenever the person of this device ends: what was asked for in an earlier turn is not kept any more. */
export const deviceTurn = (): number => turn;

export const endDeviceTurn = (): void => {
  turn += 1;
};
