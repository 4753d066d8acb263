import { type CodePlan } from '../CodePlan.js';
import { commentText, htmlText, jsxText } from '../escape.js';
import { type CodeFile } from '../generateCode.js';
import { literal } from '../literal.js';
import { kebab } from './serverFiles.js';

/** What the page has whatever its form is. */
export function webFiles(plan: CodePlan): CodeFile[] {
  return [
    { path: 'web/package.json', content: packageFile(plan) },
    { path: 'web/tsconfig.json', content: TSCONFIG },
    { path: 'web/vite.config.ts', content: VITE },
    { path: 'web/index.html', content: indexFile(plan) },
    { path: 'web/src/main.tsx', content: mainFile(plan) },
    { path: 'web/src/App.tsx', content: plan.kind === 'app' ? phoneApp(plan) : deskApp(plan) },
    { path: 'web/src/app.css', content: stylesFile(plan) },
    { path: 'web/src/request.ts', content: REQUEST },
    { path: 'web/src/listParams.ts', content: LIST_PARAMS },
    { path: 'web/src/fieldColumn.tsx', content: FIELD_COLUMN },
    ...(plan.asksPlatform || plan.hasFiles ? [{ path: 'web/src/sources.ts', content: sourcesFile(plan) }] : []),
    ...(plan.hasFiles ? [{ path: 'web/src/uploads.ts', content: UPLOADS }] : []),
  ];
}

function packageFile({ area, module, asksPlatform, kind }: CodePlan): string {
  const ours = [
    ...(asksPlatform ? ['api-client'] : []),
    'form-engine',
    ...(kind === 'app' ? [] : ['layout']),
    'pickers',
    'ui',
  ];
  return `{
  "name": ${literal(`${area}-${kebab(module)}-web`)},
  "version": "0.1.0",
  "private": true,
  "type": "module",
  "scripts": {
    "dev": "vite",
    "build": "tsc --noEmit && vite build",
    "typecheck": "tsc --noEmit"
  },
  "dependencies": {
${ours.map((name) => `    "@smart-admin/${name}": "^0.1.0",`).join('\n')}
    "@tanstack/react-query": "^5.108.0",
    "react": "^19.3.1",
    "react-dom": "^19.3.1"
  },
  "devDependencies": {
    "@tailwindcss/vite": "^4.3.5",
    "@types/react": "^19.3.0",
    "@types/react-dom": "^19.3.0",
    "@vitejs/plugin-react": "^6.3.0",
    "tailwindcss": "^4.3.5",
    "typescript": "^6.0.3",
    "vite": "^8.3.8"
  }
}
`;
}

const TSCONFIG = `{
  "compilerOptions": {
    "target": "ES2022",
    "lib": ["ES2023", "DOM", "DOM.Iterable"],
    "module": "ESNext",
    "moduleResolution": "bundler",
    "jsx": "react-jsx",
    "strict": true,
    "noUncheckedIndexedAccess": true,
    "noImplicitOverride": true,
    "noUnusedLocals": true,
    "noUnusedParameters": true,
    "verbatimModuleSyntax": true,
    "skipLibCheck": true,
    "types": ["vite/client"],
    "noEmit": true
  },
  "include": ["src", "vite.config.ts"]
}
`;

const VITE = `import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  server: { proxy: { '/api': 'http://127.0.0.1:3100' } },
  build: { target: 'es2022' },
});
`;

function indexFile({ title, locale }: CodePlan): string {
  return `<!doctype html>
<html lang="${LANGUAGES[locale]}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>${htmlText(title)}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`;
}

const LANGUAGES = { zh: 'zh-CN', zhtw: 'zh-TW', en: 'en', vi: 'vi' } as const;

function mainFile({ kind, locale }: CodePlan): string {
  const size = kind === 'app' ? 'default' : 'small';
  return `import { UiProvider } from '@smart-admin/ui/app-root';
import { applyTheme } from '@smart-admin/ui/theme';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { App } from './App.js';
import './app.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root');
applyTheme({ mode: 'light', theme: 'blue', nav: 'dark', size: '${size}' });
createRoot(root).render(
  <QueryClientProvider client={new QueryClient()}>
    <UiProvider locale="${locale}">
      <App />
    </UiProvider>
  </QueryClientProvider>,
);
`;
}

/** Providers that the pages need, around the code of the frame. */
function provided(plan: CodePlan, inner: string): string {
  const resource = `<ResourceProvider permissions={ALLOW_ALL}>${inner}</ResourceProvider>`;
  return plan.asksPlatform || plan.hasFiles
    ? `<FormDataSourcesProvider sources={sources}>${resource}</FormDataSourcesProvider>`
    : resource;
}

