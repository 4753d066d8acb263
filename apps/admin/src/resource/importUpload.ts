import { api } from '../app/api.js';

const names = new WeakMap<File, Promise<string>>();

/** Sends a file that is to be imported, once however often it is read; answers the name that it is kept under. */
export function importUpload(file: File): Promise<string> {
  const known = names.get(file);
  if (known) return known;
  const body = new FormData();
  body.append('file', file);
  const sending = api.file.upload({ type: 'import', body }).then(({ name }) => name);
  names.set(file, sending);
  // a file that did not arrive is sent again
  sending.catch(() => names.delete(file));
  return sending;
}
