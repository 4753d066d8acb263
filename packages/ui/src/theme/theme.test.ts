import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { cn } from '../cn/cn.js';
import { resolveLocale } from '../messages/locales.js';
import { plateColorOf, PLATE_COLOR_CODES } from '../plate/plateColors.js';
import { CONTROL_SIZES, DEFAULT_CONTROL_SIZE } from './applyTheme.js';
import { DIMENSIONS } from './dimensions.js';
import { isThemeName, THEME_COLORS, THEME_NAMES } from './themeColors.js';

describe('theme', () => {
  it('C9-36 the ten colours', () => {
    expect(THEME_COLORS).toEqual({
      default: '#409eff',
      blue: '#1890ff',
      purple: '#722ed1',
      ocean: '#13c2c2',
      green: '#3eac12',
      yellow: '#f8bc18',
      orange: '#f5811c',
      red: '#f5222d',
      azure: '#211bce',
      blackblue: '#211bce',
    });
  });

  it('E3-60 the ten names', () => {
    expect([...THEME_NAMES].sort()).toEqual([
      'azure',
      'blackblue',
      'blue',
      'default',
      'green',
      'ocean',
      'orange',
      'purple',
      'red',
      'yellow',
    ]);
    expect(isThemeName('purple')).toBe(true);
    expect(isThemeName('toString')).toBe(false);
  });

  it('the size that stands where none was chosen is one of the sizes', () => {
    expect(CONTROL_SIZES).toContain(DEFAULT_CONTROL_SIZE);
  });

  it('C9-20 keeps the fixed measures, and the style sheet has the same', () => {
    expect(DIMENSIONS).toMatchObject({
      popupDialog: 800,
      userPicker: 800,
      treeUserDialog: 450,
      columnDrawer: 320,
      settingsDrawer: 280,
      sidebar: 210,
      topMenuItem: 116,
      mobileBreakpoint: 992,
      richEditorHeight: 500,
    });
    const css = ['theme.css', 'theme-tokens.css']
      .map((file) => readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8'))
      .join('');
    expect(css).toContain(`--sidebar-w: ${DIMENSIONS.sidebar}px;`);
    expect(css).toContain(`@custom-variant phone (@media screen and (width < ${DIMENSIONS.mobileBreakpoint}px));`);
  });

  it('no other source writes a fixed measure down again', () => {
    const root = fileURLToPath(new URL('../../../../', import.meta.url));
    const files = ['ui', 'pickers', 'form-engine', 'layout']
      .map((name) => `packages/${name}/src`)
      .concat('apps/admin/src');
    const sources = files
      .flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
      )
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|testing|dimensions\.ts$/.test(file));
    expect(sources.length).toBeGreaterThan(500);
    const measure = /width=\{(800|320|280|210|116)\}|\[(800|320|280|210|116|500)px\]|\b992px/;
    const again = sources.flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .filter((line) => measure.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(again).toEqual([]);
  });
});

describe('plates and languages', () => {
  it('E3-52 plate colours have their codes and blue is the default', () => {
    expect(PLATE_COLOR_CODES).toEqual({ blue: 5, green: 3, yellow: 2, black: 4, white: 1 });
    expect(plateColorOf('3')).toBe('green');
    expect(plateColorOf(99)).toBe('blue');
    expect(plateColorOf(null)).toBe('blue');
  });

  it('C9-35 the language is the saved one, else by the browser, tw is traditional Chinese', () => {
    expect(resolveLocale('vi', 'en-US')).toBe('vi');
    expect(resolveLocale(null, 'zh-TW')).toBe('zhtw');
    expect(resolveLocale('xx', 'en-GB')).toBe('en');
    expect(resolveLocale(undefined, 'fr')).toBe('zh');
  });
});

describe('cn', () => {
  it('lets the later of two utilities win, also our own names', () => {
    expect(cn('h-ctl', 'h-7')).toBe('h-7');
    expect(cn('text-12 text-2', 'text-body')).toBe('text-2 text-body');
    expect(cn('shadow-pop', 'shadow-dialog')).toBe('shadow-dialog');
  });
});
