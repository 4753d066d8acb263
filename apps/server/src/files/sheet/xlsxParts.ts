/** Parts of Excel files (ECMA-376, part 1) that every one of ours has. */
export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
/** What the parts of a document are called to each other, and by its namespace. */
export const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument';
/** Characters of a cell, as Excel has them. */
const CELL_LIMIT = 32_767;

/**
 * A file of one sheet, whose styles and content are given. `heads` are rows at its top that stand on each printed page; `others` are
 * sheets behind it, `parts` what its sheets lead to.
 */
export function sheetFiles({ name, styles, content, heads = 0, others = [], parts = [] }: SheetParts) {
  const sheets = [{ name: sheetName(name), content }, ...others];
  return [
    { name: '[Content_Types].xml', content: [contentTypes(sheets.length, parts)] },
    { name: '_rels/.rels', content: [relations([['officeDocument', 'xl/workbook.xml']])] },
    { name: 'xl/workbook.xml', content: [workbook(sheets, heads)] },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: [
        relations([
          ...sheets.map((_sheet, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const),
          ['styles', 'styles.xml'],
        ]),
      ],
    },
    { name: 'xl/styles.xml', content: [styles] },
    ...sheets.map((sheet, index) => ({ name: `xl/worksheets/sheet${index + 1}.xml`, content: sheet.content })),
    ...parts,
  ];
}

interface SheetParts {
  name: string;
  styles: string;
  content: Iterable<string> | AsyncIterable<string>;
  heads?: number;
  others?: readonly { name: string; content: readonly string[] }[];
  parts?: readonly SheetPart[];
}

/** A file within the file: a drawing or a chart with what it is, or what one leads to. */
export interface SheetPart {
  name: string;
  content: readonly string[];
  /** What stands behind the vendor's name in its content type; none for relations. */
  type?: string;
}

/** A name of a sheet as Excel takes it. */
export function sheetName(name: string): string {
  return name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31) || 'Sheet1';
}

/** A name of a sheet as it stands before `!` in a formula. */
export function quotedName(name: string): string {
  return `'${name.replaceAll("'", "''")}'`;
}

/** A text as a cell; a text is never a formula. */
export function textCell(place: string, text: string, style = ''): string {
  return `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(text.slice(0, CELL_LIMIT))}</t></is></c>`;
}

/** What a part leads to: kinds and places, which it names rId1, rId2 and so on. */
export function relations(targets: readonly (readonly [kind: string, place: string])[]): string {
  const all = targets.map(
    ([kind, place], index) => `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${kind}" Target="${place}"/>`,
  );
  return `${XML_HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`;
}

function contentTypes(sheets: number, parts: readonly SheetPart[]): string {
  const override = (place: string, type: string) =>
    `<Override PartName="/${place}" ContentType="${TYPES}.${type}+xml"/>`;
  return (
    `${XML_HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    override('xl/workbook.xml', 'spreadsheetml.sheet.main') +
    override('xl/styles.xml', 'spreadsheetml.styles') +
    Array.from({ length: sheets }, (_, index) =>
      override(`xl/worksheets/sheet${index + 1}.xml`, 'spreadsheetml.worksheet'),
    ).join('') +
    `${parts.map(({ name, type }) => (type === undefined ? '' : override(name, type))).join('')}</Types>`
  );
}

function workbook(sheets: readonly { name: string }[], heads: number): string {
  const titles =
    heads === 0
      ? ''
      : '<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">' +
        `${escaped(`${quotedName(sheets[0]?.name ?? '')}!$1:$${heads}`)}</definedName></definedNames>`;
  const entries = sheets.map(
    ({ name }, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return (
    `${XML_HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}">` +
    `<sheets>${entries.join('')}</sheets>${titles}</workbook>`
  );
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML does not have: controls but for tab and line ends, and two that are none. */
const NOT_IN_XML = /[^\t\n\r\P{Cc}]|[\ufffe\uffff]/gu;

/** A text as it stands in XML, also in an attribute. */
export function escaped(text: string): string {
  return text.replace(NOT_IN_XML, '').replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? '');
}
