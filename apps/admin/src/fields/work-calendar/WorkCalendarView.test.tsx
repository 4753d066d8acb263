import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { readWorkCalendar, type WorkCalendarSetting } from './workCalendar.js';
import { WorkCalendarView } from './WorkCalendarView.js';

const WORKDAY: [number, number][] = [
  [540, 720],
  [810, 1_080],
];
const START: WorkCalendarSetting = {
  week: [[], WORKDAY, WORKDAY, WORKDAY, WORKDAY, WORKDAY, []],
  special: [{ name: '元旦', from: '2001-01-01', to: '2001-01-03', hours: [] }],
};

function open(more: { readOnly?: boolean } = {}) {
  let held = JSON.stringify(START);
  function Held() {
    const [value, setValue] = useState<unknown>(held);
    if (typeof value === 'string') held = value;
    return <WorkCalendarView aria-label="工作日历" value={value} onValueChange={setValue} {...more} />;
  }
  render(<Held />);
  return { user: userEvent.setup(), held: () => readWorkCalendar(held) };
}

it('adds and removes spans of a weekday', async () => {
  const { user, held } = open();
  await user.click(screen.getByRole('button', { name: '添加星期六的时段' }));
  expect(held().week[6]).toEqual([[540, 1_080]]);
  const [first] = screen.getAllByRole('button', { name: '删除星期一的时段' });
  await user.click(first as HTMLElement);
  expect(held().week[1]).toEqual([[810, 1_080]]);
});

it('lists special days by year, and begins an extra working day with the hours of the week', async () => {
  const { user, held } = open();
  const special = within(screen.getByRole('region', { name: '节假日与调休' }));
  expect(special.queryByRole('listitem')).toBeNull();
  await user.click(special.getByRole('button', { name: '添加上班日' }));
  expect(special.getAllByRole('listitem')).toHaveLength(1);
  await user.type(special.getByRole('textbox', { name: '名称' }), '调休');
  expect(held().special).toMatchObject([{ name: '元旦' }, { name: '调休', hours: WORKDAY }]);
  await user.click(special.getByRole('button', { name: '删除“调休”' }));
  expect(held().special).toEqual(START.special);
});

it('says when a limit would end, as the engine counts it', () => {
  open();
  expect(screen.getByRole('status').textContent).toMatch(/16:00 星期五 开始的 8 工作小时，到 .+ 16:30 星期一 结束/);
});

it('cannot be changed by whoever may only read it', () => {
  open({ readOnly: true });
  expect(screen.queryByRole('button', { name: '添加上班日' })).toBeNull();
  expect(screen.queryByRole('button', { name: '添加星期六的时段' })).toBeNull();
});
