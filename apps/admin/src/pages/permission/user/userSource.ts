import { type FormValues } from '@smart-admin/form-engine/core';
import { type ImportRow, type ListQuery, type ResourceSource } from '@smart-admin/form-engine/resource';
import { toast } from '@smart-admin/ui/toast';
import { type Translate } from '@smart-admin/ui/messages';
import { api } from '../../../app/api.js';
import { apiQuery, textFilter, timeRange } from '../../../resource/apiQuery.js';
import { saveFile } from '../../../resource/saveFile.js';
import { saving } from '../../../resource/saving.js';
import { toFormValues, toUserBody } from './userForm.js';
import { type userMessages } from './userMessages.js';

export type UserRow = Awaited<ReturnType<typeof api.permission.users.list>>['list'][number];
type ApiImportRow = Awaited<ReturnType<typeof api.permission.users.importPreview>>['list'][number];

/** The calls behind the user list. */
export function userSource(t: Translate<keyof (typeof userMessages)['zh']>): ResourceSource<UserRow> {
  return {
    list: (query, signal) => api.permission.users.list({ query: userQuery(query) }, { signal, silent: true }),
    read: async (id, signal) => toFormValues(await api.permission.users.read({ id }, { signal })),
    create: async (values: FormValues) =>
      saving(api.permission.users.create({ body: await toUserBody(values) }, { silent: true })),
    update: async (id, values) => {
      await saving(api.permission.users.update({ id, body: await toUserBody(values) }, { silent: true }));
    },
    removeMany: async (ids) => void (await api.permission.users.batchRemove({ body: { ids } })),
    remove: async (id) => void (await api.permission.users.remove({ id })),
    export: async (query, columns) =>
      saveFile(await api.permission.users.exportExcel({ query: { ...userQuery(query), columns: columns.join(',') } })),
    import: {
      columns: [
        { id: 'account', header: t('account') },
        { id: 'realName', header: t('realName') },
        { id: 'gender', header: t('gender') },
        { id: 'mobilePhone', header: t('mobile') },
        { id: 'email', header: t('email') },
        { id: 'organize', header: t('importOrganize') },
        { id: 'position', header: t('importPosition') },
        { id: 'role', header: t('importRole') },
        { id: 'description', header: t('importNote') },
      ],
      template: async () => saveFile(await api.permission.users.template()),
      preview: async (file) => {
        const body = new FormData();
        body.append('file', file);
        const { name } = await api.file.upload({ type: 'import', body });
        const { list } = await api.permission.users.importPreview({ query: { fileName: name } });
        return list.map(toImportRow);
      },
      commit: async (rows) => {
        const { snum, fnum, failResult, initialPassword } = await api.permission.users.importData({
          body: { list: rows.map(toApiRow) },
        });
        if (snum > 0) toast.success(t('initialPassword', { password: initialPassword }), { duration: 10_000 });
        return { successes: snum, failures: fnum, failed: failResult.map(toImportRow) };
      },
      exceptionFile: async (rows) =>
        saveFile(await api.permission.users.exportExceptionData({ body: { list: rows.map(toApiRow) } })),
    },
  };
}

const STATES = ['enabled', 'disabled', 'locked'] as const;

function userQuery(query: ListQuery) {
  const state = textFilter(query, 'state');
  return {
    ...apiQuery(query),
    organizeId: textFilter(query, 'organizeId'),
    positionId: textFilter(query, 'positionId'),
    roleId: textFilter(query, 'roleId'),
    state: STATES.find((known) => known === state),
    ...timeRange(query, 'creatorTime'),
  };
}

function toImportRow({ rowNumber, errors, ...values }: ApiImportRow): ImportRow {
  return {
    values: { ...values, rowNumber: String(rowNumber) },
    errors: errors.length > 0 ? { '': errors.join('；') } : {},
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
  };
}
