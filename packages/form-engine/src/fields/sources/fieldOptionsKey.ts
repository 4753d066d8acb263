import { NO_PARAMS, type OptionParams } from '../../core/compile/evaluateParams.js';
import { type OptionKeys } from '../../core/kinds/choice/choiceSettings.js';

/** Where the loaded options of a dictionary or an address are kept. */
export function fieldOptionsKey(
  dataType: string,
  id: string,
  keys: OptionKeys | undefined,
  params: OptionParams = NO_PARAMS,
): readonly unknown[] {
  return ['form-options', dataType, id, keys, params];
}
