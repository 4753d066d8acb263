import { CONTROL_SIZES } from '@smart-admin/ui/theme';
import { FoundationPage, worthOf } from './FoundationPage.js';
import { tokensOf, type Token } from './tokens.js';

/** Steps of the grid, radii, heights of controls and rows, measures of the frame. */
export function Spacing() {
  return (
    <FoundationPage>
      <Bars title="Steps" tokens={tokensOf('--sp-')} />
      <h3 className="m-0 mt-8 mb-3 text-16 font-semibold text-1">Radii</h3>
      <ul className="m-0 flex list-none flex-wrap gap-4 p-0">
        {tokensOf('--radius-').map(({ name }) => (
          <li key={name} className="grid justify-items-center gap-1 text-12 text-2">
            <span className="size-14 border border-control bg-primary-soft" style={{ borderRadius: `var(${name})` }} />
            <code>{name.slice('--radius-'.length)}</code>
            {worthOf(name)}
          </li>
        ))}
      </ul>
      <h3 className="m-0 mt-8 mb-3 text-16 font-semibold text-1">Controls and rows by size</h3>
      <table className="w-full border-collapse">
        <tbody>
          {CONTROL_SIZES.map((size) => (
            <tr key={size} className="border-b border-hairline">
              <th scope="row" className="py-2 text-left font-normal text-2">
                {size}
              </th>
              <td className="py-2">
                <span
                  className="inline-grid place-items-center rounded-md border border-control px-3 text-2"
                  style={{ height: `var(--ctl-${size})` }}
                >
                  {worthOf(`--ctl-${size}`)}
                </span>
              </td>
              <td className="py-2 text-2">row {worthOf(`--row-${size}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Bars title="Layers, from the page up" tokens={tokensOf('--z-')} hasBars={false} />
    </FoundationPage>
  );
}

function Bars({ title, tokens, hasBars = true }: { title: string; tokens: readonly Token[]; hasBars?: boolean }) {
  return (
    <>
      <h3 className="m-0 mt-8 mb-3 text-16 font-semibold text-1 first:mt-0">{title}</h3>
      <ul className="m-0 grid list-none gap-2 p-0">
        {tokens.map(({ name, note }) => (
          <li key={name} className="flex items-center gap-3 text-2">
            <code className="w-36 flex-none">{name}</code>
            <span className="w-14 flex-none tabular-nums">{worthOf(name)}</span>
            {hasBars && <span className="h-3 rounded-xs bg-primary-solid" style={{ width: `var(${name})` }} />}
            {note}
          </li>
        ))}
      </ul>
    </>
  );
}
