let fresh = false;

/** Remembers that the user has just signed in, until it is taken once. */
export const cameFromLogin = {
  mark: () => {
    fresh = true;
  },
  take: () => {
    const was = fresh;
    fresh = false;
    return was;
  },
};
