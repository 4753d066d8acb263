import { describe, expect, it } from 'vitest';
import { createField, createFormDocument } from '../../document/createField.js';
import { decodeFormDocument } from '../../document/decodeFormDocument.js';
import { encodeFormDocument } from '../../document/encodeFormDocument.js';
import { fieldText } from '../../registry/fieldFacts.js';
import { createFormStore } from '../../state/createFormStore.js';
import { readRecordPayload, recordAddress, recordPayload } from './recordPayload.js';

const wireOf = (field: Parameters<typeof createFormDocument>[0][number]) =>
  (encodeFormDocument(createFormDocument([field])).fields as Record<string, unknown>[])[0];

describe('codes', () => {
  it('E3-63 C9-16 a QR code is stored with colours, size 100, source, text and field', () => {
    const field = createField('qrcode', { id: 'code', staticText: 'P-1' });
    expect(wireOf(field)).toMatchObject({
      __config__: { smartKey: 'qrcode' },
      colorDark: '#000',
      colorLight: '#fff',
      size: 100,
      dataType: 'static',
      staticText: 'P-1',
      relationField: '',
    });
    expect(decodeFormDocument({ fields: [wireOf(field)] }).fields[0]).toMatchObject({ staticText: 'P-1', size: 100 });
    // documents of the family keep the size as width
    const family = { __config__: { smartKey: 'qrcode' }, __vModel__: 'q', width: 60, dataType: 'relation' };
    const read = decodeFormDocument({ fields: [family] });
    expect(read.fields[0]).toMatchObject({ size: 60, source: 'relation' });
    expect(encodeFormDocument(read).fields).toEqual([family]);
  });

  it('E3-65 a barcode is stored with format, colours and sizes', () => {
    expect(wireOf(createField('barcode', { id: 'code' }))).toMatchObject({
      __config__: { smartKey: 'barcode' },
      format: 'code128',
      lineColor: '#000',
      background: '#fff',
      width: 4,
      height: 40,
    });
  });

  it('E3-64 a code says its fixed text, or follows a field of the form or of the row', () => {
    const code = createField('qrcode', { id: 'code', source: 'relation', relationField: 'no' });
    const no = createField('text', { id: 'no' });
    const rows = { ...createField('subtable', { id: 'rows' }), columns: [no, code] };
    const store = createFormStore(createFormDocument([no, code, rows]), {
      no: 'A1',
      rows: [{ no: 'B1' }, { no: 'B2' }],
    });
    const values = () => ['code', 'rows.0.code', 'rows.1.code'].map((path) => store.getField(path).value);
    expect(values()).toEqual(['A1', 'B1', 'B2']);
    store.setValue('rows.1.no', 'B3');
    store.setValue('code', 'X');
    expect(values()).toEqual(['A1', 'B1', 'B3']);
    expect(fieldText(code, 'A1', { locale: 'zh' })).toBe('A1');
    const fixed = createField('qrcode', { id: 'code', staticText: 'P-1' });
    expect(fieldText(fixed, 'A1', { locale: 'zh' })).toBe('P-1');
    expect(store.getValues()).not.toHaveProperty('code');
  });
});

describe('payload of a record', () => {
  it('E3-70 has the eight parts of the family, as JSON or in an address', () => {
    const payload = recordPayload({ id: 'r1', mid: 'm1' });
    expect(payload).toEqual({ t: 'DFD', id: 'r1', mid: 'm1', mt: '1', fid: '', pid: '', ftid: '', opt: 'detail' });
    expect(readRecordPayload(JSON.stringify(payload))).toEqual(payload);
    expect(readRecordPayload(recordAddress('https://a.example/openRecord', payload))).toEqual(payload);
    expect(readRecordPayload('{"t":"DFD","id":"r1","mid":"m1","mt":3,"fid":"f"}')).toMatchObject({ mt: '3', fid: 'f' });
  });

  it('is nothing else', () => {
    for (const scanned of [
      '',
      'x',
      '{',
      '[]',
      '{"t":"DFD"}',
      '{"t":"X","id":"1","mid":"2"}',
      `?t=DFD&id=1`,
      'a'.repeat(5000),
    ])
      expect(readRecordPayload(scanned)).toBeUndefined();
  });
});
