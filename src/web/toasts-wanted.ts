let want: () => void = () => undefined;

/** Kept once a message is due, or may soon be: until then no one needs what shows them. */
export const toastsWanted = new Promise<void>((resolve) => {
  want = resolve;
});

export const wantToasts = (): void => want();
