/** What a size may be above the recorded one before the gate fails: so branches that each grow a little fit together. */
const CEILING = 1.08;
/** Growth that is worth a word. */
const NOTABLE = 1.02;
const STEP = 0.5;

/**
 * Compares `[{ name, kB, problem? }]` with what is recorded (`{ name: kB }`). Answers `[{ name, line, hasFailed }]`, a
 * line of text for each measured and each recorded name.
 */
export function compareSizes(measured, recorded) {
  const names = new Set(measured.map(({ name }) => name));
  return [
    ...measured.map(({ name, kB, problem }) => {
      const known = recorded[name];
      const told = `${name}: ${kB.toFixed(1)} kB`;
      if (problem) return { name, hasFailed: true, line: `${told}, ${problem}` };
      if (known === undefined) return { name, hasFailed: true, line: `${told}, not recorded: run pnpm fix` };
      const ceiling = known * CEILING;
      const line = `${told} of ${ceiling.toFixed(1)} kB, recorded ${known}`;
      if (kB > ceiling)
        return { name, hasFailed: true, line: `${line}  OVER: make it smaller, or run pnpm fix and give the reason` };
      return { name, hasFailed: false, line: kB > known * NOTABLE ? `${line}  grown: run pnpm fix` : line };
    }),
    ...Object.keys(recorded)
      .filter((name) => !names.has(name))
      .map((name) => ({ name, hasFailed: true, line: `${name} is recorded and not measured: run pnpm fix` })),
  ];
}

/** What is recorded of them: rounded up, so that two branches seldom write different numbers. */
export function recordSizes(measured) {
  return Object.fromEntries(measured.map(({ name, kB }) => [name, Math.ceil(kB / STEP) * STEP]));
}
