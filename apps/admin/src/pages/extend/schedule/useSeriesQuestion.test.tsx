import { type ChangedPart } from '@smart-admin/api-client/contract';
import { UiProvider } from '@smart-admin/ui/app-root';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useSeriesQuestion, type SeriesWork } from './useSeriesQuestion.js';

function Asking({ work, parts, onAnswer }: AskingProps) {
  const { ask, dialog } = useSeriesQuestion();
  return (
    <>
      <button onClick={() => void ask(work, '例会', parts).then(onAnswer)}>ask</button>
      {dialog}
    </>
  );
}

async function asked(work: SeriesWork, parts?: readonly ChangedPart[]) {
  const onAnswer = vi.fn<(part: ChangedPart | undefined) => void>();
  render(
    <UiProvider locale="zh">
      <Asking work={work} {...(parts && { parts })} onAnswer={onAnswer} />
    </UiProvider>,
  );
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(screen.getByRole('button', { name: 'ask' }));
  return { user, onAnswer };
}

it('means the one date unless something else is chosen', async () => {
  const { user, onAnswer } = await asked('move');
  await user.click(await screen.findByRole('button', { name: '移动' }));
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('this');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('passes on which dates are meant, and nothing where it is left', async () => {
  const { user, onAnswer } = await asked('remove');
  await user.click(await screen.findByRole('radio', { name: '此次及以后' }));
  await user.click(screen.getByRole('button', { name: '删除' }));
  expect(onAnswer).toHaveBeenLastCalledWith('later');
  await user.click(screen.getByRole('button', { name: 'ask' }));
  await user.click(await screen.findByRole('button', { name: '取消' }));
  expect(onAnswer).toHaveBeenLastCalledWith(undefined);
});

it('offers no single date for what is said of more than one', async () => {
  const { user, onAnswer } = await asked('change', ['later', 'all']);
  expect((await screen.findAllByRole('radio')).map((radio) => radio.getAttribute('value'))).toEqual(['later', 'all']);
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('later');
});

interface AskingProps {
  work: SeriesWork;
  parts?: readonly ChangedPart[];
  onAnswer: (part: ChangedPart | undefined) => void;
}
