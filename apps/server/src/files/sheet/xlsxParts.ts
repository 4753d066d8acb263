/** Parts of Excel files (ECMA-376, part 1) that every one of ours has. */
export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Characters of a cell, as Excel has them. */
const CELL_LIMIT = 32_767;

/** A file of one sheet, whose styles and content are given. `heads` are rows at its top that stand on each printed page. */
export function sheetFiles({ name, styles, content, heads = 0 }: SheetParts) {
  const title = name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31) || 'Sheet1';
  return [
    { name: '[Content_Types].xml', content: [CONTENT_TYPES] },
    { name: '_rels/.rels', content: [relations('officeDocument', 'xl/workbook.xml')] },
    { name: 'xl/workbook.xml', content: [workbook(title, heads)] },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: [relations('worksheet', 'worksheets/sheet1.xml', ['styles', 'styles.xml'])],
    },
    { name: 'xl/styles.xml', content: [styles] },
    { name: 'xl/worksheets/sheet1.xml', content },
  ];
}

interface SheetParts {
  name: string;
  styles: string;
  content: Iterable<string> | AsyncIterable<string>;
  heads?: number;
}

/** A text as a cell; a text is never a formula. */
export function textCell(place: string, text: string, style = ''): string {
  return `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(text.slice(0, CELL_LIMIT))}</t></is></c>`;
}

const CONTENT_TYPES =
  `${XML_HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`;

function relations(type: string, target: string, ...more: (readonly [string, string])[]): string {
  const all = [[type, target] as const, ...more].map(
    ([kind, place], index) => `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${kind}" Target="${place}"/>`,
  );
  return `${XML_HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`;
}

function workbook(name: string, heads: number): string {
  const titles =
    heads === 0
      ? ''
      : '<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">' +
        `${escaped(`'${name.replaceAll("'", "''")}'!$1:$${heads}`)}</definedName></definedNames>`;
  return (
    `${XML_HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}">` +
    `<sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets>${titles}</workbook>`
  );
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML does not have: controls but for tab and line ends, and two that are none. */
const NOT_IN_XML = /[^\t\n\r\P{Cc}]|[\ufffe\uffff]/gu;

function escaped(text: string): string {
  return text.replace(NOT_IN_XML, '').replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? '');
}
