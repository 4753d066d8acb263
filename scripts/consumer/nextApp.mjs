import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Starts the built application of Next, uses what its server drew, and ends it. */
export async function checkNextApp(browser, folder, env) {
  const server = spawn(
    process.execPath,
    [join(folder, 'node_modules/next/dist/bin/next'), 'start', 'next', '-p', '0'],
    {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  try {
    const address = await addressOf(server);
    const html = await (await fetch(address)).text();
    for (const part of ['Orders', '1,234.50', 'New order', 'Total'])
      if (!html.includes(part)) throw new Error(`the server of Next did not draw ${part}`);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(address);
    await page.getByLabel('Price').fill('12.5');
    await page.getByLabel('Count').fill('4');
    await page.locator('input[value="50.00"]').waitFor();
    await page.getByRole('combobox', { name: 'Unit' }).click();
    await page.getByRole('treeitem', { name: 'Sales' }).click();
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await page.getByRole('link', { name: 'Stock' }).first().click();
    await page.getByRole('heading', { name: 'Stock' }).waitFor();
    if (errors.length > 0) throw new Error(`the page of Next reported\n${errors.join('\n')}`);
  } finally {
    server.kill('SIGTERM');
  }
}

/** Where the server answers, which it writes when it does; what it writes later is dropped. */
function addressOf(server) {
  return new Promise((resolve, reject) => {
    let text = '';
    server.stdout.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
      const port = /http:\/\/localhost:(\d+)/.exec(text)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}/`);
    });
    server.once('exit', () => reject(new Error(`Next did not start\n${text}`)));
  });
}
