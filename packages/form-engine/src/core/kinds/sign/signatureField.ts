import { accept, defineField, refuse } from '../../registry/defineField.js';

/** A signature that was drawn, as a data address of an SVG or PNG image; '' for none. */
export const signatureField = defineField({
  kind: 'signature',
  smartKeys: ['sign', 'signature'],
  tag: 'sign',
  role: 'input',
  settings: {},
  empty: () => '',
  coerce(raw) {
    if (raw === null || raw === undefined || raw === '') return accept('');
    return typeof raw === 'string' && raw.length <= MAX_LENGTH && IMAGE.test(raw) ? accept(raw) : refuse('signature');
  },
  toText: (value) => (value ? '✓' : ''),
  filter: () => ({ control: 'own', operator: 'equal' }),
  // not among the texts that a keyword is looked for in
  print: { as: 'image' },
  storage: () => ({ type: 'jsonb' }),
});

const MAX_LENGTH = 300_000;
// an image is drawn as one: scripts of an SVG in an <img> never run
const IMAGE = /^data:image\/(?:png|svg\+xml)(?:;charset=[\w-]+)?;base64,[A-Za-z0-9+/]+=*$/;
