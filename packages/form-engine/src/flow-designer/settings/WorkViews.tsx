import { UserPicker } from '@smart-admin/pickers/user-picker';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { NumberInput } from '@smart-admin/ui/number-input';
import { RadioGroup } from '@smart-admin/ui/radio-group';
import { Select } from '@smart-admin/ui/select';
import { Switch } from '@smart-admin/ui/switch';
import { type SettingViewProps } from '../../editor/settingViews.js';
import { NO_ENTITIES } from '../../fields/sources/emptySources.js';
import { useFormDataSources } from '../../fields/sources/FormDataSources.js';
import { type FlowAction, type FlowActionSetting } from '../../flow/document/FlowAction.js';
import { type Refusal, type Several, type Share, type WorkNode } from '../../flow/document/FlowDocument.js';
import { type EmptyRule } from '../../flow/document/PeopleRule.js';
import { NodeSelect } from './NodeSelect.js';
import { useOtherNodes } from './useOtherNodes.js';
import { workMessages } from './workMessages.js';
import { withEntry } from './withEntry.js';

/** How several people decide. */
export function SeveralView({ value, onValueChange }: SettingViewProps) {
  const t = useMessages(workMessages);
  const several = value as Several | undefined;
  const change = (mode: Several['mode']) =>
    onValueChange(mode === 'share' ? { mode, pass: { percent: 50 }, refuse: { percent: 50 }, veto: false } : { mode });
  return (
    <div className="grid gap-2">
      <RadioGroup
        appearance="button"
        value={several?.mode ?? null}
        onValueChange={change}
        options={SEVERAL.map((mode) => ({ value: mode, label: t(`several.${mode}`) }))}
      />
      {several?.mode === 'share' && (
        <>
          <ShareField
            label={t('passShare')}
            share={several.pass}
            onChange={(pass) => onValueChange({ ...several, pass })}
          />
          <ShareField
            label={t('refuseShare')}
            share={several.refuse}
            onChange={(refuse) => onValueChange({ ...several, refuse })}
          />
          <span className="flex items-center gap-2 text-2">
            <Switch
              aria-label={t('veto')}
              value={several.veto}
              onValueChange={(veto) => onValueChange({ ...several, veto })}
            />
            {t('veto')}
          </span>
        </>
      )}
    </div>
  );
}

function ShareField({ label, share, onChange }: { label: string; share: Share; onChange: (share: Share) => void }) {
  const t = useMessages(workMessages);
  const isPercent = 'percent' in share;
  const amount = isPercent ? share.percent : share.count;
  return (
    <span className="grid grid-cols-[72px_1fr_1fr] items-center gap-1 text-12 text-2">
      {label}
      <NumberInput
        aria-label={label}
        value={amount}
        min={1}
        max={isPercent ? 100 : 1000}
        precision={0}
        onValueChange={(next) => onChange(isPercent ? { percent: next ?? 1 } : { count: next ?? 1 })}
      />
      <Select
        aria-label={`${label} ${t('shareUnit')}`}
        value={isPercent ? 'percent' : 'count'}
        onValueChange={(unit) =>
          onChange(unit === 'percent' ? { percent: Math.min(amount, 100) } : { count: Math.min(amount, 1000) })
        }
        options={[
          { value: 'percent', label: t('percent') },
          { value: 'count', label: t('people') },
        ]}
      />
    </span>
  );
}

/** What happens when nobody is found. */
export function EmptyView({ value, onValueChange }: SettingViewProps) {
  const t = useMessages(workMessages);
  const sources = useFormDataSources();
  const nodes = useOtherNodes('all');
  const empty = value as EmptyRule | undefined;
  const change = (kind: EmptyRule['kind']) => {
    if (kind === 'person') onValueChange({ kind, userId: sources.currentUser?.id ?? '' });
    else if (kind === 'skipTo') onValueChange({ kind, nodeId: nodes[0]?.id ?? '' });
    else onValueChange({ kind });
  };
  // a document names what it refers to: without anything to name there is nothing to choose
  const offered = EMPTY.filter(
    (kind) =>
      kind === empty?.kind ||
      ((kind !== 'skipTo' || nodes.length > 0) && (kind !== 'person' || sources.currentUser !== undefined)),
  );
  return (
    <div className="grid gap-1">
      <Select
        value={empty?.kind ?? null}
        onValueChange={(kind) => kind && change(kind)}
        options={offered.map((kind) => ({
          value: kind,
          label: t(`empty.${kind}`),
        }))}
      />
      {empty?.kind === 'person' && (
        <UserPicker
          aria-label={t('empty.person')}
          source={sources.users ?? NO_ENTITIES}
          sourceKey="form-users"
          systemVariables={false}
          clearable={false}
          value={empty.userId || null}
          onValueChange={(userId) => userId && onValueChange({ ...empty, userId })}
        />
      )}
      {empty?.kind === 'skipTo' && (
        <NodeSelect
          label={t('node')}
          value={empty.nodeId}
          nodes={nodes}
          onChange={(nodeId) => onValueChange({ ...empty, nodeId })}
        />
      )}
    </div>
  );
}

