import { GroupPicker } from '@smart-admin/pickers/group-picker';
import { OrganizePicker } from '@smart-admin/pickers/organize-picker';
import { PositionSelect } from '@smart-admin/pickers/position-select';
import { RolePicker } from '@smart-admin/pickers/role-picker';
import { UserPicker } from '@smart-admin/pickers/user-picker';
import { useMessages } from '@smart-admin/ui/locale';
import { NumberInput } from '@smart-admin/ui/number-input';
import { Select } from '@smart-admin/ui/select';
import { type ReactNode } from 'react';
import { ExpressionField } from '../../editor/expression/ExpressionField.js';
import { ReferenceSelect } from '../../editor/references/ReferenceSelect.js';
import { NO_ENTITIES, NO_TREE } from '../../fields/sources/emptySources.js';
import { useFormDataSources } from '../../fields/sources/FormDataSources.js';
import { type PeopleRule } from '../../flow/document/PeopleRule.js';
import { peopleFields, useFlowDesign } from './FlowDesignContext.js';
import { NodeSelect } from './NodeSelect.js';
import { PairsEditor } from './PairsEditor.js';
import { useOtherNodes } from './useOtherNodes.js';
import { workMessages } from './workMessages.js';

/** What one rule asks for. */
export function RuleFields({ rule, onChange, renderAmong, table }: RuleFieldsProps & RuleList) {
  const t = useMessages(workMessages);
  const { form, language } = useFlowDesign();
  const nodes = useOtherNodes();
  const label = t(`rule.${rule.kind}`);
  switch (rule.kind) {
    case 'users':
    case 'roles':
    case 'positions':
    case 'groups':
    case 'organizeHeads':
      return <IdsField rule={rule} onChange={onChange} />;
    case 'launcherHead':
      return <Level value={rule.level} onChange={(level) => onChange({ ...rule, level })} />;
    case 'superiors':
      return <Superiors rule={rule} onChange={onChange} />;
    case 'field':
      return (
        <Select
          aria-label={label}
          value={rule.path}
          onValueChange={(path) => path && onChange({ ...rule, path })}
          options={peopleFields(form, table).map(({ id, name }) => ({ value: id, label: name }))}
        />
      );
    case 'expression':
      return (
        <ExpressionField
          aria-label={label}
          value={rule.expression}
          language={language}
          onValueChange={(expression) => onChange({ ...rule, expression })}
        />
      );
    case 'interface':
      return (
        <>
          <ReferenceSelect
            of="interface"
            aria-label={label}
            value={rule.interfaceId}
            onValueChange={(interfaceId) => onChange({ ...rule, interfaceId })}
          />
          <PairsEditor pairs={rule.params} onChange={(params) => onChange({ ...rule, params })} />
        </>
      );
    case 'nodeHandlers':
      return (
        <NodeSelect
          label={t('node')}
          value={rule.nodeId}
          nodes={nodes}
          onChange={(nodeId) => onChange({ ...rule, nodeId })}
        />
      );
    case 'launcherChoice':
    case 'previousChoice':
      return (
        <>
          <span className="text-12 text-3">{t('among')}</span>
          {renderAmong(rule.among ?? [], (among) =>
            onChange(among.length > 0 ? { ...rule, among } : { kind: rule.kind }),
          )}
        </>
      );
    case 'launcher':
      return null;
  }
}

function Superiors({
  rule,
  onChange,
}: {
  rule: PeopleRule & { kind: 'superiors' };
  onChange: (rule: PeopleRule) => void;
}) {
  const t = useMessages(workMessages);
  const sources = useFormDataSources();
  const { until } = rule;
  return (
    <>
      {'level' in until && <Level value={until.level} onChange={(level) => onChange({ ...rule, until: { level } })} />}
      <PositionSelect
        aria-label={t('untilPosition')}
        placeholder={t('untilPosition')}
        source={sources.positionTree ?? NO_TREE}
        sourceKey="form-positionTree"
        value={'positionId' in until ? until.positionId : null}
        onValueChange={(positionId) => onChange({ ...rule, until: positionId ? { positionId } : { level: 2 } })}
      />
    </>
  );
}

function Level({ value, onChange }: { value: number; onChange: (level: number) => void }) {
  const t = useMessages(workMessages);
  return (
    <NumberInput
      aria-label={t('level')}
      value={value}
      min={1}
      max={50}
      precision={0}
      suffix={t('levels')}
      onValueChange={(level) => onChange(level ?? 1)}
    />
  );
}

/** Chosen people, or whoever has chosen roles, posts, groups, or heads chosen organisations. */
function IdsField({
  rule,
  onChange,
}: {
  rule: Extract<PeopleRule, { ids: string[] }>;
  onChange: (rule: PeopleRule) => void;
}) {
  const t = useMessages(workMessages);
  const sources = useFormDataSources();
  const shared = {
    'aria-label': t(`rule.${rule.kind}`),
    multiple: true as const,
    value: rule.ids,
    onValueChange: (ids: string[]) => onChange({ kind: rule.kind, ids }),
  };
  switch (rule.kind) {
    case 'users':
      return (
        <UserPicker {...shared} source={sources.users ?? NO_ENTITIES} sourceKey="form-users" systemVariables={false} />
      );
    case 'roles':
      return <RolePicker {...shared} source={sources.roleTree ?? NO_TREE} sourceKey="form-roleTree" mode="popover" />;
    case 'positions':
      return <PositionSelect {...shared} source={sources.positionTree ?? NO_TREE} sourceKey="form-positionTree" />;
    case 'groups':
      return (
        <GroupPicker {...shared} source={sources.groupTree ?? NO_TREE} sourceKey="form-groupTree" mode="popover" />
      );
    case 'organizeHeads':
      return (
        <OrganizePicker
          {...shared}
          source={sources.organizeTree ?? NO_TREE}
          sourceKey="form-organizeTree"
          mode="popover"
        />
      );
  }
}

interface RuleList {
  /** Draws rules within a rule: among whom somebody chooses. */
  renderAmong: (rules: readonly PeopleRule[], onChange: (rules: PeopleRule[]) => void) => ReactNode;
}

interface RuleFieldsProps {
  rule: PeopleRule;
  /** Subtable for whose rows it looks, one by one. */
  table?: string | undefined;
  onChange: (rule: PeopleRule) => void;
}
