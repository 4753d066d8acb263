import { getDocument, GlobalWorkerOptions, PDFWorker, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import moduleUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import scriptUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker&url';

/** Opens a PDF with everything that it needs taken from this server. Rejects as pdf.js does; the signal closes it. */
export async function openPdf(bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<PDFDocumentProxy> {
  const resource = (folder: string) => new URL(`${import.meta.env.BASE_URL}pdf/${folder}/`, location.href).href;
  GlobalWorkerOptions.workerSrc = new URL(moduleUrl, location.href).href;
  const port = await startWorker();
  const worker = port && PDFWorker.create({ port });
  const task = getDocument({
    // the worker takes the bytes over: the caller keeps its own
    data: bytes.slice(),
    cMapUrl: resource('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: resource('standard_fonts'),
    wasmUrl: resource('wasm'),
    iccUrl: resource('iccs'),
    // the page asks for them: the worker has no address of its own
    useWorkerFetch: false,
    isEvalSupported: false,
    enableXfa: false,
    ...(worker ? { worker } : {}),
  });
  const close = async () => {
    await task.destroy();
    worker?.destroy();
    port?.terminate();
  };
  signal.addEventListener('abort', () => void close(), { once: true });
  if (signal.aborted) await close();
  return task.promise;
}

/**
 * A page without origin may start workers from its own memory only, and no modules, so the worker's code is brought
 * there as a script. Undefined where that is refused too; pdf.js then works on the page itself.
 */
async function startWorker(): Promise<Worker | undefined> {
  const response = await fetch(scriptUrl);
  if (!response.ok) return undefined;
  const address = URL.createObjectURL(new Blob([await response.text()], { type: 'text/javascript' }));
  const worker = new Worker(address);
  const starts = await new Promise<boolean>((resolve) => {
    worker.addEventListener('message', () => resolve(true), { once: true });
    worker.addEventListener('error', () => resolve(false), { once: true });
  });
  URL.revokeObjectURL(address);
  if (starts) return worker;
  worker.terminate();
  return undefined;
}
