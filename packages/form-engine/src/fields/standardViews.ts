import { type ComponentType } from 'react';
import { type FieldKind } from '../core/document/FormDocument.js';
import { AreaSelectFieldView } from './area/AreaSelectFieldView.js';
import { ServerFieldView } from './audit/ServerFieldView.js';
import { CalculateFieldView } from './calculate/CalculateFieldView.js';
import { CascaderFieldView } from './choice/CascaderFieldView.js';
import { CheckboxFieldView } from './choice/CheckboxFieldView.js';
import { RadioFieldView } from './choice/RadioFieldView.js';
import { SelectFieldView } from './choice/SelectFieldView.js';
import { TreeSelectFieldView } from './choice/TreeSelectFieldView.js';
import { DateFieldView } from './date/DateFieldView.js';
import { DateRangeFieldView } from './date/DateRangeFieldView.js';
import { TimeFieldView } from './date/TimeFieldView.js';
import { DividerView, GroupTitleView, ParagraphView } from './display/DisplayFieldViews.js';
import { type FieldViewProps } from './FieldViewProps.js';
import { NumberFieldView } from './number/NumberFieldView.js';
import { DepartmentSelectFieldView } from './organize/DepartmentSelectFieldView.js';
import { OrganizeSelectFieldView } from './organize/OrganizeSelectFieldView.js';
import { PositionSelectFieldView } from './people/PositionSelectFieldView.js';
import { RoleSelectFieldView } from './people/RoleSelectFieldView.js';
import { UserSelectFieldView } from './people/UserSelectFieldView.js';
import { RelationFormFieldView } from './relation/RelationFormFieldView.js';
import { SwitchFieldView } from './switch/SwitchFieldView.js';
import { PlateFieldView } from './text/PlateFieldView.js';
import { TextareaFieldView } from './text/TextareaFieldView.js';
import { TextFieldView } from './text/TextFieldView.js';
import { UploadFileFieldView } from './upload/UploadFileFieldView.js';
import { UploadImgFieldView } from './upload/UploadImgFieldView.js';

/** The views of the field kinds. A new kind adds one line here. Subtables are drawn by the renderer, unknown kinds by nobody. */
export const standardViews: StandardViews = {
  text: TextFieldView,
  textarea: TextareaFieldView,
  number: NumberFieldView,
  radio: RadioFieldView,
  checkbox: CheckboxFieldView,
  select: SelectFieldView,
  treeSelect: TreeSelectFieldView,
  cascader: CascaderFieldView,
  switch: SwitchFieldView,
  date: DateFieldView,
  dateRange: DateRangeFieldView,
  time: TimeFieldView,
  plate: PlateFieldView,
  userSelect: UserSelectFieldView,
  organizeSelect: OrganizeSelectFieldView,
  departmentSelect: DepartmentSelectFieldView,
  positionSelect: PositionSelectFieldView,
  roleSelect: RoleSelectFieldView,
  areaSelect: AreaSelectFieldView,
  relationForm: RelationFormFieldView,
  uploadFile: UploadFileFieldView,
  uploadImg: UploadImgFieldView,
  autoNumber: ServerFieldView,
  createUser: ServerFieldView,
  createTime: ServerFieldView,
  modifyUser: ServerFieldView,
  modifyTime: ServerFieldView,
  currOrganize: ServerFieldView,
  calculate: CalculateFieldView,
  groupTitle: GroupTitleView,
  divider: DividerView,
  paragraph: ParagraphView,
  subtable: undefined,
  unknown: undefined,
};

type StandardViews = { readonly [Kind in FieldKind]: ComponentType<FieldViewProps<Kind>> | undefined };
