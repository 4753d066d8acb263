import { columnOf, filterOf, isRightAligned, type ListColumn } from '@smart-admin/form-engine/core';
import { type Locale } from '@smart-admin/ui/messages';
import { type CodePlan, type PlannedSearch } from '../CodePlan.js';
import { commentText } from '../escape.js';
import { type CodeFile } from '../generateCode.js';
import { literal, objectLiteral } from '../literal.js';

/** The files of the form on the page. */
export function webModule(plan: CodePlan): CodeFile[] {
  const folder = `web/src/${plan.area}/${plan.module}`;
  return [
    { path: `${folder}/Page.tsx`, content: pageFile(plan) },
    { path: `${folder}/resource.ts`, content: resourceFile(plan) },
    { path: `${folder}/source.ts`, content: sourceFile(plan) },
    { path: `${folder}/records.ts`, content: recordsFile(plan) },
    ...(plan.flow ? [{ path: `${folder}/approval.ts`, content: approvalFile(plan) }] : []),
  ];
}

function pageFile({ table, title }: CodePlan): string {
  const { variable } = table;
  return `import { ResourcePage } from '@smart-admin/form-engine/resource';
import { ${variable}Resource } from './resource.js';

/** ${commentText(title)}: the list with its search, and the form over it. */
export function Page() {
  return <ResourcePage definition={${variable}Resource} />;
}
`;
}

/** The row as it comes from the server; type only, so that the page carries no schemas. */
function recordsFile({ table, children, flow }: CodePlan): string {
  const { className } = table;
  const values = [...table.fields, ...table.serverFields];
  const lines = values.map(({ id, label, shape, field }) => {
    const type = field.kind === 'autoNumber' ? 'string' : WEB_TYPES[shape.kind](shape.zod);
    return `  /** ${commentText(label)} */\n  ${id}: ${type};`;
  });
  const code = lines.join('\n');
  const types = ['Location', 'UploadedFile'].filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  return `${types.includes('UploadedFile') ? `import { type UploadedFile } from '@smart-admin/ui/uploader';\n\n` : ''}/** ${commentText(table.label)}: a record in the list${children.length > 0 ? ', without its rows' : ''}. */
export interface ${className}Row {
  id: string;
${code}${flow ? `\n  /** Flow of the platform that decides about it; '' before the first. */\n  flowId: string;\n  /** How its approval stands. */\n  flowStatus: string;` : ''}
}
${types.includes('Location') ? `\n/** A place: its address, and where it lies in degrees. */\nexport interface Location {\n  address: string;\n  longitude: number | null;\n  latitude: number | null;\n}\n` : ''}`;
}

const WEB_TYPES: Record<CodePlan['table']['fields'][number]['shape']['kind'], (zod: string) => string> = {
  text: () => 'string',
  optionalText: () => 'string | null',
  number: () => 'number | null',
  decimal: () => 'string',
  boolean: () => 'boolean',
  location: () => 'Location | null',
  files: () => 'UploadedFile[]',
  time: () => 'number | null',
  list: (zod) =>
    zod.includes('z.array(z.array') ? 'string[][]' : zod.includes('z.number()') ? '(number | null)[]' : 'string[]',
};

