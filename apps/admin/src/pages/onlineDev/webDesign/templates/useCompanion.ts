import { companionOf, type FormTemplate } from '@smart-admin/form-engine/templates';
import { useMessages } from '@smart-admin/ui/locale';
import { useState } from 'react';
import { useCan } from '../../../../app/useHasPage.js';
import { type Companion } from './templateFacts.js';
import { templateMessages } from './templateMessages.js';

/** What goes with a template and may be made before it; undefined where there is nothing, or not all of it could be made. */
export function useCompanion(template: FormTemplate, { isFlowWanted, enCode }: CompanionOptions) {
  const t = useMessages(templateMessages);
  const companion = companionOf(template);
  const mayAdd = useCan(INTERFACES, 'btn_add');
  // the interface of the balances is a statement
  const maySql = useCan(INTERFACES, 'btn_sql');
  const [isWanted, setWanted] = useState(false);
  const [fullName, setFullName] = useState(companion ? t(companion) : '');
  const [ownCode, setCode] = useState<string>();
  if (companion === undefined || !isFlowWanted || (companion === 'leaveBalance' && !(mayAdd && maySql)))
    return undefined;
  // beside the code of what it goes with, until it is given another one
  const code = ownCode ?? (enCode.trim() && `${enCode.trim()}${SUFFIX[companion]}`);
  return {
    template: companion,
    isWanted,
    setWanted,
    fullName,
    setFullName,
    enCode: code,
    setCode,
    /** As it is made. */
    choice: { template: companion, fullName: fullName.trim(), enCode: code.trim() },
  };
}

interface CompanionOptions {
  isFlowWanted: boolean;
  /** Of the template. */
  enCode: string;
}

const INTERFACES = '/dataApplication/interface';

const SUFFIX: Readonly<Record<Companion, string>> = { leaveBalance: 'Balance', seal: 'Seal' };
