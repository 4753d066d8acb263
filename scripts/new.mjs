// `pnpm new component|picker|field|page|endpoint <name>`: writes the files that every such thing has, ready to fill in.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './setup.mjs';

const [kind, name] = process.argv.slice(2);
const templates = { component, picker, field, page, endpoint };
const template = templates[kind];
if (!template || !/^[a-z][A-Za-z0-9/-]*$/.test(name ?? '')) {
  console.error(`usage: pnpm new ${Object.keys(templates).join('|')} <name>
  component date-picker        a widget of packages/ui
  picker    area-picker        a picker of packages/pickers
  field     rating             a field kind of packages/form-engine
  page      system/cache       the page of the menu entry with this urlAddress, over the calls of its noun
  endpoint  system/cache       the calls of a noun and its server module`);
  process.exit(1);
}
const files = template(name);
for (const path of Object.keys(files)) {
  if (existsSync(join(root, path))) {
    console.error(`${path} exists already; nothing was written over it`);
    process.exit(1);
  }
}
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  console.log(`wrote ${path}`);
}
console.log(nextStep(kind, name));

function component(folder) {
  return widget('packages/ui', '../', folder, 'UI/Display');
}

function picker(folder) {
  return widget('packages/pickers', '@smart-admin/ui/', folder, 'Pickers');
}