function resourceFile(plan: CodePlan): string {
  const { area, module, table, title, columns, searches, list, kind, flow, locale } = plan;
  const { className, variable } = table;
  const shown = columns.map((column) => columnCode(plan, column));
  const approvals = flow
    ? [
        `{ id: 'flowStatus', header: ${literal(APPROVAL[locale].status)}, kind: 'option', options: FLOW_STATES, width: 120 }`,
      ]
    : [];
  const keyword = table.fields.some(({ shape, field }) => shape.kind === 'text' && SEARCHED.has(field.kind));
  const search = [
    ...(keyword && searches.length === 0
      ? [`{ id: 'keyword', label: ${literal(KEYWORD[locale])}, kind: 'keyword' }`]
      : []),
    ...searches.map((each) => searchCode(plan, each)),
  ];
  const sort = list.defaultSort && columns.some(({ id, sortable }) => sortable && id === list.defaultSort?.id);
  const definition = objectLiteral([
    ['id', literal(`${area}.${module}`)],
    ['label', literal(title)],
    ['source', `${variable}Source`],
    ['form', `${variable}Form`],
    ['columns', `[${[...shown, ...approvals].join(', ')}]`],
    ['search', `[${search.join(', ')}]`],
    ['defaultSort', sort ? literal([list.defaultSort]) : undefined],
    ['defaultPageSize', list.hasPage && list.pageSize !== 20 ? literal(list.pageSize) : undefined],
    ['layouts', kind === 'app' ? `['cards']` : undefined],
    ['actions', flow ? '[submitForApproval]' : undefined],
    ['rowConditions', flow ? '{ edit: isOpen, remove: isOpen }' : undefined],
  ]);
  const usesFields = search.some((code) => code.includes('fieldOf('));
  const helpers = [shown.length > 0 ? 'fieldColumn' : '', usesFields ? 'fieldOf' : ''].filter((name) => name !== '');
  return `import { type ResourceDefinition } from '@smart-admin/form-engine/resource';
import { ${variable}Form } from '../../../../shared/${area}/${module}/form.js';
${helpers.length > 0 ? `import { ${helpers.join(', ')} } from '../../fieldColumn.js';\n` : ''}${flow ? `import { FLOW_STATES, isOpen, submitForApproval } from './approval.js';\n` : ''}import { type ${className}Row } from './records.js';
import { ${variable}Source } from './source.js';

/** ${commentText(title)} as data: columns, searches and the form; \`ResourcePage\` draws it. */
export const ${variable}Resource: ResourceDefinition<${className}Row> = ${definition};
`;
}

const SEARCHED = new Set(['text', 'textarea', 'plate', 'autoNumber']);

const KEYWORD: Record<Locale, string> = { zh: '关键词', zhtw: '關鍵詞', en: 'Keyword', vi: 'Từ khóa' };

function columnCode({ form, kind, table }: CodePlan, column: ListColumn): string {
  const field = form.fields.find(({ id }) => id === column.id);
  if (!field) throw new Error(`The form has no field ${column.id}`);
  const known = [...table.fields, ...table.serverFields].some(({ id }) => id === column.id);
  const columnKind = columnOf(field);
  const align = isRightAligned(field) && column.align === 'left' ? 'right' : column.align;
  const more = objectLiteral([
    ['header', column.label !== '' && column.label !== field.label ? literal(column.label) : undefined],
    ['kind', columnKind ? literal(columnKind) : undefined],
    ['sortable', column.sortable && known ? 'true' : undefined],
    ['width', column.width === undefined ? undefined : literal(column.width)],
    ['align', align === 'left' ? undefined : literal(align)],
    ['fixed', column.fixed ? literal(column.fixed) : undefined],
    ['card', column.card ? literal(column.card) : undefined],
    ['devices', kind !== 'app' && column.visibility.length < 2 ? literal(column.visibility) : undefined],
  ]);
  const { variable } = table;
  if (known) return `fieldColumn(${variable}Form, ${literal(column.id)}${more === '{}' ? '' : `, ${more}`})`;
  // it shows the value of another field, which the row has under that one's name
  const followed = field.followed?.id;
  const source =
    followed && table.fields.some(({ id }) => id === followed) ? `, value: ({ ${followed} }) => ${followed}` : '';
  return `{ id: ${literal(column.id)}, header: ${literal(column.label || field.label)}${source} }`;
}

function searchCode({ table, locale }: CodePlan, { planned, label }: PlannedSearch): string {
  const { field, id } = planned;
  const head = `id: ${literal(id)}, label: ${literal(label)}`;
  const byField = `{ ${head}, kind: 'field', field: fieldOf(${table.variable}Form, ${literal(id)}) }`;
  switch (filterOf(field).control) {
    case 'date-range':
      return `{ ${head}, kind: 'date-range' }`;
    case 'number-range':
      return `{ ${head}, kind: 'number-range' }`;
    case 'switch': {
      const { activeText = '', inactiveText = '' } = field as { activeText?: string; inactiveText?: string };
      const options = [
        { value: 'true', label: activeText || YES[locale] },
        { value: 'false', label: inactiveText || NO[locale] },
      ];
      return `{ ${head}, kind: 'select', options: ${literal(options)} }`;
    }
    case 'text':
      return `{ ${head}, kind: 'text' }`;
    default:
      return byField;
  }
}

const YES: Record<Locale, string> = { zh: '是', en: 'Yes', zhtw: '是', vi: 'Có' };
const NO: Record<Locale, string> = { zh: '否', en: 'No', zhtw: '否', vi: 'Không' };

