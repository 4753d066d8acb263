import { act, screen } from '@testing-library/react';
import { lazyPart } from '@smart-admin/ui/lazy';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { createField, createFormDocument } from '../core/document/createField.js';
import { createFormStore } from '../core/state/createFormStore.js';
import { FieldKindsProvider } from '../fields/FieldKindsProvider.js';
import { createFieldKinds, defineFieldKind } from '../fields/fieldKinds.js';
import { ratingField } from '../testing/ratingKind.js';
import { show } from '../testing/showStory.js';
import { FormRenderer } from './FormRenderer.js';
import { useFirstFocus } from './useFirstFocus.js';
import '../testing/preloadViews.js';

/** A form whose first control comes when its code is there. */
function showLate() {
  const code: { arrive?: () => void } = {};
  const late = lazyPart(
    () => new Promise<void>((resolve) => (code.arrive = resolve)),
    () => () => <input aria-label="评分" />,
  );
  const kinds = createFieldKinds([defineFieldKind(ratingField, { edit: late })]);
  const form = createFormDocument([
    createField(ratingField, { id: 'score', label: '评分' }),
    createField('text', { id: 'name', label: '名称' }),
  ]);
  const store = createFormStore(form, {}, { context: { registry: kinds.registry } });
  function Page() {
    const body = useRef<HTMLDivElement>(null);
    useFirstFocus(body, form);
    return (
      <div ref={body}>
        <FormRenderer store={store} />
      </div>
    );
  }
  const { user } = show(
    <FieldKindsProvider kinds={kinds}>
      <Page />
    </FieldKindsProvider>,
  );
  const arrive = () =>
    act(async () => {
      code.arrive?.();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    });
  return { user, arrive };
}

it('the first control has the focus as soon as it is there', async () => {
  const { arrive } = showLate();
  expect(screen.getByLabelText('名称')).toBeDefined();
  expect(document.activeElement).toBe(document.body);
  await arrive();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '评分' }));
});

it.each(['keys', 'a pointer', 'what speaks or fills in for them'])(
  'whoever has gone on by %s stays where they are',
  async (way) => {
    const { user, arrive } = showLate();
    const name = screen.getByLabelText('名称');
    if (way === 'keys') await user.tab();
    else if (way === 'a pointer') await user.click(name);
    else name.focus();
    await arrive();
    expect(screen.getByRole('textbox', { name: '评分' })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('名称'));
  },
);

it('a form whose description is made anew is the same form: nobody is taken out of their field', async () => {
  const formOf = () =>
    createFormDocument([
      createField('text', { id: 'name', label: '名称' }),
      createField('text', { id: 'note', label: '备注' }),
    ]);
  const store = createFormStore(formOf());
  function Page() {
    const [form, setForm] = useState(formOf);
    const body = useRef<HTMLDivElement>(null);
    useFirstFocus(body, form);
    return (
      <div ref={body}>
        <FormRenderer store={store} />
        <output onPointerEnter={() => setForm(formOf())}>{form.fields.length}</output>
      </div>
    );
  }
  const { user } = show(<Page />);
  expect(document.activeElement).toBe(screen.getByLabelText('名称'));
  await user.tab();
  await user.hover(screen.getByRole('status'));
  expect(document.activeElement).toBe(screen.getByLabelText('备注'));
});

it('a form that is opened again by its button takes the focus from the button', async () => {
  const form = createFormDocument([createField('text', { id: 'name', label: '名称' })]);
  const store = createFormStore(form);
  function OpenForm() {
    const body = useRef<HTMLDivElement>(null);
    useFirstFocus(body, form);
    return (
      <div ref={body}>
        <FormRenderer store={store} />
      </div>
    );
  }
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(!isOpen)}>打开</button>
        {isOpen && <OpenForm />}
      </>
    );
  }
  const { user } = show(<Page />);
  for (const time of ['first', 'second']) {
    await user.click(screen.getByRole('button', { name: '打开' }));
    expect(document.activeElement, time).toBe(screen.getByLabelText('名称'));
    await user.click(screen.getByRole('button', { name: '打开' }));
  }
});
