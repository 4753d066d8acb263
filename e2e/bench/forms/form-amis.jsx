import 'amis/lib/themes/cxd.css';
import { render } from 'amis';
import { createRoot } from 'react-dom/client';
import { benchForm, FIELDS } from './shared.js';

const schema = {
  type: 'page',
  body: {
    type: 'form',
    wrapWithPanel: false,
    body: Array.from({ length: FIELDS }, (_, index) => ({
      type: 'input-text',
      name: `f${index}`,
      label: `字段${index}`,
      required: index % 5 === 0,
      ...(index > 0 ? { visibleOn: `\${f${index - 1} !== 'hide'}` } : {}),
    })),
  },
};
createRoot(document.querySelector('#root')).render(
  render(schema, {}, { fetcher: () => Promise.reject(new Error('no calls')) }),
);
const input = (index) => document.querySelector(`input[name="f${index}"]`);
benchForm({ input, isShown: (index) => input(index) !== null });
