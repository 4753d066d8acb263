import { messagesIn, formatMessage, type Locale, type MessageValues } from '@smart-admin/ui/messages';
import { type ExpressionType } from './ExpressionType.js';
import { issueMessages, typeMessages } from './issueMessages.js';

/** Something wrong or doubtful in an expression, with its place in the text. */
export interface ExpressionIssue {
  /** `error` gives no value whatever the record holds; `warning` depends on the values. */
  severity: 'error' | 'warning';
  code: ExpressionIssueCode;
  /** Characters from the start of the text; `to` is the first one behind it. */
  from: number;
  to: number;
  /** What the message names; `is` and `wants` are types. */
  params: {
    name?: string;
    detail?: string;
    is?: ExpressionType;
    wants?: ExpressionType;
    least?: number;
    most?: number;
  };
  /** What would mend it. */
  fixes: readonly ExpressionFix[];
}

export type ExpressionIssueCode =
  | 'chained'
  | 'end'
  | 'bracket'
  | 'unexpected'
  | 'limit'
  | 'unknownFunction'
  | 'argumentCount'
  | 'unknownField'
  | 'cycle'
  | 'operand'
  | 'dateOperand'
  | 'listOperand'
  | 'argument'
  | 'order'
  | 'neverEqual'
  | 'result';

/** A change of the text that mends an issue: these characters become `insert`. */
export interface ExpressionFix {
  from: number;
  to: number;
  insert: string;
}

/** An issue in words: what is wrong, and what to do. */
export function expressionIssueText({ code, params }: ExpressionIssue, locale: Locale): string {
  const { is, wants, least, most, ...rest } = params;
  const values: MessageValues = {
    ...rest,
    ...(is ? { is: messagesIn(typeMessages, locale)[is] } : {}),
    ...(wants ? { wants: messagesIn(typeMessages, locale)[wants] } : {}),
    ...(least === undefined || most === undefined
      ? {}
      : { count: least === most ? String(least) : `${least}–${most}` }),
  };
  return formatMessage(issueMessages, locale, code, values);
}

/** What people call a type. */
export function expressionTypeText(type: ExpressionType, locale: Locale): string {
  return messagesIn(typeMessages, locale)[type];
}
