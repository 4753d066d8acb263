import { useMessages } from '@smart-admin/ui/locale';
import { Select } from '@smart-admin/ui/select';
import { useEditorState } from '../../editor/EditorProvider.js';
import { type EditorState } from '../../editor/editorStore.js';
import { type FlowDocument } from '../../flow/document/FlowDocument.js';
import { type PeopleRule, type PeopleRuleKind } from '../../flow/document/PeopleRule.js';
import { EntryList } from '../../editor/EntryList.js';
import { type SettingViewProps } from '../../editor/settingViews.js';
import { findNode } from '../edit/flowEdits.js';
import { createPeopleRule, offeredRules } from './createPeopleRule.js';
import { useFlowDesign } from './FlowDesignContext.js';
import { RuleFields } from './RuleFields.js';
import { useOtherNodes } from './useOtherNodes.js';
import { workMessages } from './workMessages.js';

/** The rules by which people are found. */
export function PeopleView({ value, onValueChange }: Pick<SettingViewProps, 'value' | 'onValueChange'>) {
  return <PeopleRules rules={Array.isArray(value) ? (value as PeopleRule[]) : []} onChange={onValueChange} />;
}

/** Who launches a sub-flow: whoever launched this one, or the first whom a rule finds. */
export function LauncherView({ value, onValueChange }: SettingViewProps) {
  const t = useMessages(workMessages);
  const { form, lookup } = useFlowDesign();
  const table = useEditorState(perRowOf);
  const context = { form, lookup, nodes: useOtherNodes(), among: false, table };
  const rule: PeopleRule = value && typeof value === 'object' ? (value as PeopleRule) : { kind: 'launcher' };
  // whoever launched this flow needs no rule
  const change = (next: PeopleRule) => onValueChange(next.kind === 'launcher' ? 'launcher' : next);
  const kinds = offeredRules(context).filter((kind) => kind !== 'launcherChoice' && kind !== 'previousChoice');
  return (
    <div className="grid gap-1">
      <Select<PeopleRuleKind>
        value={rule.kind}
        onValueChange={(kind) => kind && kind !== rule.kind && change(createPeopleRule(kind, context))}
        options={[...new Set([rule.kind, ...kinds])].map((kind) => ({ value: kind, label: t(`rule.${kind}`) }))}
      />
      <RuleFields rule={rule} onChange={change} renderAmong={() => null} table={table} />
    </div>
  );
}

/** The subtable for whose rows the selected node starts flows. */
function perRowOf({ document, selection }: EditorState<FlowDocument>): string | undefined {
  const [id = ''] = selection.ids;
  const node = findNode(document, id);
  return node?.kind === 'subFlow' ? node.perRow : undefined;
}

/** A list of rules; `among` leaves out those that would ask somebody to choose again. */
export function PeopleRules({ rules, onChange, among = false }: PeopleRulesProps) {
  const t = useMessages(workMessages);
  const { form, lookup } = useFlowDesign();
  const nodes = useOtherNodes();
  const context = { form, lookup, nodes, among };
  const kinds = offeredRules(context);
  return (
    <EntryList<PeopleRule>
      entries={rules}
      onChange={onChange}
      create={() => ({ kind: 'launcherHead', level: 1 })}
      addText={t('addRule')}
      removeText={t('removeRule')}
      className="gap-2"
      entryClassName="grid grid-cols-[minmax(0,1fr)_auto] gap-1 rounded-md border border-hairline p-2"
    >
      {(rule, { index, replace, removeButton }) => (
        <>
          <Select<PeopleRuleKind>
            aria-label={`${t('rule')} ${index + 1}`}
            value={rule.kind}
            onValueChange={(kind) => kind && kind !== rule.kind && replace(createPeopleRule(kind, context))}
            options={[...new Set([rule.kind, ...kinds])].map((kind) => ({ value: kind, label: t(`rule.${kind}`) }))}
          />
          {removeButton}
          <span className="col-span-2 grid min-w-0 gap-1 empty:hidden">
            <RuleFields
              rule={rule}
              onChange={replace}
              renderAmong={(within, change) => <PeopleRules among rules={within} onChange={change} />}
            />
          </span>
        </>
      )}
    </EntryList>
  );
}

interface PeopleRulesProps {
  rules: readonly PeopleRule[];
  onChange: (rules: PeopleRule[]) => void;
  among?: boolean;
}
