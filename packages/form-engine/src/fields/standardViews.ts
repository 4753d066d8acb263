import { lazyPart } from '@smart-admin/ui/lazy';
import { type FieldKind, type FieldOfKind } from '../core/document/FormDocument.js';
import { CalculateFieldView } from './calculate/CalculateFieldView.js';
import { DividerView, GroupTitleView, ParagraphView } from './display/DisplayFieldViews.js';
import { type FieldViews } from './FieldViews.js';
import { NumberFieldView } from './number/NumberFieldView.js';
import { SwitchFieldView } from './switch/SwitchFieldView.js';
import { PlateFieldView } from './text/PlateFieldView.js';
import { TextareaFieldView } from './text/TextareaFieldView.js';
import { TextFieldView } from './text/TextFieldView.js';

const serverView = lazyPart(
  () => import('./audit/ServerFieldView.js'),
  (module) => module.ServerFieldView,
);
const followingView = lazyPart(
  () => import('./relation/FollowingFieldView.js'),
  (module) => module.FollowingFieldView,
);
const optionFilter = lazyPart(
  () => import('./choice/OptionFilter.js'),
  (module) => module.OptionFilter,
);
const plateText = lazyPart(
  () => import('./text/PlateText.js'),
  (module) => module.PlateText,
);
const imageStrip = lazyPart(
  () => import('./upload/ImageStrip.js'),
  (module) => module.ImageStrip,
);

/**
 * The views of the field kinds; those that bring pickers, lists, calendars or uploads along are loaded when they are first
 * drawn. A new kind adds one line here. Subtables are drawn by the renderer.
 */
