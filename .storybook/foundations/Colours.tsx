import { FoundationPage, worthOf } from './FoundationPage.js';
import { colourRoles } from './tokens.js';

/** Every colour role, drawn as it is in the theme and mode of the toolbar. */
export function Colours() {
  return (
    <FoundationPage>
      <Roles title="Grounds and fills" of="color" prefix="bg-" />
      <Roles title="Texts" of="text-color" prefix="text-" />
      <Roles title="Lines" of="border-color" prefix="border-" />
    </FoundationPage>
  );
}

function Roles({ title, of, prefix }: { title: string; of: 'color' | 'text-color' | 'border-color'; prefix: string }) {
  return (
    <section className="mb-8 last:mb-0">
      <h3 className="m-0 mb-3 text-16 font-semibold text-1">{title}</h3>
      <ul className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-3 p-0">
        {colourRoles(of).map(({ role, token }) => (
          <li key={role} className="flex min-w-0 items-center gap-3">
            <span
              className="size-10 flex-none rounded-md border border-default"
              style={{ background: `var(${token})` }}
            />
            <span className="min-w-0">
              <code className="block truncate text-13 text-1">{prefix + role}</code>
              <span className="block truncate text-12 text-2">{worthOf(token)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
