import { type api } from '../../../../app/api.js';

type Preview = typeof api.visualdev.models.importPreview;

/** Models as a file; the server checks what stands in it. */
export type ModelFile = Parameters<Preview>[0]['body'];
/** What the import of a file would do. */
export type ModelImport = Awaited<ReturnType<Preview>>;