export const standardViews: StandardViews = {
  text: { edit: TextFieldView },
  textarea: { edit: TextareaFieldView },
  number: { edit: NumberFieldView },
  switch: { edit: SwitchFieldView },
  plate: { edit: PlateFieldView, cell: plateText },
  calculate: { edit: CalculateFieldView },
  groupTitle: { edit: GroupTitleView },
  divider: { edit: DividerView },
  paragraph: { edit: ParagraphView },
  radio: {
    edit: lazyPart(
      () => import('./choice/RadioFieldView.js'),
      (module) => module.RadioFieldView,
    ),
    search: optionFilter,
  },
  checkbox: {
    edit: lazyPart(
      () => import('./choice/CheckboxFieldView.js'),
      (module) => module.CheckboxFieldView,
    ),
    search: optionFilter,
  },
  select: {
    edit: lazyPart(
      () => import('./choice/SelectFieldView.js'),
      (module) => module.SelectFieldView,
    ),
    search: optionFilter,
  },
  treeSelect: {
    edit: lazyPart(
      () => import('./choice/TreeSelectFieldView.js'),
      (module) => module.TreeSelectFieldView,
    ),
  },
  cascader: {
    edit: lazyPart(
      () => import('./choice/CascaderFieldView.js'),
      (module) => module.CascaderFieldView,
    ),
  },
  date: {
    edit: lazyPart(
      () => import('./date/DateFieldView.js'),
      (module) => module.DateFieldView,
    ),
  },
  dateRange: {
    edit: lazyPart(
      () => import('./date/DateRangeFieldView.js'),
      (module) => module.DateRangeFieldView,
    ),
  },
  numberRange: {
    edit: lazyPart(
      () => import('./number/NumberRangeFieldView.js'),
      (module) => module.NumberRangeFieldView,
    ),
  },
  time: {
    edit: lazyPart(
      () => import('./date/TimeFieldView.js'),
      (module) => module.TimeFieldView,
    ),
  },
  userSelect: {
    edit: lazyPart(
      () => import('./people/UserSelectFieldView.js'),
      (module) => module.UserSelectFieldView,
    ),
  },
  organizeSelect: {
    edit: lazyPart(
      () => import('./organize/OrganizeSelectFieldView.js'),
      (module) => module.OrganizeSelectFieldView,
    ),
  },
  departmentSelect: {
    edit: lazyPart(
      () => import('./organize/DepartmentSelectFieldView.js'),
      (module) => module.DepartmentSelectFieldView,
    ),
  },
  positionSelect: {
    edit: lazyPart(
      () => import('./people/PositionSelectFieldView.js'),
      (module) => module.PositionSelectFieldView,
    ),
  },
  roleSelect: {
    edit: lazyPart(
      () => import('./people/RoleSelectFieldView.js'),
      (module) => module.RoleSelectFieldView,
    ),
  },
  areaSelect: {
    edit: lazyPart(
      () => import('./area/AreaSelectFieldView.js'),
      (module) => module.AreaSelectFieldView,
    ),
  },
  relationForm: {
    edit: lazyPart(
      () => import('./relation/RelationFormFieldView.js'),
      (module) => module.RelationFormFieldView,
    ),
  },
  relationFormAttr: { edit: followingView },
  popupSelect: {
    edit: lazyPart(
      () => import('./relation/PopupSelectFieldView.js'),
      (module) => module.PopupSelectFieldView,
    ),
  },
  popupAttr: { edit: followingView },
  lookup: {
    edit: lazyPart(
      () => import('./lookup/LookupFieldView.js'),
      (module) => module.LookupFieldView,
    ),
  },
  uploadFile: {
    edit: lazyPart(
      () => import('./upload/UploadFileFieldView.js'),
      (module) => module.UploadFileFieldView,
    ),
    read: lazyPart(
      () => import('./upload/UploadFieldText.js'),
      (module) => module.FilesText,
    ),
  },
  uploadImg: {
    edit: lazyPart(
      () => import('./upload/UploadImgFieldView.js'),
      (module) => module.UploadImgFieldView,
    ),
    cell: imageStrip,
    read: lazyPart(
      () => import('./upload/UploadFieldText.js'),
      (module) => module.ImagesText,
    ),
  },
  timeRange: {
    edit: lazyPart(
      () => import('./date/TimeRangeFieldView.js'),
      (module) => module.TimeRangeFieldView,
    ),
  },
  rate: {
    edit: lazyPart(
      () => import('./number/RateFieldView.js'),
      (module) => module.RateFieldView,
    ),
    cell: lazyPart(
      () => import('./number/RateFieldView.js'),
      (module) => module.RateText,
    ),
  },
  slider: {
    edit: lazyPart(
      () => import('./number/SliderFieldView.js'),
      (module) => module.SliderFieldView,
    ),
  },
  color: {
    edit: lazyPart(
      () => import('./text/ColorFieldView.js'),
      (module) => module.ColorFieldView,
    ),
    cell: lazyPart(
      () => import('./text/ColorFieldView.js'),
      (module) => module.ColorText,
    ),
  },
  richText: {
    edit: lazyPart(
      () => import('./text/RichTextFieldView.js'),
      (module) => module.RichTextFieldView,
    ),
    read: lazyPart(
      () => import('./text/RichTextFieldView.js'),
      (module) => module.RichTextRead,
    ),
  },
  signature: {
    edit: lazyPart(
      () => import('./sign/SignatureFieldView.js'),
      (module) => module.SignatureFieldView,
    ),
    cell: lazyPart(
      () => import('./sign/SignatureFieldView.js'),
      (module) => module.SignatureText,
    ),
  },
  location: {
    edit: lazyPart(
      () => import('./location/LocationFieldView.js'),
      (module) => module.LocationFieldView,
    ),
  },
  groupSelect: {
    edit: lazyPart(
      () => import('./people/GroupSelectFieldView.js'),
      (module) => module.GroupSelectFieldView,
    ),
  },
  link: {
    edit: lazyPart(
      () => import('./display/AddressFieldViews.js'),
      (module) => module.LinkView,
    ),
  },
  alert: {
    edit: lazyPart(
      () => import('./display/AddressFieldViews.js'),
      (module) => module.AlertView,
    ),
  },
  button: {
    edit: lazyPart(
      () => import('./display/AddressFieldViews.js'),
      (module) => module.ButtonView,
    ),
  },
  iframe: {
    edit: lazyPart(
      () => import('./display/AddressFieldViews.js'),
      (module) => module.IframeView,
    ),
  },
  qrcode: {
    edit: lazyPart(
      () => import('./code/QrcodeFieldView.js'),
      (module) => module.QrcodeFieldView,
    ),
    cell: lazyPart(
      () => import('./code/QrcodeFieldView.js'),
      (module) => module.QrcodeText,
    ),
    read: lazyPart(
      () => import('./code/QrcodeFieldView.js'),
      (module) => module.QrcodeRead,
    ),
    drawsEmpty: true,
  },
  barcode: {
    edit: lazyPart(
      () => import('./code/BarcodeFieldView.js'),
      (module) => module.BarcodeFieldView,
    ),
    cell: lazyPart(
      () => import('./code/BarcodeFieldView.js'),
      (module) => module.BarcodeText,
    ),
    read: lazyPart(
      () => import('./code/BarcodeFieldView.js'),
      (module) => module.BarcodeRead,
    ),
  },
  autoNumber: { edit: serverView },
  createUser: { edit: serverView },
  createTime: { edit: serverView },
  modifyUser: { edit: serverView },
  modifyTime: { edit: serverView },
  currOrganize: { edit: serverView },
};

type StandardViews = { readonly [Kind in Exclude<FieldKind, 'subtable' | 'unknown'>]: FieldViews<FieldOfKind<Kind>> };