/** What can be done with a task: on or off, by which name, with which opinion and signature. */
export function ActionsView({ value, onValueChange }: SettingViewProps) {
  const t = useMessages(workMessages);
  const actions = (value ?? {}) as WorkNode['actions'];
  const put = (action: FlowAction, setting: FlowActionSetting | undefined) =>
    onValueChange(withEntry(actions, action, setting));
  return (
    <ul className="m-0 grid list-none gap-2 p-0">
      {ACTIONS.map((action) => {
        const setting = actions[action];
        const name = t(`action.${action}`);
        return (
          <li key={action} className="grid gap-1">
            <span className="grid grid-cols-[40px_minmax(0,1fr)] items-center gap-1">
              <Switch
                aria-label={name}
                value={setting !== undefined}
                onValueChange={(isOn) => put(action, isOn ? { comment: 'optional', signature: 'off' } : undefined)}
              />
              {setting ? (
                <Input
                  aria-label={`${name} ${t('buttonName')}`}
                  placeholder={name}
                  maxLength={20}
                  value={setting.name ?? ''}
                  onValueChange={(own) => put(action, own === '' ? without(setting) : { ...setting, name: own })}
                />
              ) : (
                <span className="text-3">{name}</span>
              )}
            </span>
            {setting && (
              <span className="grid grid-cols-2 gap-1 pl-11">
                {DEMANDS.map((key) => (
                  <Select
                    key={key}
                    aria-label={`${name} ${t(key)}`}
                    value={setting[key]}
                    onValueChange={(demand) => demand && put(action, { ...setting, [key]: demand })}
                    options={(['required', 'optional', 'off'] as const).map((demand) => ({
                      value: demand,
                      label: `${t(key)} ${t(`demand.${demand}`)}`,
                    }))}
                  />
                ))}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function without({ comment, signature }: FlowActionSetting): FlowActionSetting {
  return { comment, signature };
}

/** Where a refusal leads, and how it goes on afterwards. */
export function RefusalView({ value, onValueChange }: SettingViewProps) {
  const t = useMessages(workMessages);
  const nodes = useOtherNodes();
  const refusal = (value ?? { to: 'reject', then: 'onward' }) as Refusal;
  const to = typeof refusal.to === 'string' ? refusal.to : 'node';
  return (
    <div className="grid gap-1">
      <Select
        value={to}
        onValueChange={(next) =>
          next && onValueChange({ ...refusal, to: next === 'node' ? { nodeId: nodes[0]?.id ?? '' } : next })
        }
        options={(['reject', 'previous', 'chosen', 'node'] as const)
          .filter((each) => each !== 'node' || nodes.length > 0)
          .map((each) => ({ value: each, label: t(`refusal.${each}`) }))}
      />
      {typeof refusal.to === 'object' && (
        <NodeSelect
          label={t('node')}
          value={refusal.to.nodeId}
          nodes={nodes}
          onChange={(nodeId) => onValueChange({ ...refusal, to: { nodeId } })}
        />
      )}
      <Select
        aria-label={t('then')}
        value={refusal.then}
        onValueChange={(then) => then && onValueChange({ ...refusal, then })}
        options={(['onward', 'back', 'chosen'] as const).map((then) => ({
          value: then,
          label: `${t('then')}: ${t(`then.${then}`)}`,
        }))}
      />
    </div>
  );
}

const SEVERAL = ['any', 'all', 'inOrder', 'share'] as const;
const EMPTY = ['administrators', 'person', 'pass', 'refuseSubmit', 'skipTo'] as const;
const DEMANDS = ['comment', 'signature'] as const;
const ACTIONS: readonly FlowAction[] = [
  'approve',
  'refuse',
  'transfer',
  'assist',
  'addBefore',
  'addAfter',
  'addBeside',
  'removeAdded',
  'takeBack',
  'circulate',
  'comment',
  'print',
];
