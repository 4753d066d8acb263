import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { diffItems } from './diffDocuments.js';
import { DifferenceList } from './DifferenceList.js';
import { EditorProvider, useEditorState } from './EditorProvider.js';
import { createEditorStore, type EditorState } from './editorStore.js';
import { ExpressionField } from './expression/ExpressionField.js';
import { type ExpressionLanguage } from './expression/expressionLanguage.js';
import { HistoryButtons } from './HistoryButtons.js';
import { ProblemsPanel } from './ProblemsPanel.js';
import { ReferenceSelect } from './references/ReferenceSelect.js';
import { type ReferenceSources, ReferenceSourcesContext } from './references/ReferenceSources.js';
import { SettingsPanel } from './SettingsPanel.js';
import { type Setting, type SettingGroup } from './settings.js';

/** A shape on a screen: what is drawn by the kernel need not be a form. */
interface Shape {
  id: string;
  name: string;
  note: string;
  size: number;
  filled: boolean;
  fill: string;
  edge: string;
  sides: string[];
  states: { value: string; label: string }[];
  place: string;
  cameras: { value: string; label: string }[];
  shownWhen: string;
}
interface Drawing {
  shapes: Shape[];
}

const words = (zh: string, en: string) => ({ zh, en, zhtw: zh, vi: en });
const settings: Setting<Shape>[] = [
  { key: 'name', kind: 'text', label: words('名称', 'Name'), single: true },
  { key: 'note', kind: 'longText', label: words('说明', 'Note') },
  { key: 'size', kind: 'number', label: words('大小', 'Size'), min: 0, max: 100, unit: 'px' },
  { key: 'filled', kind: 'flag', label: words('填充', 'Filled') },
  { key: 'fill', kind: 'color', label: words('颜色', 'Colour'), visibleWhen: ({ filled }) => filled },
  {
    key: 'edge',
    kind: 'choice',
    label: words('边框', 'Edge'),
    choices: [
      { value: 'none', label: words('无', 'None') },
      { value: 'thin', label: words('细', 'Thin') },
    ],
  },
  {
    key: 'sides',
    kind: 'choices',
    label: words('可拖', 'Sides'),
    choices: [
      { value: 'left', label: words('左', 'Left') },
      { value: 'right', label: words('右', 'Right') },
    ],
  },
  { key: 'states', kind: 'options', label: words('状态', 'States') },
  { key: 'place', kind: 'reference', of: 'place', clearable: true, label: words('地点', 'Place') },
  {
    key: 'cameras',
    kind: 'references',
    of: 'camera',
    within: ({ place }) => place,
    label: words('摄像机', 'Cameras'),
  },
  { key: 'shownWhen', kind: 'expression', label: words('显示', 'Shown') },
];
const groups: SettingGroup<Shape>[] = [{ id: 'all', label: words('图形', 'Shape'), settings }];
const shape: Shape = {
  id: 's1',
  name: '车位',
  note: '',
  size: 40,
  filled: true,
  fill: '#1677ff',
  edge: 'thin',
  sides: ['left'],
  states: [{ value: '1', label: '空闲' }],
  place: 'p1',
  cameras: [{ value: 'c1', label: '入口' }],
  shownWhen: 'SUM({free}) > 0',
};

/** What the drawing can refer to. */
const references: ReferenceSources = {
  place: {
    load: async () => [
      { id: 'p1', name: '东区停车场', code: 'east', hint: '地下' },
      { id: 'p2', name: '西区停车场', code: 'west', hint: '路面' },
    ],
  },
  camera: { load: async (place) => ['1', '2'].map((id) => ({ id: `c${id}`, name: `${place} 摄像机 ${id}` })) },
  zone: { load: async () => [{ id: 'z', name: '全市', children: [{ id: 'z1', name: '滨海区' }] }] },
  slow: { load: () => new Promise(() => {}) },
  broken: { load: () => Promise.reject(new Error('away')) },
};

/** Names of fields in braces, numbers, and one function: enough to show what a language can say. */
const language: ExpressionLanguage = {
  problems: (text) => {
    const at = text.search(/\{(?!free\}|total\})[^}]*\}?/);
    if (at !== -1) return [{ from: at, to: text.length, message: `没有这个字段：${text.slice(at)}` }];
    return /[+>]\s*$/.test(text) ? [{ from: text.length - 1, to: text.length, message: '表达式没有写完' }] : [];
  },
  tokens: (text) =>
    [...text.matchAll(/\{[^}]*\}|SUM|\d+|[+>]/g)].map(({ 0: word, index }) => ({
      from: index,
      to: index + word.length,
      kind: word.startsWith('{') ? 'field' : word === 'SUM' ? 'function' : /\d/.test(word) ? 'number' : 'operator',
    })),
  begunAt: (text, caret) => {
    const begun = /\{\w*$/.exec(text.slice(0, caret))?.[0] ?? '';
    return { from: caret - begun.length, query: begun.slice(1) };
  },
  completions: (text, caret, matches) => {
    const from = text.slice(0, caret).lastIndexOf('{');
    return ['free', 'total']
      .filter((field) => from !== -1 && (!matches || matches(field)))
      .map((field) => ({ label: field, insert: `{${field}}`, from, kind: 'field' as const }));
  },
};

