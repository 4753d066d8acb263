import { formatMessage, type Locale, type MessageValues } from '@smart-admin/ui/messages';
import { type ExpressionErrorCode } from '../expressions/ExpressionError.js';
import { formProblemMessages } from './formProblemMessages.js';

/** Something in a form that a designer should mend: `error` keeps the form from being released, `warning` does not. */
export interface FormProblem {
  severity: 'error' | 'warning';
  code: FormProblemCode;
  /** Field `price`, column `visitors.count`, node `n3` of the layout, or rule `rules.0`. */
  path: string;
  /** Setting that is wrong: `visibleWhen`, `formula`, `patterns`. */
  setting: string;
  params: MessageValues;
  /** Place in the text of an expression, from 0. */
  position?: number;
}

export type FormProblemCode =
  | ExpressionErrorCode
  | 'unknownField'
  | 'cycle'
  | 'pattern'
  | 'unknownKind'
  | 'unknownContainer'
  | 'unknownChoice'
  | 'followsNothing'
  | 'notUnique'
  | 'filterShape'
  | 'filterInBrowser';

/** A problem in words: what is wrong, where, and what to do. */
export function formProblemText({ code, params }: FormProblem, locale: Locale): string {
  return formatMessage(formProblemMessages, locale, code, params);
}
