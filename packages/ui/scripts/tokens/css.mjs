// Writes the palette as CSS variables.
import { readFileSync } from 'node:fs';
import { charts, dark, light, nav, neutral, states, themes } from './palette.mjs';

const HEAD = `/* Smart Admin design tokens. Written by scripts/tokens/generate.mjs: change the rules there, not single values.
   Switches on <html>:  data-mode="light|dark"  data-theme="default|blue|purple|azure|blackblue|ocean|green|yellow|orange|red"
                        data-nav="dark|lightWhite"  data-size="default|medium|small|mini" */`;

/** The whole token file, not yet formatted. */
export function tokensCss() {
  const fixed = readFileSync(new URL('./fixed.css', import.meta.url), 'utf8');
  const names = ['blue', ...Object.keys(themes).filter((name) => name !== 'blue')];
  return [
    HEAD,
    fixed,
    '/* ---------- 3. light mode ---------- */',
    block(':root, [data-mode="light"]', modeLines('light')),
    '/* ---------- 4. dark mode; paper is always light ---------- */',
    onScreen(block('[data-mode="dark"]', modeLines('dark'))),
    '/* ---------- 5. navigation tone ---------- */',
    navigation(),
    '/* ---------- 6. theme colours, light ---------- */',
    ...names.map((name) =>
      block(
        [...(name === 'blue' ? [':root'] : []), ...aliases(name).map((alias) => `[data-theme="${alias}"]`)].join(', '),
        themeLines(themes[name].light),
      ),
    ),
    '/* ---------- 7. theme colours, dark ---------- */',
    onScreen(
      names
        .map((name) =>
          block(
            [
              ...(name === 'blue' ? ['[data-mode="dark"]'] : []),
              ...aliases(name).flatMap((alias) => [
                `[data-mode="dark"][data-theme="${alias}"]`,
                `[data-mode="dark"] [data-theme="${alias}"]`,
              ]),
            ].join(', '),
            themeLines(themes[name].dark),
          ),
        )
        .join('\n'),
    ),
    readFileSync(new URL('./contrast.css', import.meta.url), 'utf8'),
  ].join('\n\n');
}

const block = (selector, lines) => `${selector} {\n${lines.join('\n')}\n}`;
const onScreen = (rules) => `@media not print {\n${rules}\n}`;
const line = (name, value) => `--${name}: ${value};`;
const aliases = (name) => (name === 'azure' ? ['azure', 'blackblue'] : [name]);
const themeLines = (role) =>
  Object.entries(role).map(([name, value]) => line(name === 'base' ? 'primary' : `primary-${name}`, value));

const STATE_ROLES = ['solid', 'solid-hover', 'solid-active', 'on', 'edge', 'text', 'soft', 'soft-hover', 'border'];
const stateLines = (name, role) => [
  line(name, role.base),
  ...STATE_ROLES.map((key) => line(`${name}-${key}`, role[key])),
];

function modeLines(mode) {
  const isDark = mode === 'dark';
  const ground = isDark ? dark : light;
  const steps = neutral[mode];
  return [
    `color-scheme: ${mode};`,
    ...Object.entries(steps).map(([step, value]) => line(`n-${step}`, value)),
    ...['canvas', 'surface', 'sunken', 'raised', 'hover', 'active', 'disabled'].map((name) =>
      line(`bg-${name}`, ground[name]),
    ),
    line('bg-overlay', isDark ? 'rgb(3 5 9 / .62)' : 'rgb(20 24 33 / .42)'),
    line('bg-skeleton', steps[100]),
    line('bg-tooltip', ground.tooltip),
    line('text-tooltip', ground.tooltipText),
    line('text-1', ground.text1),
    line('text-2', ground.text2),
    line('text-3', ground.text3),
    line('text-disabled', ground.textDisabled),
    line('border-hairline', ground.hairline),
    line('border-default', ground.border),
    line('border-strong', ground.strong),
    line('border-control', ground.control),
    line('scrollbar', ground.strong),
    ...Object.entries(states).flatMap(([name, modes]) => stateLines(name, modes[mode])),
    line('neutral-soft', steps[100]),
    line('neutral-soft-hover', steps[150]),
    line('neutral-text', ground.text2),
    line('neutral-border', steps[200]),
    ...charts[mode].map((value, index) => line(`chart-${index + 1}`, value)),
    line('chart-grid', ground.hairline),
    line('chart-axis', ground.text3),
    ...shadowLines(isDark ? steps[200] : null),
  ];
}

