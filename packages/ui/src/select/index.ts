export { Select, type SelectProps } from './Select.js';
export { optionRow } from './OptionRow.js';
export { enterPanel } from './enterPanel.js';
export { SelectPopover, type SelectPopoverProps } from './SelectPopover.js';
export { SelectTrigger, type SelectTriggerProps } from './SelectTrigger.js';
export { filterOptions, stepOption, findByPrefix, type SelectOption, type OptionValue } from './options.js';
export { useOptionListState, type OptionListStateProps, type OptionListState } from './useOptionListState.js';
