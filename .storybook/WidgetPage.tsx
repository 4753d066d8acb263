import { Controls, Markdown, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { type ReactNode } from 'react';
import { parseUsage } from './usage.js';

/** A docs page: what it is, when to use it and when not, its keyboard, its first story, its properties, all its stories. */
export function WidgetPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const docs = preparedMeta.parameters.docs as { description?: { component?: string } } | undefined;
  const { intro, when, not, keyboard } = parseUsage(docs?.description?.component ?? '');
  return (
    <>
      <Title />
      <Markdown>{intro}</Markdown>
      {(when || not || keyboard) && (
        <table className="usage">
          <tbody>
            <UsageRow name="When to use">{when}</UsageRow>
            <UsageRow name="When not">{not}</UsageRow>
            <UsageRow name="Keyboard">{keyboard}</UsageRow>
          </tbody>
        </table>
      )}
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}

function UsageRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{typeof children === 'string' ? <Markdown>{children}</Markdown> : children}</td>
    </tr>
  );
}
