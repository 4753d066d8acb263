/**
 * The source of a story as somebody would write it in an application: the story as a component, what it uses of its file,
 * and imports of the packages in place of the repository's own paths. `file` is the source of the story file, `path` where
 * it stands (`packages/ui/src/tag/Tag.stories.tsx`), `name` the export.
 */
export function pasteableSource(file: string, path: string, name: string): string | undefined {
  const statements = topLevelStatements(file);
  const story = statements.find(({ text }) => new RegExp(`^export const ${name}\\b`).test(text));
  const body = story && storyBody(story.text);
  if (body === undefined) return undefined;
  const declarations = statements.filter(({ declares }) => declares !== undefined && declares !== 'meta');
  const used = new Set<string>();
  const take = (text: string) => {
    for (const { declares, text: declaration } of declarations) {
      if (declares === undefined || used.has(declares) || !mentions(text, declares)) continue;
      used.add(declares);
      take(declaration);
    }
  };
  take(body);
  const kept = declarations.filter(({ declares, text }) => used.has(declares ?? '') && !/^export const/.test(text));
  const code = [...kept.map(({ text }) => text), `export function Example() ${unindent(body)}`].join('\n\n');
  const imports = statements.flatMap(({ text }) => (text.startsWith('import ') ? importOf(text, path, code) : []));
  return [imports.join('\n'), code].filter(Boolean).join('\n\n');
}

interface Statement {
  text: string;
  /** Name of the constant, function, type or interface that it declares. */
  declares: string | undefined;
}

/** Statements of a formatted file: each begins at the start of a line. Comments go. */
function topLevelStatements(file: string): Statement[] {
  const lines = file.replaceAll(/^\/\*\*[\s\S]*?\*\/\n/gm, '').split('\n');
  const texts: string[] = [];
  for (const line of lines) {
    if (/^(import|export|const|let|function|async function|interface|type)\b/.test(line)) texts.push(line);
    else if (texts.length > 0 && !line.startsWith('//')) texts[texts.length - 1] += `\n${line}`;
  }
  return texts.map((raw) => {
    const text = raw.trimEnd();
    return { text, declares: /^(?:export )?(?:async )?(?:const|let|function|interface|type) (\w+)/.exec(text)?.[1] };
  });
}

/** What stands in the component: what a story returns, or the block of its `render`; out of `args` where it has only these. */
function storyBody(text: string): string | undefined {
  const render = /\brender: (?:\(\) => |function \w*\(\) )/.exec(text);
  if (render) {
    const body = balanced(text.slice(render.index + render[0].length));
    return body?.startsWith('{') === false ? returned(body) : body;
  }
  const args = /\bargs: \{/.exec(text);
  const component = /StoryObj<typeof (\w+)>/.exec(text)?.[1];
  if (!args || component === undefined) return undefined;
  const object = balanced(text.slice(args.index + args[0].length - 1));
  return object === undefined ? undefined : returned(`<${component} {...${object}} />`);
}

function returned(expression: string): string {
  return `{\n  return ${expression};\n}`;
}

/** The expression at the start of a text, up to the comma or bracket that ends it. */
function balanced(text: string): string | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === "'" || sign === '`' || sign === '"') at = endOfText(text, at, sign);
    else if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) {
      if (depth === 0) return text.slice(0, at).trim();
      depth -= 1;
    } else if (sign === ',' && depth === 0) return text.slice(0, at).trim();
  }
  return undefined;
}

function endOfText(text: string, start: number, quote: string): number {
  // an apostrophe between letters stands in a text of JSX
  if (quote === "'" && /\w/.test(text.charAt(start - 1))) return start;
  const end = text.indexOf(quote, start + 1);
  return end < 0 ? start : end;
}

function importOf(text: string, path: string, code: string): string[] {
  const [, names = '', from = ''] = /^import (?:type )?\{([\s\S]*?)\} from '([^']+)'/.exec(text) ?? [];
  const kept = names
    .split(',')
    .map((one) => one.trim())
    .filter(
      (one) =>
        one !== '' &&
        mentions(
          code,
          one
            .replace(/^type /, '')
            .split(' as ')
            .at(-1) ?? '',
        ),
    );
  if (kept.length === 0 || from.startsWith('storybook') || from.startsWith('@storybook')) return [];
  return [`import { ${kept.join(', ')} } from '${packageEntry(from, path)}';`];
}

/** The entry of a package that a relative import stands for: every folder of `src` is one. */
function packageEntry(from: string, path: string): string {
  if (!from.startsWith('.')) return from;
  const [, name = '', folder = ''] = /packages\/([\w-]+)\/src\/(.*)\/[^/]+$/.exec(path) ?? [];
  const parts = folder.split('/');
  for (const part of from.split('/').slice(0, -1)) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return `@smart-admin/${name}/${parts.join('/')}`;
}

function mentions(text: string, name: string): boolean {
  return name !== '' && new RegExp(`(?<![\\w.$])${name}(?![\\w$])`).test(text);
}

/** A block of code as it stands at the start of a line. */
function unindent(block: string): string {
  const depth = /\n( *)\}$/.exec(block)?.[1]?.length ?? 0;
  return block.replaceAll(`\n${' '.repeat(depth)}`, '\n');
}
