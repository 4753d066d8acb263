import 'survey-core/survey-core.css';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import { createRoot } from 'react-dom/client';
import { benchForm, FIELDS } from './shared.js';

const survey = new Model({
  textUpdateMode: 'onTyping',
  elements: Array.from({ length: FIELDS }, (_, index) => ({
    type: 'text',
    name: `f${index}`,
    title: `字段${index}`,
    isRequired: index % 5 === 0,
    ...(index > 0 ? { visibleIf: `{f${index - 1}} <> 'hide'` } : {}),
  })),
});
createRoot(document.querySelector('#root')).render(<Survey model={survey} />);
const place = (index) => document.querySelector(`[data-name="f${index}"]`);
const input = (index) => place(index)?.querySelector('input') ?? null;
benchForm({ input, place, isShown: (index) => place(index) !== null });
