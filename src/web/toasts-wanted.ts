let want: () => void = () => undefined;

/** Set once a message is due or may soon be; until then the code for messages isn't needed. */
export const toastsWanted = new Promise<void>((resolve) => {
  want = resolve;
});

export const wantToasts = (): void => want();
