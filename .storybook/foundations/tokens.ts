import sheet from '../../packages/ui/src/theme-tokens.css?raw';
import names from '../../packages/ui/src/theme.css?raw';

/** A token as the style sheet declares it first. */
export interface Token {
  name: string;
  value: string;
  /** What the style sheet says behind it. */
  note: string;
}

/** Tokens whose names begin so, in the order of the style sheet, each once. */
export function tokensOf(...prefixes: string[]): Token[] {
  const tokens = new Map<string, Token>();
  for (const [, name = '', value = '', note = ''] of sheet.matchAll(
    /^\s+(--[\w-]+):\s*([^;]+);[^\S\n]*(?:\/\*\s*(.*?)\s*\*\/)?/gm,
  )) {
    if (!tokens.has(name) && prefixes.some((prefix) => name.startsWith(prefix)))
      tokens.set(name, { name, value: value.replaceAll(/\s+/g, ' '), note });
  }
  return [...tokens.values()];
}

/** Colours by their Tailwind names: `surface` is drawn by `bg-surface` and holds `--bg-surface`. */
export function colourRoles(kind: 'color' | 'text-color' | 'border-color'): { role: string; token: string }[] {
  return [...names.matchAll(new RegExp(`^\\s+--${kind}-([\\w-]+): var\\((--[\\w-]+)\\);`, 'gm'))].map(
    ([, role = '', token = '']) => ({ role, token }),
  );
}
