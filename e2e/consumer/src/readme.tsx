import { type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

/** Runs the first example of a package's README, which scripts/check-consumer.mjs writes beside this file. */
const examples = import.meta.glob<{ App?: ComponentType }>('./readme-*.tsx');
const name = new URLSearchParams(location.search).get('package');
const { App } = (await examples[`./readme-${name}.tsx`]?.()) ?? {};
if (App) createRoot(document.getElementById('root') as HTMLElement).render(<App />);