/** Shadows; in dark mode a line in `edge` carries the elevation. */
function shadowLines(edge) {
  return edge
    ? [
        line('shadow-0', 'none'),
        line('shadow-1', '0 1px 2px rgb(0 0 0 / .4)'),
        line('shadow-pop', `0 0 0 1px ${edge}, 0 8px 24px rgb(0 0 0 / .5)`),
        line('shadow-dialog', `0 0 0 1px ${edge}, 0 24px 64px rgb(0 0 0 / .6)`),
        line('shadow-drawer', `-1px 0 0 ${edge}, -16px 0 48px rgb(0 0 0 / .5)`),
        line('shadow-fixed-left', '6px 0 10px -6px rgb(0 0 0 / .6)'),
        line('shadow-fixed-right', '-6px 0 10px -6px rgb(0 0 0 / .6)'),
      ]
    : [
        line('shadow-0', 'none'),
        line('shadow-1', '0 1px 2px rgb(22 28 45 / .06)'),
        line(
          'shadow-pop',
          '0 0 0 1px rgb(22 28 45 / .07), 0 4px 8px rgb(22 28 45 / .05), 0 12px 28px rgb(22 28 45 / .11)',
        ),
        line(
          'shadow-dialog',
          '0 0 0 1px rgb(22 28 45 / .06), 0 8px 20px rgb(22 28 45 / .08), 0 32px 72px rgb(22 28 45 / .20)',
        ),
        line('shadow-drawer', '-1px 0 0 rgb(22 28 45 / .08), -12px 0 40px rgb(22 28 45 / .12)'),
        line('shadow-fixed-left', '6px 0 10px -8px rgb(22 28 45 / .22)'),
        line('shadow-fixed-right', '-6px 0 10px -8px rgb(22 28 45 / .22)'),
      ];
}

function navigation() {
  const lines = (colors) => Object.entries(colors).map(([name, value]) => line(`nav-${name}`, value));
  const quiet = (ground) => ({
    text: ground.text2,
    'text-strong': ground.text1,
    'text-muted': ground.text3,
    icon: ground.text3,
  });
  return [
    block(
      ':root, [data-nav="dark"]',
      lines({
        bg: nav.bg,
        'bg-sunken': nav.sunken,
        text: nav.text,
        'text-strong': '#ffffff',
        'text-muted': nav.muted,
        icon: nav.icon,
        hover: 'rgb(255 255 255 / .055)',
        active: 'rgb(255 255 255 / .10)',
        border: 'rgb(255 255 255 / .08)',
        accent: 'var(--primary-nav)',
      }),
    ),
    block(
      '[data-nav="lightWhite"]',
      lines({
        bg: neutral.light[25],
        'bg-sunken': neutral.light[50],
        ...quiet(light),
        hover: neutral.light[100],
        active: 'var(--primary-soft)',
        border: light.hairline,
        accent: 'var(--primary-edge)',
      }),
    ),
    block(
      '[data-mode="dark"][data-nav="dark"], [data-mode="dark"] [data-nav="dark"]',
      lines({ bg: nav.darkBg, 'bg-sunken': nav.darkSunken, border: 'rgb(255 255 255 / .07)' }),
    ),
    '/* the light tone in dark mode is the tone of the page */',
    block(
      '[data-mode="dark"][data-nav="lightWhite"], [data-mode="dark"] [data-nav="lightWhite"]',
      lines({
        bg: dark.surface,
        'bg-sunken': dark.canvas,
        ...quiet(dark),
        hover: dark.hover,
        active: 'var(--primary-soft)',
        border: dark.hairline,
        accent: 'var(--primary-text)',
      }),
    ),
  ].join('\n');
}
