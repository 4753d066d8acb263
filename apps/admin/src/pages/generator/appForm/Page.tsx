import { GeneratorPage } from '../GeneratorPage.js';

/** Code of forms for phones. */
export function Page() {
  return <GeneratorPage kind="app" />;
}