function sourceFile({ area, module, table, searches, list }: CodePlan): string {
  const { className, variable } = table;
  const ids = new Set([...list.buttons, ...list.rowButtons].map(({ id }) => id));
  const has = (id: string) => ids.size === 0 || ids.has(id);
  const ranges = searches.filter(({ operator }) => operator === 'between').map(({ planned }) => planned.id);
  const calls = [
    `async list(query, signal) {
    const { list, total } = await request<{ list: ${className}Row[]; total: number }>(\`\${PATH}?\${listParams(query, RANGES)}\`, { signal });
    return { list, pagination: { currentPage: query.currentPage, pageSize: query.pageSize, total } };
  }`,
    `read: (id, signal) => request<FormValues>(\`\${PATH}/\${id}\`, { signal })`,
  ];
  if (has('add'))
    calls.push(`async create(values) {
    const { id } = await request<{ id: string }>(PATH, { method: 'POST', body: values });
    return id;
  }`);
  if (has('edit')) calls.push(`update: (id, values) => request(\`\${PATH}/\${id}\`, { method: 'PUT', body: values })`);
  if (has('remove')) calls.push(`remove: (id) => request(\`\${PATH}/\${id}\`, { method: 'DELETE' })`);
  if (ids.has('batchRemove'))
    calls.push(`removeMany: (ids) => request(\`\${PATH}/removals\`, { method: 'POST', body: { ids } })`);
  return `import { type FormValues, type ResourceSource } from '@smart-admin/form-engine/resource';
import { listParams } from '../../listParams.js';
import { request } from '../../request.js';
import { type ${className}Row } from './records.js';

const PATH = '/api/${area}/${module}';
/** Searches with two bounds. */
const RANGES: readonly string[] = ${literal(ranges)};

/** ${commentText(table.label)}: where the list and the form get their records, and where they send them. */
export const ${variable}Source: ResourceSource<${className}Row> = {
  ${calls.join(',\n  ')},
};
`;
}

/** Words about approvals in the language of the page. */
const APPROVAL = {
  zh: {
    status: '审批状态',
    submit: '提交审批',
    states: ['未提交', '提交中', '审批中', '已通过', '已驳回', '已撤回', '已终止'],
  },
  zhtw: {
    status: '審批狀態',
    submit: '提交審批',
    states: ['未提交', '提交中', '審批中', '已通過', '已駁回', '已撤回', '已終止'],
  },
  en: {
    status: 'Approval',
    submit: 'Submit for approval',
    states: ['Draft', 'Submitting', 'Under approval', 'Approved', 'Rejected', 'Withdrawn', 'Cancelled'],
  },
  vi: {
    status: 'Phê duyệt',
    submit: 'Gửi phê duyệt',
    states: ['Chưa gửi', 'Đang gửi', 'Đang phê duyệt', 'Đã duyệt', 'Bị từ chối', 'Đã rút lại', 'Đã hủy'],
  },
} as const satisfies Record<Locale, { status: string; submit: string; states: readonly string[] }>;

const STATES = ['draft', 'submitting', 'running', 'adopted', 'rejected', 'revoked', 'cancelled'];

function approvalFile({ area, module, table, locale }: CodePlan): string {
  const { className } = table;
  const { submit, states } = APPROVAL[locale];
  const options = STATES.map((value, index) => ({ value, label: states[index] }));
  return `import { type Option, type ResourceAction } from '@smart-admin/form-engine/resource';
import { request } from '../../request.js';
import { type ${className}Row } from './records.js';

/** How the approval of a record can stand. */
export const FLOW_STATES: Option[] = ${literal(options)};

/** Whether a record may be changed: while others decide about it, it stays as they have it before them. */
export function isOpen({ flowStatus }: ${className}Row): boolean {
  return flowStatus !== 'submitting' && flowStatus !== 'running';
}

/** Launches the flow on the platform, which decides about the record. */
export const submitForApproval: ResourceAction<${className}Row> = {
  id: 'submitForApproval',
  label: ${literal(submit)},
  place: 'row',
  primary: true,
  visible: (row) => isOpen(row) && row.flowStatus !== 'adopted',
  async run({ row, refresh }) {
    if (!row) return;
    await request(\`/api/${area}/${module}/\${row.id}/approval\`, { method: 'POST' });
    await refresh();
  },
};
`;
}
