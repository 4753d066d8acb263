/** Saves one after the other, in the order in which they were asked for; once one fails, those that wait are given up. */
export function createOrderedSaves(): OrderedSaves {
  let last: Promise<boolean> = Promise.resolve(true);
  let waiting = 0;
  return {
    async add(save) {
      waiting += 1;
      const before = last;
      const mine = (async () => {
        if (!(await before)) return false;
        await save();
        return true;
      })();
      last = mine.then(
        (isDone) => isDone,
        () => false,
      );
      try {
        return { isDone: await mine, isLast: waiting === 1 };
      } finally {
        waiting -= 1;
        if (waiting === 0) last = Promise.resolve(true);
      }
    },
  };
}

export interface OrderedSaves {
  /** Whether it was saved, and whether nothing waits behind it. Throws what the save throws. */
  add: (save: () => Promise<void>) => Promise<{ isDone: boolean; isLast: boolean }>;
}
