import { applyTheme } from '@smart-admin/ui/theme';
import { type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Runs the first example of a package's README, which scripts/check-consumer.mjs writes beside this file
 * (`?example=readme-ui`), or a recipe (`?example=recipes/Picker&mode=dark`).
 */
const examples = import.meta.glob<{ App?: ComponentType }>(['./readme-*.tsx', './recipes/*.tsx']);
const query = new URLSearchParams(location.search);
const name = query.get('example') ?? '';
if (name.startsWith('recipes/')) {
  await import('./app.css');
  applyTheme({ mode: query.get('mode') === 'dark' ? 'dark' : 'light', theme: 'blue', nav: 'dark', size: 'small' });
}
const { App } = (await examples[`./${name}.tsx`]?.()) ?? {};
if (App) createRoot(document.getElementById('root') as HTMLElement).render(<App />);
