import { toast } from '@smart-admin/ui/toast';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// a test waits for what it says, however busy the machine is; only something that never comes runs into the limit
configure({ asyncUtilTimeout: 60_000 });

// files of one worker share their modules and their document: whoever renders leaves nothing behind
afterEach(() => {
  cleanup();
  toast.dismiss();
  window.getSelection()?.removeAllRanges();
  clearAttributes(document.documentElement);
  clearAttributes(document.body);
  localStorage.clear();
  sessionStorage.clear();
});

// a module that is still being loaded is half there for the next file, where the two go in a circle
afterAll(() => vi.dynamicImportSettled());

/** Theme, language and density stand on the document, where the next file would find them. */
function clearAttributes(element: Element): void {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
}
