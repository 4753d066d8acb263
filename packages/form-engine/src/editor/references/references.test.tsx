import { UiProvider } from '@smart-admin/ui/app-root';
import { act, render, screen, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { EditorProvider, useEditorState } from '../EditorProvider.js';
import { createEditorStore, type EditorState } from '../editorStore.js';
import { type Setting } from '../settings.js';
import { SettingsPanel } from '../SettingsPanel.js';
import { ReferenceSelect } from './ReferenceSelect.js';
import { type ReferenceChoice, type ReferenceSources, ReferenceSourcesContext } from './ReferenceSources.js';

/** What a drawing shows: a camera of a place. */
interface Drawing {
  shapes: { id: string; place: string; camera: string }[];
}
type Shape = Drawing['shapes'][number];

const words = (text: string) => ({ zh: text, en: text, zhtw: text, vi: text });
const settings: Setting<Shape>[] = [
  {
    key: 'place',
    kind: 'reference',
    of: 'place',
    label: words('地点'),
    needs: (_shape, value) => [{ of: 'camera', within: String(value) }],
    write: (drawing, id, value, lookup) => {
      const shape = (drawing as Drawing).shapes.find((one) => one.id === id);
      if (!shape) return;
      shape.place = String(value);
      shape.camera = lookup('camera', shape.place)?.[0]?.id ?? '';
    },
  },
  { key: 'camera', kind: 'reference', of: 'camera', within: ({ place }) => place, label: words('摄像机') },
];
const groups = [{ id: 'shape', label: words('图形'), settings }];
const places: ReferenceChoice[] = ['a', 'b', 'c'].map((id) => ({ id, name: `地点${id.toUpperCase()}` }));

function Panel() {
  const { shapes } = useEditorState(({ document }: EditorState<Drawing>) => document);
  return (
    <SettingsPanel<Drawing, Shape>
      groups={groups}
      items={shapes}
      find={(drawing, id) => drawing.shapes.find((shape) => shape.id === id)}
    />
  );
}

/** Answers that come when a test says so. */
function deferred() {
  const askers = new Map<string, (choices: ReferenceChoice[]) => void>();
  return {
    load: (within: string) => new Promise<ReferenceChoice[]>((resolve) => askers.set(within, resolve)),
    answer: (within: string, choices: ReferenceChoice[]) => act(async () => askers.get(within)?.(choices)),
  };
}

function draw(sources: ReferenceSources, content: React.ReactNode) {
  render(
    <UiProvider locale="zh">
      <QueryClientProvider client={new QueryClient()}>
        <ReferenceSourcesContext value={sources}>{content}</ReferenceSourcesContext>
      </QueryClientProvider>
    </UiProvider>,
  );
  return userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
}

function openPanel(sources: ReferenceSources) {
  const store = createEditorStore<Drawing>({
    document: { shapes: [{ id: 's', place: '', camera: '' }] },
    idsOf: ({ shapes }) => shapes.map(({ id }) => id),
  });
  const user = draw(
    sources,
    <EditorProvider store={store}>
      <Panel />
    </EditorProvider>,
  );
  const choose = async (name: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  return { store, choose, shape: () => store.getState().document.shapes[0] };
}

function Typing({ clearable }: { clearable: boolean }) {
  const [value, setValue] = useState('a');
  return (
    <>
      <ReferenceSelect of="place" aria-label="地点" value={value} onValueChange={setValue} clearable={clearable} />
      <output>{value}</output>
    </>
  );
}

describe('a choice that needs to know others', () => {
  it('is one step with what follows from it, and the newest one counts', async () => {
    const cameras = deferred();
    const { store, choose, shape } = openPanel({ place: { load: async () => places }, camera: cameras });
    await choose('地点', '地点A');
    // it shows at once, and the document waits
    await waitFor(() => expect(screen.getByRole('combobox', { name: '地点' }).textContent).toBe('地点A'));
    expect(shape()?.place).toBe('');
    await choose('地点', '地点B');
    await cameras.answer('b', [{ id: 'b1', name: '入口' }]);
    await waitFor(() => expect(shape()).toMatchObject({ place: 'b', camera: 'b1' }));
    await cameras.answer('a', [{ id: 'a1', name: '出口' }]);
    expect(shape()).toMatchObject({ place: 'b', camera: 'b1' });
    act(() => void store.undo());
    expect(shape()).toMatchObject({ place: '', camera: '' });
  });

  it('is made too where the others cannot be loaded', async () => {
    const { choose, shape } = openPanel({
      place: { load: async () => places },
      camera: { load: async () => Promise.reject(new Error('away')) },
    });
    await choose('地点', '地点C');
    await waitFor(() => expect(shape()).toMatchObject({ place: 'c', camera: '' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});

describe('a control of references', () => {
  it('says that its choices could not be loaded, keeps what was chosen, and asks again', async () => {
    let calls = 0;
    const load = async () => {
      calls += 1;
      if (calls <= 2) throw new Error('away');
      return places;
    };
    const user = draw(
      { place: { load } },
      <ReferenceSelect of="place" aria-label="地点" value="b" onValueChange={() => {}} />,
    );
    const retry = await screen.findByRole('button', { name: '重试' });
    // nobody knows whether it is gone
    expect(screen.getByRole('combobox').textContent).toBe('b');
    await user.click(retry);
    await waitFor(() => expect(screen.getByRole('combobox').textContent).toBe('地点B'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('never leaves empty what must name something, where it is typed', async () => {
    const user = draw({}, <Typing clearable={false} />);
    const field = screen.getByRole('textbox', { name: '地点' });
    await user.clear(field);
    expect(field).toHaveProperty('value', '');
    expect(screen.getByRole('status').textContent).toBe('a');
    await user.tab();
    expect(field).toHaveProperty('value', 'a');
    await user.clear(field);
    await user.type(field, 'xy');
    expect(screen.getByRole('status').textContent).toBe('xy');
  });
});
