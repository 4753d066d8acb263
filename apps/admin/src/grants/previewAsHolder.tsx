import { type PreviewAs, type PreviewedRights } from '@smart-admin/form-engine/designer';
import { useState } from 'react';
import { type ChosenRights, permissionsOf } from './previewRights.js';
import { RightsChooser } from './RightsChooser.js';
import { RightsNotice } from './RightsNotice.js';

/** What the preview of a model's designer offers to look through the rights of others. */
export function previewAsHolder(modelId: string): PreviewAs {
  return ({ onChange }) => <HolderChoice modelId={modelId} onChange={onChange} />;
}

function HolderChoice({ modelId, onChange }: HolderChoiceProps) {
  const [chosen, setChosen] = useState<ChosenRights>();
  const change = (rights: ChosenRights | undefined) => {
    setChosen(rights);
    const { fieldAccess } = permissionsOf(rights);
    onChange(rights && { key: `${rights.holder.type} ${rights.holder.id}`, access: fieldAccess });
  };
  return (
    <>
      <RightsChooser modelId={modelId} value={chosen} onChange={change} />
      {chosen && <RightsNotice chosen={chosen} unreleased={[]} />}
    </>
  );
}

interface HolderChoiceProps {
  modelId: string;
  onChange: (rights: PreviewedRights | undefined) => void;
}
