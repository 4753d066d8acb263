import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createField } from '../../../core/document/createField.js';
import { showFormDesigner } from '../../../testing/showFormDesigner.js';
import { type OtherUses } from '../impact/useImpactQuestion.js';

/** A designer whose question who else uses a field is answered by `answer`. */
function open() {
  const asked: ((uses: OtherUses) => void)[] = [];
  const usesOf = () => new Promise<OtherUses>((resolve) => asked.push(resolve));
  const designer = showFormDesigner(
    [
      createField('text', { id: 'title', label: '名称' }),
      createField('subtable', {
        id: 'rows',
        label: '明细',
        columns: [createField('text', { id: 'gate', label: '入口' })],
      }),
    ],
    { impact: { usesOf } },
  );
  const answer = async () => {
    await waitFor(() => expect(asked).toHaveLength(1));
    asked.shift()?.({ records: 0, fields: [] });
  };
  return { ...designer, answer };
}

const setting = (name: string) =>
  within(screen.getByRole('complementary', { name: '选中项' })).getByRole<HTMLInputElement>('textbox', { name });
const item = (name: string) => screen.getByRole('button', { name });

it('a name that is taken late leaves chosen what was chosen meanwhile', async () => {
  const { user, answer, saved } = open();
  await user.click(item('明细，子表'));
  await user.clear(setting('字段名'));
  await user.type(setting('字段名'), 'items{Enter}');
  // nobody waits for the answer: a column comes, is chosen and gets its title
  await user.click(screen.getByRole('button', { name: '添加数字' }));
  await user.clear(setting('标题'));
  await user.type(setting('标题'), '数');
  await answer();
  await user.type(setting('标题'), '量');
  expect(await saved()).toMatchObject([
    { id: 'title', label: '名称' },
    { id: 'items', label: '明细', columns: [{ id: 'gate' }, { label: '数量' }] },
  ]);
});

it('a name that is taken at once keeps its field chosen', async () => {
  const { user, answer, saved } = open();
  await user.click(item('名称，单行文本'));
  await user.clear(setting('字段名'));
  await user.type(setting('字段名'), 'subject{Enter}');
  await answer();
  await waitFor(() => expect(setting('字段名').value).toBe('subject'));
  await user.clear(setting('标题'));
  await user.type(setting('标题'), '事由');
  expect(await saved()).toMatchObject([{ id: 'subject', label: '事由' }, { id: 'rows' }]);
});
