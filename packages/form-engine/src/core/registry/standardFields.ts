import { areaSelectField } from '../../fields/area/areaSelectField.js';
import { createUserField, currOrganizeField, modifyUserField } from '../../fields/audit/auditPersonField.js';
import { createTimeField, modifyTimeField } from '../../fields/audit/auditTimeField.js';
import { autoNumberField } from '../../fields/audit/autoNumberField.js';
import { calculateField } from '../../fields/calculate/calculateField.js';
import { cascaderField } from '../../fields/choice/cascaderField.js';
import { checkboxField } from '../../fields/choice/checkboxField.js';
import { radioField } from '../../fields/choice/radioField.js';
import { selectField } from '../../fields/choice/selectField.js';
import { treeSelectField } from '../../fields/choice/treeSelectField.js';
import { dateField } from '../../fields/date/dateField.js';
import { dateRangeField } from '../../fields/date/dateRangeField.js';
import { timeField } from '../../fields/date/timeField.js';
import { dividerField, groupTitleField, paragraphField } from '../../fields/display/displayFields.js';
import { numberField } from '../../fields/number/numberField.js';
import { departmentSelectField } from '../../fields/organize/departmentSelectField.js';
import { organizeSelectField } from '../../fields/organize/organizeSelectField.js';
import { positionSelectField } from '../../fields/people/positionSelectField.js';
import { roleSelectField } from '../../fields/people/roleSelectField.js';
import { userSelectField } from '../../fields/people/userSelectField.js';
import { relationFormField } from '../../fields/relation/relationFormField.js';
import { subtableField } from '../../fields/subtable/subtableField.js';
import { switchField } from '../../fields/switch/switchField.js';
import { plateField } from '../../fields/text/plateField.js';
import { textField } from '../../fields/text/textField.js';
import { textareaField } from '../../fields/text/textareaField.js';
import { uploadFileField } from '../../fields/upload/uploadFileField.js';
import { uploadImgField } from '../../fields/upload/uploadImgField.js';

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
