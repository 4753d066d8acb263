import { areaSelectField } from '../kinds/area/areaSelectField.js';
import { createUserField, currOrganizeField, modifyUserField } from '../kinds/audit/auditPersonField.js';
import { createTimeField, modifyTimeField } from '../kinds/audit/auditTimeField.js';
import { autoNumberField } from '../kinds/audit/autoNumberField.js';
import { calculateField } from '../kinds/calculate/calculateField.js';
import { cascaderField } from '../kinds/choice/cascaderField.js';
import { checkboxField } from '../kinds/choice/checkboxField.js';
import { radioField } from '../kinds/choice/radioField.js';
import { selectField } from '../kinds/choice/selectField.js';
import { treeSelectField } from '../kinds/choice/treeSelectField.js';
import { dateField } from '../kinds/date/dateField.js';
import { dateRangeField } from '../kinds/date/dateRangeField.js';
import { timeField } from '../kinds/date/timeField.js';
import { dividerField, groupTitleField, paragraphField } from '../kinds/display/displayFields.js';
import { numberField } from '../kinds/number/numberField.js';
import { departmentSelectField } from '../kinds/organize/departmentSelectField.js';
import { organizeSelectField } from '../kinds/organize/organizeSelectField.js';
import { positionSelectField } from '../kinds/people/positionSelectField.js';
import { roleSelectField } from '../kinds/people/roleSelectField.js';
import { userSelectField } from '../kinds/people/userSelectField.js';
import { relationFormField } from '../kinds/relation/relationFormField.js';
import { subtableField } from '../kinds/subtable/subtableField.js';
import { switchField } from '../kinds/switch/switchField.js';
import { plateField } from '../kinds/text/plateField.js';
import { textField } from '../kinds/text/textField.js';
import { textareaField } from '../kinds/text/textareaField.js';
import { uploadFileField } from '../kinds/upload/uploadFileField.js';
import { uploadImgField } from '../kinds/upload/uploadImgField.js';

/** The field kinds of the product. A new kind is one folder and one line here. */
export const standardFields = [
  textField,
  textareaField,
  numberField,
  radioField,
  checkboxField,
  selectField,
  treeSelectField,
  cascaderField,
  switchField,
  dateField,
  dateRangeField,
  timeField,
  plateField,
  userSelectField,
  organizeSelectField,
  departmentSelectField,
  positionSelectField,
  roleSelectField,
  areaSelectField,
  relationFormField,
  uploadFileField,
  uploadImgField,
  autoNumberField,
  calculateField,
  createUserField,
  createTimeField,
  modifyUserField,
  modifyTimeField,
  currOrganizeField,
  groupTitleField,
  dividerField,
  paragraphField,
  subtableField,
] as const;