function providerImports({ asksPlatform, hasFiles }: CodePlan): { before: string; after: string } {
  const has = asksPlatform || hasFiles;
  return {
    before: `${has ? `import { FormDataSourcesProvider } from '@smart-admin/form-engine/fields';\n` : ''}import { ALLOW_ALL, ResourceProvider } from '@smart-admin/form-engine/resource';\n`,
    after: has ? `import { sources } from './sources.js';\n` : '',
  };
}

function deskApp(plan: CodePlan): string {
  const { area, module, title, table, locale } = plan;
  const { before, after } = providerImports(plan);
  const path = `/${area}/${module}`;
  return `${before}import { AppFrame } from '@smart-admin/layout';
import { Page as ${table.className}Page } from './${area}/${module}/Page.js';
${after}
const HOME = '${path}';
const MENU = [{ path: HOME, title: ${literal(title)}, icon: 'table' }];
const BRAND = { name: ${literal(title)} };
/** Who is signed in knows the gateway before the server: name them here as soon as it tells. */
const USER = { name: ${literal(SIGNED_IN[locale])} };

// the frame follows the address of the browser, and there is nothing at the root
if (location.pathname === '/') history.replaceState(null, '', HOME);

/** The frame with the page of ${commentText(title)}; a further page is an entry of the menu and a line in \`pageOf\`. */
export function App() {
  return ${provided(plan, `<AppFrame menu={MENU} user={USER} brand={BRAND} renderPage={pageOf} pathWhenEmpty={() => HOME} />`)};
}

function pageOf(path: string) {
  return path === HOME ? <${table.className}Page /> : null;
}
`;
}

/** What stands for the person where nothing says who it is. */
const SIGNED_IN = { zh: '当前用户', zhtw: '目前使用者', en: 'Current user', vi: 'Người dùng hiện tại' } as const;

function phoneApp(plan: CodePlan): string {
  const { area, module, title, table } = plan;
  const { before, after } = providerImports(plan);
  return `${before}import { Page as ${table.className}Page } from './${area}/${module}/Page.js';
${after}
/** ${commentText(title)} on a phone: a head, and cards below it. */
export function App() {
  return ${provided(
    plan,
    `<div className="mx-auto flex h-dvh max-w-160 flex-col bg-surface">
      <header className="border-b border-hairline px-4 py-3 pt-[max(12px,env(safe-area-inset-top))]">
        <h1 className="m-0 text-16 font-semibold text-1">${jsxText(title)}</h1>
      </header>
      <main className="min-h-0 flex-1 pb-[env(safe-area-inset-bottom)]">
        <${table.className}Page />
      </main>
    </div>`,
  )};
}
`;
}

function stylesFile({ kind }: CodePlan): string {
  return `@import 'tailwindcss';
@import '@smart-admin/ui/tailwind.css';
@import '@smart-admin/pickers/tailwind.css';
@import '@smart-admin/form-engine/tailwind.css';
${kind === 'app' ? '' : "@import '@smart-admin/layout/tailwind.css';\n"}
html,
body,
#root {
  height: 100%;
  margin: 0;
}
`;
}

const REQUEST = `import { ResourceError } from '@smart-admin/form-engine/resource';

/** Asks the server; throws a \`ResourceError\` with its words, whose \`fieldErrors\` the form puts on its fields. */
export async function request<Answer>(path: string, { method = 'GET', body, signal }: RequestOptions = {}): Promise<Answer> {
  const response = await fetch(path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    ...(signal ? { signal } : {}),
  });
  const answer = await readJson(response);
  if (response.ok) return answer as Answer;
  const { message = response.statusText, fieldErrors = {} } = (answer ?? {}) as Partial<Refusal>;
  throw new ResourceError(message, fieldErrors);
}

/** What the server says; null where it says nothing, as after a change. */
async function readJson(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return isJson ? response.json() : null;
}

interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  signal?: AbortSignal;
}

interface Refusal {
  message: string;
  fieldErrors: Record<string, string>;
}
`;

