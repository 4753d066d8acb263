import { type Plugin, type Rolldown } from 'vite';
import { SCAN_STEPS, scanPageFile, type ScanPath, type ScanStep } from '../packages/api-client/src/pages/scanPaths.ts';

/**
 * Builds the page of the scanned codes once for each address, with the code of its first step named in its head: on a slow
 * network a step that is asked for only once the entry runs comes a round trip later.
 */
export function scanPages(): Plugin {
  return {
    name: 'scan-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('the build has no index.html');
      const html = String(page.source);
      for (const [path, step] of Object.entries(SCAN_STEPS) as [ScanPath, ScanStep][]) {
        const links = filesOf(bundle, STEP_MODULES[step])
          .filter((file) => !html.includes(file))
          .map((file) => `    <link rel="modulepreload" crossorigin href="/scan/${file}">\n`);
        this.emitFile({
          type: 'asset',
          fileName: scanPageFile(path).replace(/^scan\//, ''),
          source: html.replace('  </head>', () => `${links.join('')}  </head>`),
        });
      }
    },
  };
}

/** Modules of the steps, as `steps.ts` of the pages loads them. */
const STEP_MODULES: Readonly<Record<ScanStep, string>> = {
  plate: 'PlateStep',
  order: 'OrderStep',
  ticket: 'TicketStep',
  card: 'CardStep',
  screen: 'LotScreen',
};

/** The file of a step with those that it imports. */
function filesOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const entry = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.isDynamicEntry && file.name === module,
  );
  if (!entry) throw new Error(`the build has no file of ${module}`);
  const files = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (files.has(file) || chunk?.type !== 'chunk') return;
    files.add(file);
    chunk.imports.forEach(add);
  };
  add(entry.fileName);
  return [...files];
}
