import { UiProvider } from '@smart-admin/ui/app-root';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { CardDesignContext } from './CardDesignContext.js';
import { dataSettingViews } from './dataSettingViews.js';

const View = dataSettingViews.columns;
const setting = { key: 'columns', kind: 'columns', label: { zh: '列', en: '', zhtw: '', vi: '' } };

/** Columns of a source that nobody knows before it is asked. */
function open() {
  let chosen: unknown = [];
  function Columns() {
    const [value, setValue] = useState<unknown>([]);
    chosen = value;
    return <View setting={setting} value={value} isMixed={false} onValueChange={setValue} language={undefined} />;
  }
  render(
    <UiProvider locale="zh">
      <CardDesignContext value={{ columns: [], builtIn: [], parameters: [], filters: [] }}>
        <Columns />
      </CardDesignContext>
    </UiProvider>,
  );
  return () => chosen;
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '列' });

it('takes columns that are typed with commas between them, each once', async () => {
  const chosen = open();
  await userEvent.type(field(), 'plate, place,');
  expect(field().value).toBe('plate, place,');
  await userEvent.type(field(), 'plate');
  await userEvent.tab();
  expect(chosen()).toEqual(['plate', 'place']);
  expect(field().value).toBe('plate,place');
});

it('keeps as many as a card takes, and says so', async () => {
  const chosen = open();
  const names = Array.from({ length: 13 }, (_, place) => `c${place}`);
  await userEvent.type(field(), names.join(','));
  await userEvent.tab();
  expect(chosen()).toEqual(names.slice(0, 12));
  expect(await screen.findByText('最多 12 列，只保留了前面的')).toBeDefined();
});
