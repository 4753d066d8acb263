import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { OrganizePicker } from '../organize-picker/OrganizePicker.js';
import { Queries } from '../testing/Queries.js';
import { manyOrganizes, manyUsers } from '../testing/tooMany.js';
import { UserPicker } from './UserPicker.js';

const open = () => userEvent.click(screen.getByRole('combobox'));
const MOST_ROWS = 60;

describe('100,000 users and 10,000 organisations', () => {
  it('a closed picker asks for the names of its value alone', async () => {
    const { source, calls } = manyUsers();
    render(
      <Queries>
        <UserPicker aria-label="审批人" source={source} sourceKey="many" multiple defaultValue={['u7', 'u99999']} />
      </Queries>,
    );
    expect((await screen.findAllByText(/周洋99999/)).length).toBeGreaterThan(0);
    expect(calls).toEqual(['names u7,u99999']);
  });

  it('an open list loads one page of 50, draws what is in view, and loads the next page near the end', async () => {
    const { source, calls } = manyUsers();
    render(
      <Queries>
        <UserPicker aria-label="审批人" source={source} sourceKey="many" mode="popover" systemVariables={false} />
      </Queries>,
    );
    await open();
    const list = await screen.findByRole('listbox');
    expect(calls).toEqual(['search  1 50']);
    const rows = screen.getAllByRole('option');
    expect(rows.length).toBeLessThan(50);
    expect(rows[0]?.getAttribute('aria-setsize')).toBe('100000');
    list.scrollTop = 46 * 40;
    fireEvent.scroll(list);
    await waitFor(() => expect(calls).toEqual(['search  1 50', 'search  2 50']));
    expect(screen.getAllByRole('option').length).toBeLessThan(MOST_ROWS);
    await userEvent.type(screen.getByPlaceholderText('请输入关键词'), 'account99999');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    expect(calls.at(-1)).toBe('search account99999 1 50');
  });

  it('a whole tree of 10,000 nodes is asked for once and draws what is in view', async () => {
    const { source, calls } = manyOrganizes(false);
    render(
      <Queries>
        <OrganizePicker aria-label="组织" source={source} sourceKey="whole" />
      </Queries>,
    );
    expect(calls).toEqual([]);
    await open();
    await screen.findByRole('treeitem', { name: '分公司 0' });
    expect(screen.getAllByRole('treeitem').length).toBeLessThan(MOST_ROWS);
    await userEvent.type(screen.getByPlaceholderText('请输入关键词'), '部门 99-98');
    await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    await open();
    await screen.findByRole('treeitem', { name: '分公司 0' });
    expect(calls).toEqual(['load']);
  });

  it('a lazy tree asks for what is opened, once', async () => {
    const { source, calls } = manyOrganizes(true);
    render(
      <Queries>
        <OrganizePicker aria-label="组织" source={source} sourceKey="lazy" />
      </Queries>,
    );
    await open();
    await userEvent.click(await screen.findByRole('treeitem', { name: '分公司 3' }));
    await userEvent.click(await screen.findByRole('treeitem', { name: /部门 3-1部门|部门 3-1 部门/ }));
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    expect(screen.getByRole('combobox').textContent).toBe('部门 3-1');
    await open();
    await userEvent.click(await screen.findByRole('treeitem', { name: '分公司 3' }));
    await screen.findAllByRole('treeitem', { name: /部门 3-1/ });
    // neither the name of what was chosen here nor the children are asked for again
    expect(calls).toEqual(['load', 'children c3']);
  });
});
