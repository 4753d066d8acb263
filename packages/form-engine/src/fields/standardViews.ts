import { type LazyPart, lazyPart } from '@smart-admin/ui/lazy';
import { type ReactNode } from 'react';
import { type FieldKind } from '../core/document/FormDocument.js';
import { CalculateFieldView } from './calculate/CalculateFieldView.js';
import { DividerView, GroupTitleView, ParagraphView } from './display/DisplayFieldViews.js';
import { type FieldViewProps } from './FieldViewProps.js';
import { NumberFieldView } from './number/NumberFieldView.js';
import { SwitchFieldView } from './switch/SwitchFieldView.js';
import { PlateFieldView } from './text/PlateFieldView.js';
import { TextareaFieldView } from './text/TextareaFieldView.js';
import { TextFieldView } from './text/TextFieldView.js';

const serverView = lazyPart(
  () => import('./audit/ServerFieldView.js'),
  (module) => module.ServerFieldView,
);

/**
 * The views of the field kinds; those that bring pickers, lists, calendars or uploads along are loaded when they are first
 * drawn. A new kind adds one line here. Subtables are drawn by the renderer, unknown kinds by nobody.
 */
export const standardViews: StandardViews = {
  text: TextFieldView,
  textarea: TextareaFieldView,
  number: NumberFieldView,
  switch: SwitchFieldView,
  plate: PlateFieldView,
  calculate: CalculateFieldView,
  groupTitle: GroupTitleView,
  divider: DividerView,
  paragraph: ParagraphView,
  radio: lazyPart(
    () => import('./choice/RadioFieldView.js'),
    (module) => module.RadioFieldView,
  ),
  checkbox: lazyPart(
    () => import('./choice/CheckboxFieldView.js'),
    (module) => module.CheckboxFieldView,
  ),
  select: lazyPart(
    () => import('./choice/SelectFieldView.js'),
    (module) => module.SelectFieldView,
  ),
  treeSelect: lazyPart(
    () => import('./choice/TreeSelectFieldView.js'),
    (module) => module.TreeSelectFieldView,
  ),
  cascader: lazyPart(
    () => import('./choice/CascaderFieldView.js'),
    (module) => module.CascaderFieldView,
  ),
  date: lazyPart(
    () => import('./date/DateFieldView.js'),
    (module) => module.DateFieldView,
  ),
  dateRange: lazyPart(
    () => import('./date/DateRangeFieldView.js'),
    (module) => module.DateRangeFieldView,
  ),
  time: lazyPart(
    () => import('./date/TimeFieldView.js'),
    (module) => module.TimeFieldView,
  ),
  userSelect: lazyPart(
    () => import('./people/UserSelectFieldView.js'),
    (module) => module.UserSelectFieldView,
  ),
  organizeSelect: lazyPart(
    () => import('./organize/OrganizeSelectFieldView.js'),
    (module) => module.OrganizeSelectFieldView,
  ),
  departmentSelect: lazyPart(
    () => import('./organize/DepartmentSelectFieldView.js'),
    (module) => module.DepartmentSelectFieldView,
  ),
  positionSelect: lazyPart(
    () => import('./people/PositionSelectFieldView.js'),
    (module) => module.PositionSelectFieldView,
  ),
  roleSelect: lazyPart(
    () => import('./people/RoleSelectFieldView.js'),
    (module) => module.RoleSelectFieldView,
  ),
  areaSelect: lazyPart(
    () => import('./area/AreaSelectFieldView.js'),
    (module) => module.AreaSelectFieldView,
  ),
  relationForm: lazyPart(
    () => import('./relation/RelationFormFieldView.js'),
    (module) => module.RelationFormFieldView,
  ),
  uploadFile: lazyPart(
    () => import('./upload/UploadFileFieldView.js'),
    (module) => module.UploadFileFieldView,
  ),
  uploadImg: lazyPart(
    () => import('./upload/UploadImgFieldView.js'),
    (module) => module.UploadImgFieldView,
  ),
  autoNumber: serverView,
  createUser: serverView,
  createTime: serverView,
  modifyUser: serverView,
  modifyTime: serverView,
  currOrganize: serverView,
  subtable: undefined,
  unknown: undefined,
};

type StandardViews = { readonly [Kind in FieldKind]: FieldViewOf<Kind> | undefined };
type FieldViewOf<Kind extends FieldKind> =
  ((props: FieldViewProps<Kind>) => ReactNode) | LazyPart<FieldViewProps<Kind>>;
