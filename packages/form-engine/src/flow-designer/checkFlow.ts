import { type Locale } from '@smart-admin/ui/messages';
import { type Problem } from '../editor/problems.js';
import { type FlowDocument } from '../flow/document/FlowDocument.js';
import { flowProblems, type ProblemContext } from '../flow/document/flowProblems.js';
import { flowProblemText } from '../flow/document/FlowProblem.js';
import { flowItem, itemName } from './describeFlow.js';

/** What is wrong with a flow, in words. */
export function checkFlow(flow: FlowDocument, context: ProblemContext, locale: Locale): readonly Problem[] {
  return flowProblems(flow, context).map((problem) => {
    const { severity, nodeId, setting } = problem;
    const item = flowItem(flow, nodeId);
    const place = item ? itemName(item, locale) : nodeId;
    const named = item && !item.name ? { ...problem, params: { ...problem.params, label: place } } : problem;
    return { severity, itemId: nodeId, setting, place, message: flowProblemText(named, locale) };
  });
}
