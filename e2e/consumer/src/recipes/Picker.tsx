import { type TreeSource } from '@smart-admin/pickers/sources';
import { TreePicker } from '@smart-admin/pickers/tree-picker';
import { UiProvider } from '@smart-admin/ui/app-root';
import { useState } from 'react';

async function get<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(`/v3.1${path}`, { signal });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Answer;
}

type Country = { cca3: string; name: { common: string } };
/** Regions at once, the countries of one when it opens. */
const source: TreeSource = {
  load: async (signal) => (await get<string[]>('/regions', signal)).map((id) => ({ id, label: id, selectable: false })),
  loadChildren: async (region, signal) => {
    const countries = await get<Country[]>(`/region/${region}`, signal);
    return countries.map(({ cca3, name }) => ({ id: cca3, label: name.common, isLeaf: true }));
  },
};

export function App() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <UiProvider locale="en">
      <TreePicker aria-label="Country" sourceKey="countries" {...{ source, value }} onValueChange={setValue} />
    </UiProvider>
  );
}
