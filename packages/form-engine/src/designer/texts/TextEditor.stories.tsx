import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { decodeListDefinition } from '../../core/list/decodeListDefinition.js';
import { visitDocument } from '../../core/testing/visitDocument.js';
import { modelTextEntries } from './modelTextEntries.js';
import { TextEditor } from './TextEditor.js';

/**
 * The texts of a model in all languages: its name, labels, options, titles and messages in one table.
 *
 * **When:** on the page of the models, for whoever translates one. Not for the texts of pages that are written by hand
 * (`defineMessages`).
 *
 * **Keyboard:** Tab goes from text to text, along the row.
 */
const meta: Meta = {
  title: 'Forms/TextEditor',
  parameters: { docs: { description: { component: '模型的全部文本，按语言逐项填写；可搜索，也可只看缺失的。' } } },
};
export default meta;

const form = {
  ...visitDocument,
  texts: { en: { name: 'Visits', 'fields.visitorName.label': 'Visitor', 'fields.mobile.label': 'Mobile' } },
};
const list = decodeListDefinition({ btnsList: [{ value: 'add', label: '新增' }] });

function Demo({ readOnly = false }: { readOnly?: boolean }) {
  const [entries, setEntries] = useState(() => modelTextEntries({ fullName: '访客预约', form, list }));
  return (
    <div className="flex h-120 bg-surface p-4">
      <TextEditor entries={entries} onChange={setEntries} readOnly={readOnly} />
    </div>
  );
}

/** A model that is partly translated. */
export const Model: StoryObj = { render: () => <Demo /> };

/** For somebody who may only look at it. */
export const ReadOnly: StoryObj = { render: () => <Demo readOnly /> };
