import type { Plugin } from 'prettier';

/** A file whose content is to be formatted. */
export interface FormattedFile {
  path: string;
  content: string;
}

/** Formats files as Prettier does, by the endings of their names; files of other kinds stay as they are. Throws for code that is none. */
export async function formatCode({ files }: { files: readonly FormattedFile[] }): Promise<FormattedFile[]> {
  // most processes that read files format none
  const { format } = await import('prettier/standalone');
  const plugins = await loadPlugins();
  const formatted: FormattedFile[] = [];
  for (const { path, content } of files) {
    const parser = PARSERS[path.slice(path.lastIndexOf('.') + 1)];
    const options = { parser: parser ?? '', plugins, singleQuote: true, printWidth: 120, filepath: path };
    formatted.push({ path, content: parser ? await format(content, options) : content });
  }
  return formatted;
}

const PARSERS: Readonly<Record<string, string | undefined>> = {
  ts: 'typescript',
  tsx: 'typescript',
  mjs: 'babel',
  json: 'json',
  css: 'css',
  html: 'html',
  md: 'markdown',
};

/** Loaded when code is formatted first: they take some memory. */
async function loadPlugins(): Promise<Plugin[]> {
  const loaded = await Promise.all([
    import('prettier/plugins/babel'),
    import('prettier/plugins/estree'),
    import('prettier/plugins/html'),
    import('prettier/plugins/markdown'),
    import('prettier/plugins/postcss'),
    import('prettier/plugins/typescript'),
  ]);
  return loaded.map(({ default: plugin }) => plugin as Plugin);
}
