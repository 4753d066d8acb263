import { ApiError } from '@smart-admin/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../app/api.js';
import { once } from '../../../../resource/once.js';
import { chooseTarget, mappingOf, proposedTargets, type Targets } from './migrationPlan.js';
import { migrationsChanged } from './useMigration.js';

/** What is chosen while flows are about to be migrated, what would come of it, and the migration once it has begun. */
export function useMigrationWizard({ id, from, newest }: { id: string; from: number; newest: number }) {
  const [to, setTo] = useState(newest);
  const [isPreviewed, setPreviewed] = useState(false);
  // by release: another one has other nodes
  const [chosen, setChosen] = useState<{ to: number; targets: Targets }>();
  const [migrationId, setMigrationId] = useState<string>();
  const [isStarting, setStarting] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const ask = (mapping: Record<string, string>) =>
    api.workflow.migration.preview({ id, body: { from, to, mapping } }, { silent: true });
  const nodes = useQuery({ queryKey: ['flowMigrationNodes', id, from, to], queryFn: () => ask({}), gcTime: 0 });
  const standing = nodes.data?.nodes ?? [];
  const isEdited = chosen?.to === to;
  const targets = isEdited ? chosen.targets : proposedTargets(standing);
  const mapping = mappingOf(targets);
  const outlook = useQuery({
    queryKey: ['flowMigrationOutlook', id, from, to, mapping],
    queryFn: () => ask(mapping),
    enabled: isPreviewed && migrationId === undefined,
    // it may have changed since: flows go on
    staleTime: 0,
    gcTime: 0,
  });
  const start = async () => {
    setRefusal(undefined);
    setStarting(true);
    const body = { from, to, mapping };
    try {
      const begun = await once(`workflow.migration.start.${id}`, body, (key) =>
        api.workflow.migration.start({ id, body }, { silent: true, ...key }),
      );
      setMigrationId(begun);
      migrationsChanged(id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.message);
      void outlook.refetch();
    } finally {
      setStarting(false);
    }
  };
  return {
    /** Release to which flows go. */
    to,
    setTo,
    /** 0 nodes, 1 preview, 2 result. */
    step: migrationId !== undefined ? (2 as const) : isPreviewed ? (1 as const) : (0 as const),
    setPreviewed: (on: boolean) => {
      setRefusal(undefined);
      setPreviewed(on);
    },
    nodes,
    targets,
    choose: (nodeId: string, targetId: string) =>
      setChosen({ to, targets: chooseTarget(standing, targets, nodeId, targetId) }),
    /** Whether closing would lose what somebody has chosen. */
    isEdited: isEdited && migrationId === undefined,
    outlook,
    start,
    isStarting,
    /** Why it could not begin. */
    refusal,
    migrationId,
  };
}

export type MigrationWizard = ReturnType<typeof useMigrationWizard>;
