import { type CodeKind } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { authorize } from '../../http/authorize.js';
import { type Caller } from '../../rights/caller.js';
import { seesModel } from '../visualdev/documents/seenModels.js';

/** The page of each kind. */
const PAGES = { web: pages.generatorWeb, app: pages.generatorApp, flow: pages.generatorFlow } as const;

/** Address of the page of a kind. */
export function generatorPage(kind: CodeKind): string {
  return PAGES[kind].address;
}

/** Throws 403 unless the caller has the page of a kind, or a button of it. */
export function requireGenerator(caller: Caller, kind: CodeKind, button?: 'btn_download'): void {
  authorize(PAGES[kind].permission, caller, {});
  if (button) authorize(PAGES[kind].button(button), caller, {});
}

/** Throws 403 unless the caller has the page of some kind. */
export function requireSomeGenerator(caller: Caller): void {
  const kinds = Object.keys(PAGES) as CodeKind[];
  if (!kinds.some((kind) => caller.rights.hasPage(PAGES[kind].address))) requireGenerator(caller, 'web');
}

/**
 * Whether the caller may read what a model is made of: whoever designs models reads all of them, everybody else those
 * whose pages they have.
 */
export function mayOpenModel(caller: Pick<Caller, 'rights'>, modelId: string): boolean {
  return caller.rights.hasPage(pages.webDesign.address) || seesModel(caller, modelId);
}
