import '@smart-admin/ui/styles.css';
import { createField, createFormDocument } from '@smart-admin/form-engine/core';
import { FormDesigner } from '@smart-admin/form-engine/designer';
import { UiProvider } from '@smart-admin/ui/app-root';
import { applyTheme } from '@smart-admin/ui/theme';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { measure, painted, type } from '../measure.js';

const FIELDS = 500;
const LINE = 25;

/** Kinds as a long form has them, every twenty-fifth a line, each number a product of the ones before it. */
const KINDS = ['text', 'number', 'select', 'date', 'radio', 'textarea', 'switch', 'userSelect', 'number', 'text'];
const form = createFormDocument(
  Array.from({ length: FIELDS }, (_, index) => {
    const id = `f${index}`;
    const label = `字段${index}`;
    if (index % LINE === 0) return createField('divider', { id, label });
    const kind = KINDS[index % KINDS.length];
    const before = textBefore(index);
    return createField(kind, {
      ...{ id, label, span: 12, visibleWhen: before ? `{${before}} != 'hide'` : '' },
      ...(kind === 'select' || kind === 'radio'
        ? { options: Array.from({ length: 4 }, (_option, at) => ({ value: String(at), label: `选项${at}` })) }
        : {}),
    });
  }),
);

/** A text that stands ten fields before; undefined where none does. */
function textBefore(index) {
  const before = index - (index % KINDS.length) - KINDS.length;
  return before > 0 && before % LINE !== 0 ? `f${before}` : undefined;
}

applyTheme({ theme: 'blue', mode: 'light', size: 'small' });
const drafts = {
  read: () => Promise.resolve(null),
  write: () => Promise.resolve(),
  remove: () => Promise.resolve(),
};
createRoot(document.querySelector('#root')).render(
  <UiProvider locale="zh">
    <QueryClientProvider client={new QueryClient()}>
      <div style={{ display: 'flex', height: '100vh' }}>
        <FormDesigner
          title="五百个字段"
          form={form}
          released={form}
          base="1"
          drafts={drafts}
          draftName="bench"
          canEdit
          canRelease
          onSave={() => Promise.resolve(true)}
          onRelease={() => Promise.resolve(true)}
          onBack={() => undefined}
        />
      </div>
    </QueryClientProvider>
  </UiProvider>,
);

const item = (index) => document.querySelector(`[data-item="f${index}"]`);
const button = (index) => document.querySelector(`[data-frame-button="f${index}"]`);
const panel = () => document.querySelector('[data-tour="settings"]');
const titleInput = () => panel().querySelector('[data-setting="label"] input, input[aria-label="标题"]');
const isChosen = (index) => button(index)?.getAttribute('aria-pressed') === 'true';
const press = (name) => document.querySelector(`button[aria-label^="${name}"]`).click();

window.bench = {
  /** From navigation until all parts are in their places. */
  async open() {
    while (!item(FIELDS - 1)) await painted();
    await painted();
    return performance.now();
  },
  /** Another field is chosen until its settings are painted. */
  async choose() {
    const times = [];
    for (const index of [3, 211, 42, 307, 98, 1, 454, 61])
      times.push(
        await measure(
          () => button(index).click(),
          () => isChosen(index) && titleInput()?.value === `字段${index}`,
        ),
      );
    return times;
  },
  /** A letter in its title until the canvas shows it. */
  async key() {
    const times = [];
    button(11).click();
    while (titleInput()?.value !== '字段11') await painted();
    const input = titleInput();
    for (let index = 0; index < 20; index += 1) {
      const text = `标题${index}`;
      times.push(
        await measure(
          () => type(input, text),
          () => item(11).textContent.includes(text),
        ),
      );
    }
    return times;
  },
  undo: () =>
    measure(
      () => press('撤销'),
      () => !item(11).textContent.includes('标题19'),
    ),
  redo: () =>
    measure(
      () => press('重做'),
      () => item(11).textContent.includes('标题19'),
    ),
  /** A part less: what stands behind it moves up. */
  async remove() {
    button(12).click();
    while (!isChosen(12)) await painted();
    return measure(
      () => button(12).dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true })),
      () => item(12) === null,
    );
  },
  /** All parts are chosen. */
  selectAll: () =>
    measure(
      () => button(11).dispatchEvent(new KeyboardEvent('keydown', { key: 'a', ctrlKey: true, bubbles: true })),
      () => isChosen(FIELDS - 2) && isChosen(1),
    ),
  /** Begins to note how long frames take; the answer ends it. */
  watchFrames() {
    const times = [];
    let isOn = true;
    let last = performance.now();
    const note = (now) => {
      times.push(now - last);
      last = now;
      if (isOn) requestAnimationFrame(note);
    };
    requestAnimationFrame((now) => {
      last = now;
      requestAnimationFrame(note);
    });
    window.bench.frames = () => {
      isOn = false;
      return times;
    };
  },
};
