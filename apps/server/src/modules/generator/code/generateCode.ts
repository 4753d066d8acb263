import { type CodePlan } from './CodePlan.js';
import { flowFiles } from './files/flowFiles.js';
import { platformFiles } from './files/platformFiles.js';
import { rootFiles } from './files/rootFiles.js';
import { serverFiles } from './files/serverFiles.js';
import { serverModule } from './files/serverModule.js';
import { uploadFiles } from './files/uploadFiles.js';
import { webFiles } from './files/webFiles.js';
import { webModule } from './files/webModule.js';

/** A file of the generated project. */
export interface CodeFile {
  /** From the folder of the project, with slashes. */
  path: string;
  content: string;
}

/** The files of a plan by their paths, not formatted yet. `notes` are put into words already. */
export function generateCode(plan: CodePlan, notes: readonly string[]): CodeFile[] {
  const files = [
    ...rootFiles(plan, notes),
    ...serverFiles(plan),
    ...serverModule(plan),
    ...flowFiles(plan),
    ...platformFiles(plan),
    ...uploadFiles(plan),
    ...webFiles(plan),
    ...webModule(plan),
  ];
  return files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}
