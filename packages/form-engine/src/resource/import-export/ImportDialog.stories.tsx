import { createTranslate, resolveLocale } from '@smart-admin/ui/messages';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ALLOW_ALL, ResourceProvider } from '../ResourceProvider.js';
import { type ImportRow, type ImportSource } from './ImportSource.js';
import { ImportDialog } from './ImportDialog.js';
import { importMessages } from './importMessages.js';
import { missingFields } from './mapping.js';

/**
 * Reads a file, shows its rows with what is wrong in them, and takes those that are right.
 *
 * **When:** for many records from a spreadsheet that people have to check before. Not for one file as it is
 * (ImportButton).
 *
 * **Keyboard:** Tab goes from the file to the rows and the buttons; arrows walk the cells, Escape asks before it closes.
 */
const meta: Meta = {
  title: 'Forms/Import',
  tags: ['vi'],
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      description: { component: '导入：下载模板、上传文件、就地修改有误的行、导入、再次导入失败的行。' },
    },
  },
};
export default meta;

const SURNAMES = ['周', '陈', '欧阳', '李', '王', '张', '何', '徐', '孙', '马'];

/** Made-up rows of a file; every 40th has no name, every 90th a wrong number. */
function fileRows(count: number): ImportRow[] {
  return Array.from({ length: count }, (_, index) => ({
    values: {
      realName: index % 40 === 7 ? '' : `${SURNAMES[index % 10]}${['雨桐', '嘉豪', '思远'][index % 3]}`,
      account: `staff${1001 + index}`,
      mobilePhone: index % 90 === 11 ? '138' : `138${String(10_000_000 + index * 37).slice(0, 8)}`,
      organize: ['平台研发部', '运营管理部', '财务结算部'][index % 3] ?? '',
      position: '员工',
    },
    errors: {},
  })).map(check);
}

function check(row: ImportRow): ImportRow {
  const errors: Record<string, string> = {};
  if (row.values.realName === '') errors.realName = '姓名不能为空';
  if (row.values.mobilePhone?.length !== 11) errors.mobilePhone = '请正确输入您的手机号';
  return { ...row, errors };
}

const FIELDS = [
  { id: 'realName', label: '姓名', required: true },
  { id: 'account', label: '账号', required: true },
  { id: 'mobilePhone', label: '手机号', required: false },
  { id: 'organize', label: '所属部门', required: false },
  { id: 'position', label: '岗位', required: false },
];

function source(count: number, isGuessed: boolean): ImportSource {
  return {
    template: async () => undefined,
    preview: async (_file, mapping) => {
      const columns = FIELDS.map(({ id, label }, index) => ({
        header: label,
        sample: fileRows(1)[0]?.values[id] ?? '',
        field: mapping?.[index] ?? (isGuessed ? id : ''),
      }));
      const isMapped = missingFields(columns, FIELDS).length === 0;
      return { fields: FIELDS, columns, rows: isMapped ? fileRows(count) : [], total: count };
    },
    check: async (rows) => rows.map(check),
    take: {
      kind: 'commit',
      commit: async (rows) => {
        const failed = rows
          .filter(({ values }) => values.account === 'staff1003')
          .map((row) => ({ ...row, errors: { account: '账号已存在' } }));
        return { successes: rows.length - failed.length, failures: failed.length, failed };
      },
    },
    exceptionFile: async () => undefined,
  };
}

function Frame({ count, isGuessed = true }: { count: number; isGuessed?: boolean }) {
  const [client] = useState(() => new QueryClient());
  const [from] = useState(() => source(count, isGuessed));
  return (
    <QueryClientProvider client={client}>
      <ResourceProvider permissions={ALLOW_ALL}>
        <ImportDialog label="用户" source={from} onClose={() => undefined} onImported={async () => undefined} />
      </ResourceProvider>
    </QueryClientProvider>
  );
}

/** The texts of the dialog in the language of the story. */
const texts = ({ globals }: { globals: { locale?: string } }) =>
  createTranslate(importMessages, resolveLocale(globals.locale, undefined));

async function openFile(t: ReturnType<typeof texts>): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name: t('title', { label: '用户' }) });
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No field for a file');
  await userEvent.upload(input, new File(['x'], '用户.xlsx'));
  return dialog;
}

/** The first step. */
export const ChooseFile: StoryObj = { render: () => <Frame count={9} /> };

/** Headers that say nothing: each column is told which field it fills. */
export const Mapping: StoryObj = {
  render: () => <Frame count={12} isGuessed={false} />,
  play: async (context) => {
    const t = texts(context);
    const dialog = await openFile(t);
    const field = await within(dialog).findByRole('combobox', { name: t('fieldOf', { column: '姓名' }) });
    await expect(within(dialog).getByRole('button', { name: t('next') })).toBeDisabled();
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: `${'姓名'} *` }));
    await userEvent.click(within(dialog).getByRole('combobox', { name: t('fieldOf', { column: '账号' }) }));
    await userEvent.click(await screen.findByRole('option', { name: `${'账号'} *` }));
    await userEvent.click(within(dialog).getByRole('button', { name: t('next') }));
    await within(dialog).findByText('姓名不能为空');
  },
};

/** A few rows, one of them wrong. */
export const Rows: StoryObj = {
  render: () => <Frame count={12} />,
  play: async (context) => {
    const t = texts(context);
    const dialog = await openFile(t);
    await within(dialog).findByText('姓名不能为空');
  },
};

/** 2,000 rows: only those in view are drawn; Enter goes down, an edited row is checked again. */
export const ManyRows: StoryObj = {
  render: () => <Frame count={2_000} />,
  play: async (context) => {
    const t = texts(context);
    const dialog = await openFile(t);
    const first = await within(dialog).findByRole('textbox', { name: t('cell', { row: 8, column: '姓名' }) });
    await expect(dialog.querySelectorAll('[data-slot=import-cell]').length).toBeLessThan(300);
    await userEvent.type(first, '何雨{Enter}');
    await expect(document.activeElement).toBe(
      within(dialog).getByRole('textbox', { name: t('cell', { row: 12, column: '姓名' }) }),
    );
    await waitFor(() => expect(first).not.toHaveAttribute('aria-invalid'));
    await within(dialog).findByText(t('preview', { total: 2000, bad: 72 }));
  },
};

/** Rows that failed stay to be corrected. */
export const Failed: StoryObj = {
  render: () => <Frame count={12} />,
  play: async (context) => {
    const t = texts(context);
    const dialog = await openFile(t);
    await userEvent.click(await within(dialog).findByRole('button', { name: t('commit', { count: 10 }) }));
    await within(dialog).findByText(t('result', { successes: 9, failures: 3 }));
    await within(dialog).findByText('账号已存在');
  },
};
