import { type ImportRow, type ImportSource } from '@smart-admin/form-engine/resource';
import { type Translate } from '@smart-admin/ui/messages';
import { api } from '../../../app/api.js';
import { type RowOf } from '../../../resource/apiResource.js';
import { importUpload } from '../../../resource/importUpload.js';
import { once } from '../../../resource/once.js';
import { saveFile } from '../../../resource/saveFile.js';
import { type userMessages } from './userMessages.js';

export type UserRow = RowOf<typeof api.permission.users>;
type ApiImportRow = Awaited<ReturnType<typeof api.permission.users.importPreview>>['list'][number];

/** How users come from a file. */
export function userImport(t: Translate<keyof (typeof userMessages)['zh']>): ImportSource {
  const fields = [
    { id: 'account', label: t('account'), required: true },
    { id: 'realName', label: t('realName'), required: true },
    { id: 'gender', label: t('gender'), required: false },
    { id: 'mobilePhone', label: t('mobile'), required: false },
    { id: 'email', label: t('email'), required: false },
    { id: 'organize', label: t('importOrganize'), required: true },
    { id: 'position', label: t('importPosition'), required: false },
    { id: 'role', label: t('importRole'), required: false },
    { id: 'description', label: t('importNote'), required: false },
  ];
  const commit = async (rows: ImportRow[]) => {
    const { snum, fnum, failResult, initialPassword } = await once('users.importData', rows, (options) =>
      api.permission.users.importData({ body: { list: rows.map(toApiRow) } }, options),
    );
    const refused = new Set(failResult.map(({ account }) => account));
    const accounts = rows.map(({ values }) => values.account ?? '').filter((account) => !refused.has(account));
    const secret = {
      label: t('initialPassword'),
      value: initialPassword,
      hint: t('initialPasswordHint'),
      save: () => saveFile({ blob: passwordFile(accounts, initialPassword), fileName: `${t('initialPassword')}.csv` }),
    };
    return {
      successes: snum,
      failures: fnum,
      failed: failResult.map(toImportRow),
      secret: snum > 0 ? secret : undefined,
    };
  };
  return {
    template: async () => saveFile(await api.permission.users.template()),
    preview: async (file, mapping) => {
      const { list, columns } = await api.permission.users.importPreview({
        query: { fileName: await importUpload(file), ...(mapping ? { mapping: mapping.join(',') } : {}) },
      });
      return { fields, columns, rows: list.map(toImportRow), total: list.length };
    },
    take: { kind: 'commit', commit },
    exceptionFile: async (rows) =>
      saveFile(await api.permission.users.exportExceptionData({ body: { list: rows.map(toApiRow) } })),
  };
}

/** Accounts with their initial password, for spreadsheets. */
function passwordFile(accounts: readonly string[], password: string): Blob {
  const lines = accounts.map((account) => `${account},${password}`);
  // spreadsheets read UTF-8 by its mark
  return new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv' });
}

function toImportRow({ rowNumber, errors, fieldErrors, ...values }: ApiImportRow): ImportRow {
  return {
    number: rowNumber,
    values: { ...values, rowNumber: String(rowNumber) },
    // what belongs to no cell is told of the row
    errors: Object.keys(fieldErrors).length > 0 || errors.length === 0 ? fieldErrors : { '': errors.join('；') },
  };
}

function toApiRow({ values }: ImportRow, index: number): ApiImportRow {
  const cell = (name: string) => values[name] ?? '';
  return {
    rowNumber: Number(values.rowNumber ?? index + 2),
    account: cell('account'),
    realName: cell('realName'),
    gender: cell('gender'),
    mobilePhone: cell('mobilePhone'),
    email: cell('email'),
    organize: cell('organize'),
    position: cell('position'),
    role: cell('role'),
    description: cell('description'),
    errors: [],
    fieldErrors: {},
  };
}
