import { type ScreenDocument } from '@smart-admin/api-client/contract';
import { type CSSProperties } from 'react';

type Theme = ScreenDocument['theme'];

/** How the tokens of walls differ from those of the plain one; text stays above 4.5 on each of them. */
const TOKENS: Readonly<Record<Theme, Readonly<Record<string, string>>>> = {
  navy: {},
  graphite: {
    '--screen-canvas': '#0c0e12',
    '--screen-panel': '#14171d',
    '--screen-panel-2': '#1c2028',
    '--screen-line': '#2a303b',
    '--screen-line-strong': '#465063',
    '--screen-text-1': '#f1f4f9',
    '--screen-text-2': '#b4bdcb',
    '--screen-text-3': '#8b95a6',
    '--screen-accent': '#5ba8ff',
  },
  forest: {
    '--screen-canvas': '#06120e',
    '--screen-panel': '#0b1c17',
    '--screen-panel-2': '#102820',
    '--screen-line': '#1c3d32',
    '--screen-line-strong': '#2f6552',
    '--screen-text-1': '#eafaf3',
    '--screen-text-2': '#a5cabb',
    '--screen-text-3': '#7ba393',
    '--screen-accent': '#34c79a',
    '--screen-cyan': '#4fb8ff',
  },
};

/** Theme and background of a screen, for the element that its widgets lie on. */
export function screenStyle({
  theme,
  background,
  picture,
}: Pick<ScreenDocument, 'theme' | 'background' | 'picture'>): CSSProperties {
  return {
    ...TOKENS[theme],
    backgroundColor: background || 'var(--screen-canvas)',
    color: 'var(--screen-text-1)',
    ...(picture === '' ? {} : { backgroundImage: `url(${JSON.stringify(picture)})`, backgroundSize: 'cover' }),
  };
}
