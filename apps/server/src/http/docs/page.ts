/** The API document as a page; its script and style are files of ours, because the security policy allows no others. */
export const DOCS_HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Smart Admin API</title>
<link rel="stylesheet" href="/api/docs/style.css">
<script src="/api/docs/script.js" defer></script>
</head>
<body>
<header><h1>Smart Admin API</h1><label>Search <input id="search" type="search" autocomplete="off" placeholder="path, words or permission"></label> <span id="count" role="status"></span> <label>Model <select id="model"><option value="">All calls of the system</option></select></label> <label>API key <input id="key" type="password" autocomplete="off" placeholder="sak_... (else your session)"></label> <a id="file" href="/api/openapi.json">openapi.json</a></header>
<p id="about"></p>
<main id="calls"></main>
</body>
</html>
`;

export const DOCS_CSS = `:root { color-scheme: light dark; --line: #8884; --quiet: light-dark(#5f6672, #a9b0bb); --accent: light-dark(#0b5bd3, #6aa7ff); }
body { font: 14px/1.6 system-ui, 'PingFang SC', 'Microsoft YaHei', sans-serif; margin: 0 auto; max-width: 1100px; padding: 0 16px 48px; }
header { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 12px; align-items: center; padding: 12px 0; background: Canvas; border-bottom: 1px solid var(--line); }
h1 { font-size: 18px; margin: 0; } h2 { font-size: 15px; margin: 24px 0 4px; }
input, select { font: inherit; padding: 4px 8px; width: 280px; max-width: 60vw; }
details { border-bottom: 1px solid var(--line); } summary { cursor: pointer; padding: 6px 0; overflow-wrap: anywhere; }
summary b { display: inline-block; width: 64px; color: var(--accent); } code, pre { font: 13px/1.5 ui-monospace, Consolas, monospace; }
summary span { color: var(--quiet); margin-left: 8px; } pre { overflow: auto; padding: 8px; border: 1px solid var(--line); max-height: 420px; }
#about { white-space: pre-line; }
`;

export const DOCS_JS = `'use strict';
const calls = document.getElementById('calls');
const search = document.getElementById('search');
const count = document.getElementById('count');
const model = document.getElementById('model');
const key = document.getElementById('key');
const file = document.getElementById('file');
const make = (tag, text) => Object.assign(document.createElement(tag), { textContent: text });
let rows = [];
const block = (title, value) => {
  const part = document.createDocumentFragment();
  part.append(make('div', title), make('pre', JSON.stringify(value, null, 2)));
  return part;
};
function draw(path, method, call) {
  const item = document.createElement('details');
  const head = document.createElement('summary');
  head.append(make('b', method.toUpperCase()), make('code', path), make('span', call.summary));
  item.append(head);
  item.addEventListener('toggle', () => {
    if (item.childElementCount > 1) return;
    for (const sample of call['x-codeSamples'] || []) item.append(make('div', 'Example'), make('pre', sample.source));
    item.append(make('div', 'Permission: ' + call['x-permission']), make('div', 'API keys: ' + call['x-api-keys']));
    if (call.parameters.length) item.append(block('Parameters', call.parameters.map(({ name, in: place, required, schema }) => ({ name, in: place, required, schema }))));
    if (call.requestBody) item.append(block('Body', call.requestBody.content));
    item.append(block('Answer', call.responses[200].content));
  });
  rows.push({ item, isCall: true, text: (method + ' ' + path + ' ' + call.summary + ' ' + call['x-permission']).toLowerCase() });
  return item;
}
function filter() {
  const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let shown = 0;
  for (const { item, text, isCall } of rows) {
    item.hidden = !words.every((word) => text.includes(word));
    if (!item.hidden && isCall) shown += 1;
  }
  for (const section of calls.children) section.hidden = !section.querySelector('details:not([hidden])');
  count.textContent = shown + ' calls';
}
// the session of whoever is signed in at this address, or the key that they typed
const headers = () => {
  const token = key.value.trim() ? 'Bearer ' + key.value.trim() : localStorage.getItem('smart_token');
  return token ? { Authorization: token } : {};
};
// the answer of a call, whose refusal has words
const ask = async (path) => {
  const answer = await (await fetch(path, { headers: headers() })).json();
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data;
};
function drawAll(document_) {
  rows = [];
  calls.replaceChildren();
  document.getElementById('about').textContent = document_.info.description;
  const sections = new Map();
  for (const [path, methods] of Object.entries(document_.paths)) {
    for (const [method, call] of Object.entries(methods)) {
      const tag = call.tags[0];
      if (!sections.has(tag)) {
        const section = document.createElement('section');
        section.append(make('h2', tag));
        sections.set(tag, section);
        calls.append(section);
      }
      sections.get(tag).append(draw(path, method, call));
    }
  }
  if (document_.components && document_.components.schemas) {
    const section = document.createElement('section');
    section.append(make('h2', 'Fields'));
    for (const [name, schema] of Object.entries(document_.components.schemas)) {
      const item = document.createElement('details');
      item.append(make('summary', name), make('pre', JSON.stringify(schema, null, 2)));
      rows.push({ item, text: (name + ' ' + JSON.stringify(schema)).toLowerCase() });
      section.append(item);
    }
    calls.append(section);
  }
  filter();
}
async function load() {
  const id = model.value;
  try {
    // one model at a time: all of them together would be megabytes
    const document_ = id ? await ask('/api/visualdev/Documents/' + encodeURIComponent(id)) : await (await fetch('/api/openapi.json')).json();
    file.href = id ? URL.createObjectURL(new Blob([JSON.stringify(document_, null, 2)], { type: 'application/json' })) : '/api/openapi.json';
    file.download = id ? 'openapi-' + id + '.json' : '';
    drawAll(document_);
  } catch (error) {
    calls.replaceChildren();
    count.textContent = error.message;
  }
}
async function listModels() {
  const asked = new URLSearchParams(location.search).get('model') || '';
  // whoever is not signed in, or no more, reads the calls of the system alone
  const none = (error) => {
    model.title = error.message;
    return { list: [] };
  };
  const { list } = headers().Authorization ? await ask('/api/visualdev/Documents').catch(none) : { list: [] };
  model.replaceChildren(model.options[0], ...list.map(({ id, fullName }) => new Option(fullName, id)));
  if (asked && !list.some(({ id }) => id === asked)) model.append(new Option(asked, asked));
  model.value = asked;
}
model.addEventListener('change', () => {
  history.replaceState(null, '', model.value ? '?model=' + encodeURIComponent(model.value) : location.pathname);
  load();
});
key.addEventListener('change', () => listModels().then(load));
listModels().then(load);
search.addEventListener('input', filter);
`;