function widget(workspace, ui, folder, group) {
  const Name = pascal(folder);
  const at = `${workspace}/src/${folder}`;
  const cn = ui === '../' ? '../cn/cn.js' : '@smart-admin/ui/cn';
  return {
    [`${at}/index.ts`]: `export { ${Name}, type ${Name}Props } from './${Name}.js';\n`,
    [`${at}/${Name}.tsx`]: `import { type ComponentProps } from 'react';
import { cn } from '${cn}';

/** What it shows and when to use it. */
export function ${Name}({ className, ...rest }: ${Name}Props) {
  return <div data-slot="${folder}" className={cn('text-body text-1', className)} {...rest} />;
}

export type ${Name}Props = ComponentProps<'div'>;
`,
    [`${at}/${Name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${Name} } from './${Name}.js';

/**
 * What it shows.
 *
 * **When:** for what. Not for what (what to take instead).
 *
 * **Keyboard:** its keys.
 */
const meta = { title: '${group}/${Name}', component: ${Name} } satisfies Meta<typeof ${Name}>;
export default meta;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof meta> = { args: { children: '内容' } };
`,
    [`${at}/${Name}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ${Name} } from './${Name}.js';

it('shows its content and keeps the class name', () => {
  render(<${Name} className="own">内容</${Name}>);
  expect(screen.getByText('内容').className).toContain('own');
});
`,
    [`.changeset/${folder}.md`]: `---\n'@smart-admin/${workspace.split('/')[1]}': minor\n---\n\nAdded ${Name}.\n`,
  };
}

function field(kindName) {
  const Name = pascal(kindName);
  const at = `packages/form-engine/src/fields/${kindName}`;
  return {
    [`packages/form-engine/src/core/kinds/${kindName}/${camel(kindName)}Field.ts`]: `import { defineField } from '../../registry/defineField.js';
import { coerceText, plainText } from '../text/textValue.js';

/** What the field asks for. */
export const ${camel(kindName)}Field = defineField({
  kind: '${camel(kindName)}',
  smartKeys: ['${camel(kindName)}'],
  tag: '${kindName}',
  role: 'input',
  settings: {},
  empty: () => '',
  coerce: (raw) => coerceText(raw, { trim: true }),
  toText: plainText,
  storage: () => ({ type: 'text', length: 200 }),
});
`,
    [`${at}/${Name}FieldView.tsx`]: `import { Input } from '@smart-admin/ui/input';
import { controlProps, type FieldViewProps } from '../FieldViewProps.js';

/** Control of a ${camel(kindName)} field. */
export function ${Name}FieldView({ value, onValueChange, ...props }: FieldViewProps<'${camel(kindName)}'>) {
  return <Input {...controlProps(props)} value={typeof value === 'string' ? value : ''} onValueChange={onValueChange} />;
}
`,
    [`.changeset/field-${kindName}.md`]: `---\n'@smart-admin/form-engine': minor\n---\n\nAdded the ${camel(kindName)} field.\n`,
  };
}

function page(urlAddress) {
  const [group = 'system', noun = 'thing'] = urlAddress.split('/');
  const up = '../'.repeat(urlAddress.split('/').length + 1);
  const name = camel(noun);
  return {
    [`apps/admin/src/pages/${urlAddress}/Page.tsx`]: `import { pages } from '@smart-admin/api-client/pages';
import { useMessages } from '@smart-admin/ui/locale';
import { api } from '${up}app/api.js';
import { apiResource } from '${up}resource/apiResource.js';
import {
  commonColumns,
  keywordSearch,
  nameAndCode,
  orderAndState,
  stateSearch,
} from '${up}resource/commonFields.js';
import { commonMessages } from '${up}resource/commonMessages.js';
import { ManagedResource } from '${up}resource/ManagedResource.js';
import { ${name}Messages } from './${name}Messages.js';

/** What one does here. */
export function Page() {
  const t = useMessages(${name}Messages);
  const c = useMessages(commonMessages);
  const { state, createdAt } = commonColumns(c);
  const definition = apiResource(api.${group}.${name}, {
    page: pages.${name},
    c,
    label: t('label'),
    search: [keywordSearch(c), stateSearch(c)],
    columns: [
      { id: 'fullName', header: c('name'), minWidth: 180, sortable: true },
      { id: 'enCode', header: c('code'), width: 180, sortable: true },
      state,
      { ...createdAt, sortable: true },
    ],
    form: { ...nameAndCode(c), ...orderAndState(c) },
  });
  return <ManagedResource definition={definition} />;
}
`,
    [`apps/admin/src/pages/${urlAddress}/${name}Messages.ts`]: `import { defineMessages } from '@smart-admin/ui/messages';

export const ${name}Messages = defineMessages({
  zh: { label: '${name}' },
  en: { label: '${name}' },
  zhtw: { label: '${name}' },
  vi: { label: '${name}' },
});
`,
  };
}

function endpoint(area) {
  const [group = 'system', noun = 'thing'] = area.split('/');
  const Noun = pascal(noun);
  const name = camel(noun);
  const words = noun.replaceAll('-', ' ');
  const at = `apps/server/src/modules/${noun}`;
  return {
    [`packages/api-client/src/contract/${group}/${name}.ts`]: `import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { crudEndpoints } from '../crudEndpoints.js';
import {
  DescriptionSchema,
  EnabledMarkSchema,
  EnCodeSchema,
  FullNameSchema,
  MarkFilterSchema,
  SortCodeSchema,
} from '../schemas.js';

export const ${name} = crudEndpoints({
  path: '/api/${group}/${Noun}',
  page: pages.${name},
  body: z.object({
    fullName: FullNameSchema,
    enCode: EnCodeSchema,
    description: DescriptionSchema,
    enabledMark: EnabledMarkSchema.default(1),
    sortCode: SortCodeSchema,
  }),
  query: { enabledMark: MarkFilterSchema },
  calls: {
    list: 'Each ${words}, paged',
    create: 'Creates a ${words}',
    update: 'Changes a ${words}',
    read: 'One ${words}',
    remove: 'Deletes a ${words}',
    updateState: 'Enables a disabled ${words} and disables an enabled one',
  },
});
`,
    [`${at}/${name}.tables.ts`]: `import { type AuditColumns, type DefaultText, type Mark } from '../../db/columns.js';

export interface ${Noun}Table extends AuditColumns {
  id: string;
  fullName: string;
  /** Unique whatever its case: \`create unique index ${snake(noun)}_en_code on ${snake(noun)} (lower(en_code))\`. */
  enCode: string;
  description: DefaultText;
  enabledMark: Mark;
  sortCode: number;
}

declare module '../../db/tables.js' {
  interface Tables {
    ${name}: ${Noun}Table;
  }
}
`,
    [`${at}/${name}.routes.ts`]: `import { contract } from '@smart-admin/api-client/contract';
import { crudRoutes } from '../../http/crud/crudRoutes.js';

export const ${name}Routes = crudRoutes(contract.${group}.${name}, { table: '${name}', own: {} });
`,
  };
}

function nextStep(what, thing) {
  return {
    component: 'Next: fill it in, then pnpm storybook.',
    picker: 'Next: fill it in, then pnpm storybook.',
    field: `Next: add ${camel(thing)}Field to core/registry/standardFields.ts its view to fields/standardViews.ts, and its name, group and icon to fields/palette.`,
    page: `Next: its menu entry is a line \`seedPage(pages.${camel(thing.split('/').at(-1))})\` of apps/server/src/seed.`,
    endpoint: `Next: add \`${camel(thing.split('/').at(-1))}: definePage('${thing.split('/').map(camel).join('.')}', CRUD_BUTTONS)\` to packages/api-client/src/pages/index.ts, the noun to contract/index.ts (then pnpm --filter @smart-admin/api-client routes), a migration for its table, its routes to apps/server/src/routes.ts.`,
  }[what];
}

function pascal(text) {
  return text
    .split(/[-/]/)
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join('');
}

function snake(text) {
  return text.replaceAll('-', '_');
}

function camel(text) {
  const name = pascal(text);
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}
