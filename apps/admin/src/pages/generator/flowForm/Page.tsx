import { GeneratorPage } from '../GeneratorPage.js';

/** Code of forms that a flow decides about. */
export function Page() {
  return <GeneratorPage kind="flow" />;
}
