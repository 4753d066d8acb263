import { type ComponentProps } from 'react';
import { cn } from '../cn/cn.js';
import { CopyButton } from '../copy-button/CopyButton.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { defineMessages } from '../messages/defineMessages.js';
import { tokenizeCode, type CodeLanguage, type CodeToken } from './tokenizeCode.js';

const messages = defineMessages({
  zh: { code: '代码' },
  en: { code: 'Code' },
  zhtw: { code: '程式碼' },
  vi: { code: 'Mã' },
});

const LOOKS: Record<CodeToken['kind'], string> = {
  plain: '',
  key: 'text-info-text',
  text: 'text-success-text',
  number: 'text-warning-text',
  word: 'font-medium text-primary-text',
  comment: 'text-3 italic',
};
/** Colouring longer code would cost more than it helps. */
const COLOURED = 100_000;

/** Code for reading: line numbers, colours, copy. For writing code use the code editor. */
export function CodeViewer({
  code,
  language = 'text',
  lineNumbers = true,
  wrap = false,
  maxHeight = 400,
  label,
  className,
  ...rest
}: CodeViewerProps) {
  const t = useMessages(messages);
  const lines = linesOf(tokenizeCode(code, code.length > COLOURED ? 'text' : language));
  return (
    <div
      data-slot="code-viewer"
      {...rest}
      className={cn('relative overflow-hidden rounded-md border border-hairline bg-sunken', className)}
    >
      <div className="absolute top-0 right-0 z-1 rounded-bl-md bg-sunken p-1">
        <CopyButton text={code} />
      </div>
      <pre
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-label={label ?? t('code')}
        style={{ maxHeight }}
        className="m-0 overflow-auto py-2 font-mono text-12 leading-5 text-1 focus-visible:-outline-offset-2"
      >
        <code className="grid w-max min-w-full">
          {lines.map((tokens, index) => (
            <span key={index} className={cn('grid grid-cols-[auto_1fr]', wrap && 'w-full')}>
              {lineNumbers && (
                <span
                  aria-hidden
                  className="sticky left-0 bg-sunken pr-3 pl-3 text-right text-3 select-none"
                  style={{ minWidth: `calc(${String(lines.length).length}ch + 24px)` }}
                >
                  {index + 1}
                </span>
              )}
              <span
                className={cn(
                  'pr-10',
                  lineNumbers ? '' : 'pl-3',
                  wrap ? 'break-all whitespace-pre-wrap' : 'whitespace-pre',
                )}
              >
                {tokens.map((token, at) =>
                  token.kind === 'plain' ? (
                    token.text
                  ) : (
                    <span key={at} className={LOOKS[token.kind]}>
                      {token.text}
                    </span>
                  ),
                )}
                {'\n'}
              </span>
            </span>
          ))}
        </code>
      </pre>
    </div>
  );
}

/** Any value as indented JSON; a text that is JSON already is indented, any other text is shown as it is. */
export function JsonViewer({ value, ...rest }: JsonViewerProps) {
  const json = jsonText(value);
  return <CodeViewer {...rest} code={json ?? String(value)} language={json === null ? 'text' : 'json'} />;
}

function jsonText(value: unknown): string | null {
  try {
    return JSON.stringify(typeof value === 'string' ? (JSON.parse(value) as unknown) : value, null, 2) ?? 'null';
  } catch {
    // no JSON: a plain text, or a value that refers to itself
    return null;
  }
}

function linesOf(tokens: readonly CodeToken[]): CodeToken[][] {
  const lines: CodeToken[][] = [[]];
  for (const { kind, text } of tokens) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ kind, text: part });
    });
  }
  return lines;
}

export interface CodeViewerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The text to show. */
  code: string;
  /** Default `text`. */
  language?: CodeLanguage;
  /** Default true. */
  lineNumbers?: boolean;
  /** Breaks long lines instead of scrolling. Default false. */
  wrap?: boolean;
  /** In px. Default 400. */
  maxHeight?: number;
  /** Name for screen readers. Default 代码. */
  label?: string;
}

export interface JsonViewerProps extends Omit<CodeViewerProps, 'code' | 'language'> {
  value: unknown;
}