/**
 * Parts of the editor kernel, here over a drawing.
 *
 * **When:** in designers: give `EditorProvider` a store and put the parts where the designer has room for them. Not
 * for settings that are saved with a button: those are a form.
 *
 * **Keyboard:** In an expression Ctrl and Space shows what can be written; the arrows choose, Enter takes it, Escape closes.
 */
const meta: Meta = { title: 'Forms/Editor' };
export default meta;

type Story = StoryObj;

/** Every kind of setting. */
export const Settings: Story = { render: () => <Panel /> };

/** Nothing can be changed. */
export const ReadOnlySettings: Story = { render: () => <Panel readOnly /> };

/** What is referred to, in every state: chosen, in a tree, gone, on the way, not to be loaded, and typed without a source. */
export const References: Story = {
  render: () => (
    <ReferenceSourcesContext value={references}>
      <div className="grid w-80 gap-3">
        {(
          [
            ['已选', 'place', 'p1'],
            ['按编码', 'place', 'west'],
            ['树', 'zone', 'z1'],
            ['已失效', 'place', 'gone'],
            ['加载中', 'slow', 'x'],
            ['加载失败', 'broken', 'x'],
            ['手工输入', 'none', 'x'],
          ] as const
        ).map(([label, of, value]) => (
          <ReferenceSelect key={label} of={of} aria-label={label} value={value} onValueChange={() => {}} />
        ))}
      </div>
    </ReferenceSourcesContext>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chosen = (name: string) => canvas.getByRole('combobox', { name });
    await waitFor(() => expect(chosen('已选')).toHaveTextContent('东区停车场'));
    await expect(chosen('按编码')).toHaveTextContent('西区停车场');
    await expect(chosen('已失效')).toHaveTextContent('gone（已失效）');
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '手工输入' })).toHaveValue('x');
  },
};

/** What is typed stays, wrong or not; the wrong place is named and can be gone to. */
export const Expression: Story = {
  render: () => <Expressions />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox');
    const user = userEvent.setup();
    await user.click(field);
    await user.keyboard(' + {{fr');
    await expect(await canvas.findByRole('option', { name: 'free' })).toBeVisible();
    await user.keyboard('{Enter}');
    await expect(field).toHaveValue('1 + {free}');
    await user.keyboard(' +');
    await expect(canvas.getByRole('button', { name: '表达式没有写完' })).toBeVisible();
    await expect(field).toHaveValue('1 + {free} +');
  },
};

/** Errors first; a press leads to the item. */
export const Problems: Story = {
  render: () => (
    <Frame>
      <ProblemsPanel
        problems={[
          { severity: 'error', itemId: 's1', setting: 'name', place: '图形 › 车位', message: '没有名称' },
          { severity: 'warning', place: '图形', message: '太多图形会变慢' },
        ]}
      />
    </Frame>
  ),
};

/** Two documents compared. */
export const Differences: Story = {
  render: () => {
    const item = (id: string, label: string, size = '40 px') => ({
      id,
      label,
      settings: [{ key: 'size', label: '大小', text: size }],
    });
    return (
      <DifferenceList
        differences={diffItems(
          [item('a', '车位'), item('b', '道闸'), item('c', '岗亭'), item('d', '标线')],
          [item('c', '岗亭'), item('a', '车位', '60 px'), item('d', '标线'), item('e', '充电桩')],
        )}
      />
    );
  },
};

function Frame({ children, readOnly = false }: { children: React.ReactNode; readOnly?: boolean }) {
  const [store] = useState(() =>
    createEditorStore<Drawing>({
      document: { shapes: [shape] },
      idsOf: ({ shapes }) => shapes.map(({ id }) => id),
      readOnly,
    }),
  );
  return (
    <EditorProvider store={store}>
      <ReferenceSourcesContext value={references}>
        <HistoryButtons />
        {children}
      </ReferenceSourcesContext>
    </EditorProvider>
  );
}

function Panel({ readOnly = false }: { readOnly?: boolean }) {
  return (
    <Frame readOnly={readOnly}>
      <div className="w-80 border border-hairline bg-surface">
        <ShapeSettings />
      </div>
    </Frame>
  );
}

function ShapeSettings() {
  const { shapes } = useEditorState(documentOf);
  return (
    <SettingsPanel
      groups={groups}
      items={shapes}
      find={(drawing: Drawing, id) => drawing.shapes.find((one) => one.id === id)}
      languageOf={() => language}
    />
  );
}

const documentOf = (state: EditorState<Drawing>) => state.document;

function Expressions() {
  const [text, setText] = useState('1');
  return (
    <div className="h-60 w-80">
      <ExpressionField aria-label="显示条件" value={text} onValueChange={setText} language={language} />
    </div>
  );
}
