import { existsSync } from 'node:fs';

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Launch options of the system's Chromium; the test runner installs it where it is missing. */
export const chromiumLaunchOptions = {
  executablePath: CANDIDATES.find((path) => path && existsSync(path)),
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--font-render-hinting=none',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
  ],
};
