import { GeneratorPage } from '../GeneratorPage.js';

/** Code of forms for desks. */
export function Page() {
  return <GeneratorPage kind="web" />;
}
