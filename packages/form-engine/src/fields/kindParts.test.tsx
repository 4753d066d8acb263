import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { createFormDocument } from '../core/document/createField.js';
import { decodeFormDocument } from '../core/document/decodeFormDocument.js';
import { encodeFormDocument } from '../core/document/encodeFormDocument.js';
import { type Field, type FormValues } from '../core/document/FormDocument.js';
import { filterOperators } from '../core/list/recordFilter.js';
import { type FieldDefinition, type PrintLook } from '../core/registry/defineField.js';
import { filterOf } from '../core/registry/fieldFacts.js';
import { linkFields } from '../core/registry/linkFields.js';
import { standardFields } from '../core/registry/standardFields.js';
import { storedDocuments } from '../core/testing/storedDocuments.js';
import { FieldText } from '../renderer/FieldText.js';
import { type KindStates } from '../testing/KindStates.js';
import { memorySources } from '../testing/memorySources.js';
import { storyElement } from '../testing/showStory.js';
import * as everyday from './EverydayKinds.stories.js';
import * as others from './FieldKinds.stories.js';
import { FormDataSourcesProvider } from './sources/FormDataSources.js';
import '../testing/preloadViews.js';

/* A kind has all its parts: a story of every state, its place in the guide, its way into stored documents and back, a search, and its look in lists and on paper. */

/** A field of a story with the value that it is shown filled with. */
interface Example {
  field: Field;
  value: unknown;
  /** The whole form, whose other fields it may follow. */
  fields: readonly Field[];
  values: FormValues;
}

const examples = [everyday, others].flatMap(({ default: _, ...stories }) =>
  Object.values(stories).flatMap((story): Example[] => {
    const { fields, values } = (storyElement(story) as ReactElement<Parameters<typeof KindStates>[0]>).props;
    return linkFields(createFormDocument([...fields])).fields.map((field) => ({
      field,
      value: values[field.id],
      fields,
      values,
    }));
  }),
);
const guide = readFileSync('packages/form-engine/README.md', 'utf8');

const kinds = standardFields as readonly FieldDefinition[];
/** Kinds whose value is what somebody typed, chose or was given, rather than a place in the form. */
const holdsValue = ({ role }: FieldDefinition) => role !== 'display' && role !== 'following';

/** Why lists have no search of a kind. */
const UNSEARCHED: Readonly<Record<string, string>> = {
  relationFormAttr: 'keeps nothing: lists search by the field that it follows',
  popupAttr: 'keeps nothing: lists search by the field that it follows',
  qrcode: 'keeps nothing: lists search by the field whose code it is',
  barcode: 'keeps nothing: lists search by the field whose code it is',
  subtable: 'its rows stand in a table of their own, whose columns belong to a row',
};

describe.each(kinds.map((definition) => [definition.kind, definition] as const))('kind %s', (kind, definition) => {
  const own = examples.filter(({ field }) => field.kind === kind);
  const filled = own.find(({ value }) => value !== undefined) ?? own[0];

  it('has a story of its states, filled where it holds a value', () => {
    expect(own.length).toBeGreaterThan(0);
    if (holdsValue(definition) && definition.role !== 'computed') expect(filled?.value).toBeDefined();
  });

  it('stands in the guide with its control types', () => {
    const types = definition.smartKeys.map((key) => `\`${key}\``).join(', ');
    expect(guide).toMatch(new RegExp(`^\\| \`${kind}\`\\s*\\| ${types}\\s*\\| \\w.{10,}`, 'm'));
  });

  it('stands among the stored documents that are written as they were read, and so do its settings and its value', () => {
    expect(definition.smartKeys.some((key) => storedControls.has(key))).toBe(true);
    if (!filled) return;
    const stored = encodeFormDocument(createFormDocument([...filled.fields]));
    const read = decodeFormDocument(JSON.stringify(stored));
    expect(encodeFormDocument(read)).toEqual(stored);
    const typed = filled.field as Parameters<FieldDefinition['coerce']>[1];
    if (holdsValue(definition) && filled.value !== undefined)
      expect(definition.coerce(JSON.parse(JSON.stringify(filled.value)), typed)).toEqual({
        ok: true,
        value: filled.value,
      });
  });

  it('can be searched for in lists, or it is said why not', () => {
    const field = filled?.field;
    const asks = field ? filterOperators(field).filter((operator) => !operator.endsWith('mpty')) : [];
    const reason = UNSEARCHED[kind] ?? (definition.role === 'display' ? 'it holds no value' : undefined);
    expect(asks.length > 0).toBe(reason === undefined);
    // what has no filter of its own is searched by its text, so it has to be one
    if (field && reason === undefined && !definition.filter)
      expect([filterOf(field).control, definition.storage(field as never).type]).toEqual(['text', 'text']);
  });

  it('is more than its stored value in a list and on a card', async () => {
    if (!filled || definition.role === 'display') return;
    const { field, values } = filled;
    const value = filled.value ?? values[field.followed?.id ?? ''] ?? FOUND[kind];
    for (const card of [false, true]) {
      const { container, unmount } = render(
        <QueryClientProvider client={new QueryClient()}>
          <FormDataSourcesProvider sources={memorySources}>
            <FieldText field={field} value={value} inline card={card} />
          </FormDataSourcesProvider>
        </QueryClientProvider>,
      );
      await waitFor(() => {
        const shown = container.textContent.trim();
        const isDrawn = container.querySelector('img, svg, canvas, [role=img]') !== null;
        expect(isDrawn || (shown !== '' && shown !== '-' && !RAW.test(shown))).toBe(true);
      });
      unmount();
    }
  });

  it('says how paper shows it', () => {
    const look = definition.print?.as ?? 'text';
    expect(LOOKS).toContain(look);
    expect(look === 'nothing').toBe(definition.role === 'display');
    // a value that is no text would be printed as the mark that stands for it
    const mark = filled && definition.toText(filled.value, filled.field as never, { locale: 'zh' });
    if (look === 'text') expect(mark).not.toBe('✓');
  });
});

it('every part of the kinds that is missing has a kind', () => {
  expect(Object.keys(UNSEARCHED).filter((kind) => !kinds.some((one) => one.kind === kind))).toEqual([]);
});

/** Values of kinds that are computed from what a form holds. */
const FOUND: Readonly<Record<string, unknown>> = { lookup: '周雨桐' };

const LOOKS: readonly PrintLook['as'][] = ['text', 'html', 'image', 'images', 'qrcode', 'barcode', 'nothing'];

/** Ids of the examples, JSON, and the empty sign of lists. */
const RAW = /^(?:[a-z]\d+|[a-z]+\d+|—|\{.*|\[.*)$/;

/** The control types of the stored documents, at any depth. */
const storedControls = new Set(
  [...JSON.stringify(storedDocuments).matchAll(/"smartKey":"(\w+)"/g)].map(([, key]) => key),
);
