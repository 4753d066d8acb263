import { crc32, deflateRawSync } from 'node:zlib';

/** A zip archive of deflated entries; `size` is what an entry says it unpacks to, where that is a lie. */
export function zipOf(entries: Record<string, string | Buffer | { content: Buffer; size: number }>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, entry] of Object.entries(entries)) {
    const content = typeof entry === 'string' ? Buffer.from(entry) : Buffer.isBuffer(entry) ? entry : entry.content;
    const packed = deflateRawSync(content);
    const label = Buffer.from(name);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(crc32(content), 14);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(typeof entry === 'object' && 'size' in entry ? entry.size : content.length, 22);
    head.writeUInt16LE(label.length, 26);
    const line = Buffer.alloc(46);
    line.writeUInt32LE(0x02014b50, 0);
    line.writeUInt16LE(20, 4);
    line.writeUInt16LE(20, 6);
    head.copy(line, 10, 8, 30);
    line.writeUInt32LE(at, 42);
    parts.push(head, label, packed);
    directory.push(line, label);
    at += head.length + label.length + packed.length;
  }
  const lines = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(entries).length, 8);
  end.writeUInt16LE(Object.keys(entries).length, 10);
  end.writeUInt32LE(lines.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, lines, end]);
}

/** An Excel file of one sheet, of which everything within `<worksheet>` is given. */
export function workbookOf(sheet: string, sharedStrings?: string, styles?: string): Buffer {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return zipOf({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet xmlns="${main}">${sheet}</worksheet>`,
    ...(styles === undefined ? {} : { 'xl/styles.xml': `<styleSheet xmlns="${main}">${styles}</styleSheet>` }),
    ...(sharedStrings === undefined ? {} : { 'xl/sharedStrings.xml': `<sst xmlns="${main}">${sharedStrings}</sst>` }),
  });
}
