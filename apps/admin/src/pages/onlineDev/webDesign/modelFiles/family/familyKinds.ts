/** Why a part of a foreign form is not what it was. */
export type FamilyNote =
  | 'suggestions'
  | 'tablePopup'
  | 'severalKinds'
  | 'department'
  | 'grid'
  | 'range'
  | 'interfaceOptions'
  | 'script'
  | 'unknownKind'
  | 'part'
  | 'listType'
  | 'customButton'
  | 'code'
  | 'badName';

/** What a control of the family becomes here. */
export interface FamilyKind {
  /** Control type of the stored format. */
  to: string;
  /** What is lost by it; absent where nothing is. */
  note?: FamilyNote;
  /** Settings that stand elsewhere, as pairs of the place there and the key here. */
  moves?: Readonly<Record<string, string>>;
}

const same = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, { to: key }] as const));

/** Each control type that the family has had, in any of its versions; what is not here is kept as a kind that is not known. */
export const FAMILY_KINDS: Readonly<Record<string, FamilyKind>> = {
  ...same('comInput', 'input', 'textarea', 'numInput', 'radio', 'checkbox', 'select', 'cascader', 'treeSelect'),
  ...same('date', 'datePicker', 'dateRange', 'time', 'timePicker', 'timeRange', 'rate', 'colorPicker', 'editor'),
  ...same('uploadFz', 'uploadFile', 'uploadImg', 'address', 'areaSelect', 'sign', 'signature', 'location', 'billRule'),
  ...same('comSelect', 'organizeSelect', 'depSelect', 'posSelect', 'userSelect', 'roleSelect', 'groupSelect'),
  ...same('relationForm', 'relationFormAttr', 'popupSelect', 'popupAttr', 'calculate', 'table', 'qrcode', 'barcode'),
  ...same('createUser', 'createTime', 'modifyUser', 'modifyTime', 'currOrganize'),
  ...same(
    'divider',
    'groupTitle',
    'alert',
    'link',
    'iframe',
    'text',
    'row',
    'card',
    'tab',
    'tabs',
    'collapse',
    'steps',
  ),
  switch: { to: 'switch', moves: { activeTxt: 'active-text', inactiveTxt: 'inactive-text' } },
  slider: { to: 'slider', note: 'range' },
  button: { to: 'button' },
  inputNumber: { to: 'numInput' },
  departmentSelect: { to: 'depSelect' },
  positionSelect: { to: 'posSelect' },
  JNPFText: { to: 'text' },
  jnpfText: { to: 'text' },
  tableGrid: { to: 'row', note: 'grid' },
  tableGridTr: { to: 'row', note: 'grid' },
  tableGridTd: { to: 'row', note: 'grid' },
  autoComplete: { to: 'comInput', note: 'suggestions' },
  popupTableSelect: { to: 'popupSelect', note: 'tablePopup' },
  usersSelect: { to: 'userSelect', note: 'severalKinds' },
  currDept: { to: 'currOrganize', note: 'department' },
};

/** Parts of an exported model that say what a model here says too, or that are found anew here. */
export const FAMILY_PARTS: ReadonlySet<string> = new Set([
  ...['id', 'fullName', 'enCode', 'type', 'category', 'categoryId', 'description', 'sortCode', 'state', 'enabledMark'],
  ...['formData', 'columnData', 'creatorTime', 'creatorUser', 'creatorUserId', 'lastModifyTime', 'lastModifyUser'],
  ...['lastModifyUserId', 'deleteMark', 'deleteTime', 'deleteUserId', 'tenantId', 'webType', 'modelType'],
]);

/** Types of lists of the family: only the first is a list here. */
export const PLAIN_LIST = 1;
/** Buttons that do here what they do there. */
export const FAMILY_BUTTONS: ReadonlySet<string> = new Set([
  ...['add', 'edit', 'remove', 'batchRemove', 'upload', 'download', 'detail', 'print', 'batchPrint'],
]);
