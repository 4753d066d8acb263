export { applyChange } from './change/applyChange.js';
export { coerceChange } from './change/coerceChange.js';
export { diffRecord, takesInput } from './change/diffRecord.js';
export { type Conflict, mergeChanges, type MergeResult } from './change/mergeChanges.js';
export {
  isEmptyChange,
  isRows,
  type RecordChange,
  rowsOf,
  type RowsChange,
  type RowValues,
} from './change/RecordChange.js';
export { type Option } from './document/Option.js';
export { type Device, type FieldBase, type FollowedField, type PatternRule } from './document/FieldBase.js';
export {
  type CustomField,
  type CustomKind,
  FORM_DOCUMENT_VERSION,
  type Field,
  type FieldKind,
  type FieldOfKind,
  type FormDocument,
  type FormAppearance,
  type FormValues,
  type RecordRule,
  type SubtableField,
  type UnknownField,
} from './document/FormDocument.js';
export {
  type ContainerNode,
  type FieldNode,
  fieldsOfLayout,
  type LayoutNode,
  type LayoutPanel,
  type PanelsNode,
} from './document/LayoutNode.js';
export { cardOfFields, groupOfFields, tabsOfFields } from './document/layoutParts.js';
export { fieldOrder, flatLayout, placedLayout } from './document/placedLayout.js';
export { type WireNode } from './document/WireNode.js';
export { localizeForm, localizeList, localizeName } from './texts/localizeModel.js';
export { type ModelTexts, TEXT_LOCALES, type TextLocale } from './texts/ModelTexts.js';
export { hasSameWebForm } from './document/hasSameWebForm.js';
export { asPhoneForm, hasPhoneForm, withPhoneForm } from './document/phoneLayout.js';
export { decodeFormDocument } from './document/decodeFormDocument.js';
export { encodeField, encodeFormDocument } from './document/encodeFormDocument.js';
export { fieldNameProblem } from './document/fieldName.js';
export { allFields } from './document/formReferences.js';
export { createField, createFormDocument } from './document/createField.js';
export { type NamedThing, renameListReferences, renameReferences } from './document/renameReferences.js';
export { FormDocumentError, type FormDocumentErrorCode } from './document/FormDocumentError.js';
export { migrateDocument, type Migration } from './document/migrateDocument.js';
export { CURRENT_USER, type CurrentUser, resolveCurrentUser } from './registry/currentUser.js';
export { appearanceSettings } from './registry/appearanceSettings.js';
export { baseSettings } from './registry/baseSettings.js';
export { type LayoutKind, layoutKinds } from './registry/layoutKinds.js';
export { optionsSetting } from './registry/optionsSetting.js';
export { pastedValue } from './registry/cellText.js';
export { columnOf, fieldText, filterOf, isRightAligned, referenceOf } from './registry/fieldFacts.js';
export { followedValues, linkFields } from './registry/linkFields.js';
export { createRegistry, type FieldRegistry, standardRegistry } from './registry/createRegistry.js';
export {
  type CheckContext,
  type Coerced,
  defineField,
  type FieldDefinition,
  type FieldFilter,
  type FieldReference,
  type FieldOf,
  type FieldRole,
  type PrintLook,
  type Issue,
  type OptionQuery,
  type ReferenceKind,
  type ServerContext,
  type StorageType,
  type TextContext,
} from './registry/defineField.js';
export { standardFields } from './registry/standardFields.js';
export { settingMessages, type SettingLabel } from './registry/settingMessages.js';
export {
  choiceSetting,
  expressionsSetting,
  flagSetting,
  namesSetting,
  numberSetting,
  referenceSetting,
  type Setting,
  type SettingEditor,
  type SettingReference,
  type Settings,
  textSetting,
} from './registry/settings.js';
export { type Expression } from './expressions/Expression.js';
export { ExpressionError, type ExpressionErrorCode } from './expressions/ExpressionError.js';
export { type ExpressionValue, isTrue } from './expressions/ExpressionValue.js';
export { evaluateExpression, type ExpressionScope } from './expressions/evaluateExpression.js';
export { functionExamples, functionGroups, functionNote, type FunctionGroup } from './expressions/functionHelp.js';
export { expressionProblem } from './expressions/expressionProblem.js';
export { replaceFieldNames } from './expressions/replaceFieldNames.js';
export { fieldReferences } from './expressions/fieldReferences.js';
export { calculate } from './expressions/calculate.js';
export { isCalculation } from './expressions/isCalculation.js';
export { parseExpression, type ExpressionRange } from './expressions/parseExpression.js';
export { checkExpression, type CheckedAgainst } from './expressions/check/checkExpression.js';
export { checkFormExpressions, type FormExpressionIssue } from './expressions/check/checkFormExpressions.js';
export {
  expressionIssueText,
  type ExpressionFix,
  type ExpressionIssue,
  type ExpressionIssueCode,
} from './expressions/check/ExpressionIssue.js';
export { expressionFields, type ExpressionField, type ExpressionType } from './expressions/check/ExpressionType.js';
export {
  type CompiledExpression,
  type CompiledField,
  type CompiledForm,
  type FormulaStep,
} from './compile/CompiledForm.js';
export { bindOptionFilter, type BoundOptionFilter, type FillingFlow, type FormOrigin } from './compile/optionFilter.js';
export { type AskedFilter, type OfferedRecords, recordFilterOf } from './compile/recordFilterOf.js';
export { optionInterface } from './kinds/choice/optionInterface.js';
export { readRemoteOptions } from './kinds/choice/readRemoteOptions.js';
export { filterHolds } from './list/filterHolds.js';
export { compileForm } from './compile/compileForm.js';
export { isFieldReadOnly, isFieldRequired, isFieldVisible } from './compile/conditions.js';
export { type FormProblem, type FormProblemCode, formProblemText } from './compile/FormProblem.js';
export { computeRecord } from './validation/computeRecord.js';
export { fieldAccessOf, type FormRights, tablesWithColumnCodes } from './permissions/fieldAccessOf.js';
export { type FieldAccess } from './validation/FieldAccess.js';
export { answerPart } from './kinds/lookup/answerPart.js';
export { lookupQuestion, type LookupQuestion, lookupValue } from './kinds/lookup/lookUp.js';
export { evaluateParams, type OptionParams } from './compile/evaluateParams.js';
export { recordScope } from './validation/recordScope.js';
export { shownRecord, type ShownRecord, type ShownRecordContext } from './validation/shownRecord.js';
export { isNumericText, RULE_NAMES, type RuleName, RULES } from './validation/rules.js';
export { matchPattern, patternProblem } from './validation/pattern/matchPattern.js';
export { type FieldError, isEmpty, validateValue, type ValidationContext } from './validation/validateValue.js';
export { type RecordValidationContext, validateRecord, type ValidationResult } from './validation/validateRecord.js';
export { type IssueKey, validationMessages } from './validation/validationMessages.js';
export { createFormStore } from './state/createFormStore.js';
export { defaultRow, defaultValues } from './state/defaultValues.js';
export {
  type ChangedLookups,
  type FieldState,
  type FormState,
  type FormStore,
  type FormStoreOptions,
  type SubmitResult,
} from './state/FormStore.js';
export { sameValue } from './state/sameValue.js';
export { type TableCell, tableCells } from './state/tableCells.js';
export { decodeListDefinition, encodeListDefinition } from './list/decodeListDefinition.js';
export {
  type ColumnColour,
  type ListButton,
  type ListColumn,
  type ListDefinition,
  type ListFilter,
  type ListSearch,
  type PhoneList,
} from './list/ListDefinition.js';
export { hasSameWebList } from './list/hasSameWebList.js';
export { asPhoneList, type CardPlace, columnsOf, withPhoneList } from './list/phoneList.js';
export {
  FILTER_OPERATORS,
  FILTER_PERIODS,
  type FilterCondition,
  filterConditions,
  type FilterGroup,
  filterOperators,
  type FilterOperator,
  type FilterPeriod,
  periodDays,
  readRecordFilter,
  RECORD_FILTER,
  type RecordFilter,
} from './list/recordFilter.js';
export { orderRelated, type RelatedTabSetting } from './list/relatedTabs.js';
export { rowCondition } from './list/rowCondition.js';
export { namesParent } from './list/layoutFields.js';
export {
  asksForEmpty,
  EMPTY_VALUE,
  layoutSearches,
  type ListLayout,
  offeredLayouts,
  searchesOf,
} from './list/listLayouts.js';
export {
  buttonPermissionCodes,
  columnPermissionCodes,
  formPermissionCodes,
  type PermissionCode,
} from './permissions/permissionCodes.js';
export { type UniqueRule, uniqueRules } from './storage/uniqueRules.js';
export { tableOfModel } from './storage/tableOfModel.js';
export { MAX_IDENTIFIER_BYTES, type StorageColumn, type StorageTable, tablesOf } from './storage/tablesOf.js';
export { formatNumber } from './kinds/number/formatNumber.js';
export { type FileValue, storedFiles } from './kinds/upload/fileValue.js';
export { readRecordPayload, recordAddress, type RecordPayload, recordPayload } from './kinds/code/recordPayload.js';
export { optionText } from './kinds/choice/choiceValue.js';
