import { type ApiClient } from '@smart-admin/api-client';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { ZipArchive } from '../../src/files/parse/ZipArchive.js';
import { findDirectory, readDirectory } from '../../src/files/parse/zipDirectory.js';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const LIMITS = { entries: 200, bytes: 5_000_000 };

type Body = Parameters<ApiClient['visualdev']['generator']['download']>[0]['body'];

/** What a download is asked with: a folder and a module, and names that are suggested. */
export const codeBody = (kind: Body['kind'], change: Partial<Body> = {}): Body => ({
  kind,
  areasName: 'extend',
  moduleName: 'trial',
  ...change,
});

/** The files of a downloaded archive by their paths. */
export async function downloadCode(client: ApiClient, id: string, body: Body): Promise<Map<string, string>> {
  const { blob } = await client.visualdev.generator.download({ id, body });
  const content = Buffer.from(await blob.arrayBuffer());
  const archive = new ZipArchive(content, LIMITS);
  const place = findDirectory(content, content.length);
  if (!place) throw new Error('the download is no archive');
  const entries = readDirectory(content.subarray(place.start, place.start + place.length), LIMITS);
  return new Map(entries.map(({ name }) => [name, archive.read(name)?.toString('utf8') ?? '']));
}

/** Generated projects by name in a clean folder, with the packages that they name. */
export class GeneratedProjects {
  readonly folder = mkdtempSync(join(tmpdir(), 'sa-code-'));

  constructor(private readonly projects: Readonly<Record<string, ReadonlyMap<string, string>>>) {
    for (const [name, files] of Object.entries(projects)) {
      for (const [path, content] of files) this.write(`${name}/${path}`, content);
      for (const side of SIDES) {
        const manifest = JSON.parse(files.get(`${side}/package.json`) ?? '{}') as Manifest;
        for (const used of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })) this.link(used);
      }
    }
  }

  /**
   * What the compiler says of one side of all projects, by the options that they have themselves. That of our packages is
   * left out: they stand here as sources, and are checked where they are made.
   */
  compile(side: (typeof SIDES)[number]): string[] {
    const names = Object.keys(this.projects);
    const options = { rootDir: '.', noEmit: true, customConditions: ['@smart-admin/source'] };
    const include = names.flatMap((name) => [`${name}/${side}/src`, `${name}/${side}/*.ts`]);
    const config = { extends: `./${names[0]}/${side}/tsconfig.json`, compilerOptions: options, include };
    this.write(`tsconfig.${side}.json`, JSON.stringify(config));
    const compiler = join(ROOT, 'node_modules/typescript7/bin/tsc');
    const { stdout } = this.run([compiler, '--pretty', 'false', '-p', `tsconfig.${side}.json`]);
    return stdout.split('\n').filter((line) => line !== '' && !/^\s|^\.\.\//.test(line));
  }

  /** Runs the tests of all projects; answers what they print and whether they passed. */
  runTests(): { status: number | null; stdout: string } {
    const conditions = ['@smart-admin/source', 'node', 'import', 'module', 'default'];
    const test = { include: ['*/server/src/**/*.test.ts'] };
    const config = JSON.stringify({ ssr: { resolve: { conditions } }, resolve: { conditions }, test });
    this.write('vitest.config.mjs', `export default ${config};`);
    return this.run([join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run']);
  }

  /** Starts the server of a project; answers its address and how to stop it. */
  async start(name: string, environment: Record<string, string>): Promise<{ url: string; stop: () => Promise<void> }> {
    const tsx = import.meta.resolve('tsx');
    const child = spawn(process.execPath, ['--import', tsx, '--conditions=@smart-admin/source', 'src/main.ts'], {
      cwd: join(this.folder, name, 'server'),
      env: { PATH: process.env.PATH, PORT: '0', ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const stop = async () => {
      child.kill('SIGTERM');
      await ended;
    };
    for await (const line of createInterface({ input: child.stdout })) {
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
      if (!url) continue;
      child.stdout.resume();
      return { url, stop };
    }
    throw new Error('the generated server ended before it listened');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Puts a file beside those of the download. */
  write(path: string, content: string): void {
    const file = join(this.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }

  private run(parameters: string[]): { status: number | null; stdout: string } {
    const env = { PATH: process.env.PATH, NODE_ENV: 'test' };
    return spawnSync(process.execPath, parameters, { cwd: this.folder, encoding: 'utf8', env });
  }

  private link(name: string): void {
    const target = join(this.folder, 'node_modules', name);
    if (existsSync(target)) return;
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(placeOf(name), target);
  }
}

const SIDES = ['server', 'web'] as const;

type Manifest = Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>;

/** Where a package is installed here. */
function placeOf(name: string): string {
  const ours = /^@smart-admin\/(.+)$/.exec(name)?.[1];
  if (ours) return join(ROOT, 'packages', ours);
  const found = ['.', 'apps/server', 'apps/admin', 'packages/ui']
    .map((home) => join(ROOT, home, 'node_modules', name))
    .find((place) => existsSync(place));
  if (found) return realpathSync(found);
  throw new Error(`${name} is not installed here`);
}