const LIST_PARAMS = `import { type ListQuery } from '@smart-admin/form-engine/resource';

/** A query of the list as the server takes it; filters named in \`ranges\` have two bounds, of which one may be missing. */
export function listParams({ currentPage, pageSize, keyword, sort, filters }: ListQuery, ranges: readonly string[]): string {
  const params = new URLSearchParams({ page: String(currentPage), pageSize: String(pageSize) });
  if (keyword) params.set('keyword', keyword);
  const [first] = sort;
  if (first) {
    params.set('sort', first.id);
    params.set('order', first.desc ? 'desc' : 'asc');
  }
  for (const [id, value] of Object.entries(filters)) {
    if (!ranges.includes(id)) for (const text of textsOf(value)) params.append(id, text);
    else if (Array.isArray(value)) {
      const [from, to] = value.map((bound) => textsOf(bound)[0]);
      if (from !== undefined) params.set(\`\${id}.from\`, from);
      if (to !== undefined) params.set(\`\${id}.to\`, to);
    }
  }
  return params.toString();
}

/** What is searched for; nothing that was chosen asks for nothing. */
function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  return typeof value === 'string' && value !== '' ? [value] : [];
}
`;

const FIELD_COLUMN = `import { type Field, type FormDocument } from '@smart-admin/form-engine/core';
import { FieldText } from '@smart-admin/form-engine/renderer';
import { type ResourceColumn } from '@smart-admin/form-engine/resource';

/** A column that draws a field's values as its form does: texts of options, names of people, pictures. */
export function fieldColumn<Row extends { id: string }>(
  form: FormDocument,
  id: keyof Row & string,
  more: Partial<ResourceColumn<Row>> = {},
): ResourceColumn<Row> {
  const field = fieldOf(form, id);
  return { id, header: field.label, render: (row) => <FieldText field={field} value={row[id]} inline />, ...more };
}

/** A field of a form by its name; throws when there is none. */
export function fieldOf(form: FormDocument, id: string): Field {
  const field = form.fields.find((each) => each.id === id);
  if (!field) throw new Error(\`The form has no field \${id}\`);
  return field;
}
`;

function sourcesFile({ asksPlatform, hasFiles }: CodePlan): string {
  const parts = [
    ...(asksPlatform
      ? ['...createSources(platform, (path, signal) => request(`${PLATFORM}${path}`, signal ? { signal } : {}))']
      : []),
    ...(hasFiles ? ['uploads'] : []),
  ];
  return `${
    asksPlatform
      ? `import { createClient } from '@smart-admin/api-client';
import { createSources } from '@smart-admin/api-client/sources';
`
      : ''
  }import { type FormDataSources } from '@smart-admin/form-engine/fields';
${asksPlatform ? `import { request } from './request.js';\n` : ''}${hasFiles ? `import { uploads } from './uploads.js';\n` : ''}${
    asksPlatform
      ? `
/** Where the server hands calls on to the platform, with an API key that browsers never see. */
const PLATFORM = '/api/platform';
const platform = createClient({ baseUrl: PLATFORM, getToken: () => null });
`
      : ''
  }
/** What fields choose from${hasFiles ? ', and where their files go' : ''}. */
export const sources = { ${parts.join(', ')} } satisfies FormDataSources;
`;
}

const UPLOADS = `import { type UploadedFile, UploadRefusal, type UploadTransport } from '@smart-admin/ui/uploader';

const PATH = '/api/files';

/** Sends files to this application's server, in chunks. */
export const uploads: UploadTransport = {
  chunkState: () => Promise.resolve({ uploaded: false, chunkNumbers: [], merge: false }),
  async sendChunk({ identifier }, { chunkNumber, content }, { signal, onProgress }) {
    await send(\`\${PATH}/\${identifier}/chunks/\${chunkNumber}\`, { method: 'PUT', body: content, signal });
    onProgress(content.size);
  },
  merge: ({ identifier, fileName, fileSize }, signal) => {
    const query = new URLSearchParams({ name: fileName, size: String(fileSize) });
    return stored(\`\${PATH}/\${identifier}?\${query.toString()}\`, { method: 'POST', signal });
  },
  sendWhole: (file, _type, signal) =>
    stored(\`\${PATH}?\${new URLSearchParams({ name: file.name }).toString()}\`, {
      method: 'PUT',
      body: file,
      ...(signal ? { signal } : {}),
    }),
  downloadUrl: ({ url }) => Promise.resolve(url),
  previewUrl: () => Promise.resolve(''),
};

async function stored(path: string, options: RequestInit): Promise<UploadedFile> {
  return (await (await send(path, options)).json()) as UploadedFile;
}

/** Refused files are told to the person; anything else may be tried again. */
async function send(path: string, options: RequestInit): Promise<Response> {
  const headers = { 'content-type': 'application/octet-stream' };
  const response = await fetch(path, { ...options, ...(options.body === undefined ? {} : { headers }) });
  if (response.ok) return response;
  const { message = response.statusText } = (await response.json()) as { message?: string };
  throw response.status < 500 ? new UploadRefusal(message) : new Error(message);
}
`;
