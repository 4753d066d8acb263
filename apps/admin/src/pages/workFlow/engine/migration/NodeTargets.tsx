import { Alert } from '@smart-admin/ui/alert';
import { useMessages } from '@smart-admin/ui/locale';
import { Select } from '@smart-admin/ui/select';
import { migrationMessages } from './migrationMessages.js';
import { fittingTargets, type StandingNode, type Targets, withoutTarget } from './migrationPlan.js';

/** Where what stands at each node goes: a row for each, with the nodes of the new release that wait for the same thing. */
export function NodeTargets({ nodes, targets, onChoose }: NodeTargetsProps) {
  const t = useMessages(migrationMessages);
  const open = withoutTarget(nodes, targets);
  return (
    <div className="grid gap-3">
      {open.length > 0 && <Alert tone="warning">{t('openNodes', { count: open.length })}</Alert>}
      <div
        aria-hidden
        className="grid grid-cols-[minmax(0,1fr)_minmax(0,16rem)] gap-3 px-3 text-12 font-medium text-2 phone:hidden"
      >
        <span>{t('oldNode')}</span>
        <span>{t('newNode')}</span>
      </div>
      <ul
        aria-label={t('nodes')}
        className="-mt-2 grid list-none gap-0 rounded-md border border-hairline p-0 phone:mt-0"
      >
        {nodes.map((node) => (
          <li
            key={node.id}
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,16rem)] items-center gap-3 border-hairline px-3 py-2 not-first:border-t phone:grid-cols-1 phone:gap-1.5"
          >
            <span className="min-w-0">
              <span className="block truncate font-medium">{node.name}</span>
              <span className="block truncate text-12 text-2 tabular-nums">
                {[
                  ...(node.within.length > 0 ? [node.within.join(' / ')] : []),
                  t('flowsHere', { count: node.flows }),
                ].join(' · ')}
              </span>
            </span>
            <Select
              aria-label={t('newNodeOf', { node: node.name })}
              options={fittingTargets(node, targets).map(({ id, name, within }) => ({
                value: id,
                label: name,
                hint: within.join(' / '),
                title: [...within, name].join(' / '),
              }))}
              value={targets[node.id] || null}
              invalid={open.includes(node)}
              placeholder={t('choose')}
              emptyText={t('noFitting')}
              searchable={node.targets.length > 8}
              onValueChange={(target) => onChoose(node.id, target ?? '')}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface NodeTargetsProps {
  nodes: readonly StandingNode[];
  targets: Targets;
  onChoose: (id: string, targetId: string) => void;
}
