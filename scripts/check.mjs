// `pnpm check`: the fast static part of `npm test`.
import { cleanEnvironment, root } from './setup.mjs';
import { verify } from './verify.mjs';

process.chdir(root);
process.exit(await verify('pnpm', cleanEnvironment(), ['types', 'lint', 'format', 'boundaries', 'unused']));
