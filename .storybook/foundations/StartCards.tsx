import { FoundationPage } from './FoundationPage.js';

const GROUPS = [
  ['Recipes', 'recipes-a-picker-over-your-api--docs', 'A picker, a field kind, a page, a resource: thirty lines each.'],
  ['Foundations', 'foundations-colour--docs', 'Colour, type, spacing, icons and motion, read from the tokens.'],
  ['UI', 'ui-actions-which-one--docs', 'Widgets: actions, inputs, lists, overlays, states, display.'],
  ['Forms', 'forms-which-one--docs', 'Forms written by hand, forms out of documents, whole pages of a resource.'],
  ['Pickers', 'pickers-which-one--docs', 'People, organisations, positions, places and records from any source.'],
  ['Frame', 'frame-which-one--docs', 'Menu, tabs, settings and notices around the pages.'],
  ['Patterns', 'patterns-which-one--docs', 'How all of it stands together on whole pages.'],
] as const;

/** The brand, and a way into each group. */
export function StartCards() {
  return (
    <FoundationPage>
      <img src="brand.svg" alt="Smart Admin" className="mb-4 h-10 rounded-md bg-white p-1" />
      <p className="m-0 mb-6 max-w-160 text-16 text-2">
        Widgets, forms, pickers and a frame for dense, calm, keyboard-friendly administration, in four languages, light
        and dark.
      </p>
      <ul className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(16rem,1fr))] gap-3 p-0">
        {GROUPS.map(([name, id, text]) => (
          <li key={id}>
            <a
              href={`?path=/docs/${id}`}
              target="_top"
              className="block h-full rounded-lg border border-hairline bg-surface p-4 text-1 no-underline hover:border-control"
            >
              <span className="block text-16 font-semibold">{name}</span>
              <span className="mt-1 block text-2">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </FoundationPage>
  );
}
