import { areaSelectField } from '../kinds/area/areaSelectField.js';
import { createUserField, currOrganizeField, modifyUserField } from '../kinds/audit/auditPersonField.js';
import { createTimeField, modifyTimeField } from '../kinds/audit/auditTimeField.js';
import { autoNumberField } from '../kinds/audit/autoNumberField.js';
import { calculateField } from '../kinds/calculate/calculateField.js';
import { barcodeField, qrcodeField } from '../kinds/code/codeFields.js';
import { cascaderField } from '../kinds/choice/cascaderField.js';
import { checkboxField } from '../kinds/choice/checkboxField.js';
import { radioField } from '../kinds/choice/radioField.js';
import { selectField } from '../kinds/choice/selectField.js';
import { treeSelectField } from '../kinds/choice/treeSelectField.js';
import { dateField } from '../kinds/date/dateField.js';
import { dateRangeField } from '../kinds/date/dateRangeField.js';
import { timeField } from '../kinds/date/timeField.js';
import { timeRangeField } from '../kinds/date/timeRangeField.js';
import {
  alertField,
  buttonField,
  dividerField,
  groupTitleField,
  iframeField,
  linkField,
  paragraphField,
} from '../kinds/display/displayFields.js';
import { locationField } from '../kinds/location/locationField.js';
import { numberField } from '../kinds/number/numberField.js';
import { numberRangeField } from '../kinds/number/numberRangeField.js';
import { rateField } from '../kinds/number/rateField.js';
import { sliderField } from '../kinds/number/sliderField.js';
import { departmentSelectField } from '../kinds/organize/departmentSelectField.js';
import { organizeSelectField } from '../kinds/organize/organizeSelectField.js';
import { groupSelectField } from '../kinds/people/groupSelectField.js';
import { positionSelectField } from '../kinds/people/positionSelectField.js';
import { roleSelectField } from '../kinds/people/roleSelectField.js';
import { userSelectField } from '../kinds/people/userSelectField.js';
import { lookupField } from '../kinds/lookup/lookupField.js';
import { popupAttrField, relationFormAttrField } from '../kinds/relation/followingField.js';
import { popupSelectField } from '../kinds/relation/popupSelectField.js';
import { relationFormField } from '../kinds/relation/relationFormField.js';
import { signatureField } from '../kinds/sign/signatureField.js';
import { subtableField } from '../kinds/subtable/subtableField.js';
import { switchField } from '../kinds/switch/switchField.js';
import { colorField } from '../kinds/text/colorField.js';
import { plateField } from '../kinds/text/plateField.js';
import { richTextField } from '../kinds/text/richTextField.js';
import { textField } from '../kinds/text/textField.js';
import { textareaField } from '../kinds/text/textareaField.js';
import { uploadFileField } from '../kinds/upload/uploadFileField.js';
import { uploadImgField } from '../kinds/upload/uploadImgField.js';

/** The field kinds of the product. A new kind is one folder and one line here. */
export const standardFields = [
  textField,
  textareaField,
  numberField,
  numberRangeField,
  radioField,
  checkboxField,
  selectField,
  treeSelectField,
  cascaderField,
  switchField,
  dateField,
  dateRangeField,
  timeField,
  timeRangeField,
  rateField,
  sliderField,
  colorField,
  richTextField,
  signatureField,
  locationField,
  plateField,
  userSelectField,
  organizeSelectField,
  departmentSelectField,
  positionSelectField,
  roleSelectField,
  groupSelectField,
  areaSelectField,
  relationFormField,
  relationFormAttrField,
  popupSelectField,
  popupAttrField,
  uploadFileField,
  uploadImgField,
  autoNumberField,
  calculateField,
  lookupField,
  createUserField,
  createTimeField,
  modifyUserField,
  modifyTimeField,
  currOrganizeField,
  groupTitleField,
  dividerField,
  paragraphField,
  linkField,
  alertField,
  buttonField,
  iframeField,
  qrcodeField,
  barcodeField,
  subtableField,
] as const;
