#!/usr/bin/env node
// `smart-admin export|diff|import FOLDER`: a whole application as a folder of small files, over the API with an API key.
// docs/application-files.md says how.
import { runSmartAdmin } from './application/runSmartAdmin.js';

process.exitCode = await runSmartAdmin(process.argv.slice(2), {
  env: process.env,
  print: (line) => process.stdout.write(`${line}\n`),
  // pnpm runs in the folder of the package
  folder: process.env.INIT_CWD ?? process.cwd(),
});
