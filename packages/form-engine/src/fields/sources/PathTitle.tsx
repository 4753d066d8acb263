import { type ChoiceNames } from '@smart-admin/pickers/sources';
import { useState, type ReactNode } from 'react';
import { type FieldReference } from '../../core/registry/defineField.js';
import { useFormDataSources } from './FormDataSources.js';
import { namesSource } from './namesSource.js';

/**
 * Names of what ids mean, with the whole way to each as title: `总部 / 城南分公司 / 停车运营部`. The ways are asked for when
 * somebody points at them, so that a list of thousands of cells asks for none.
 */
export function PathTitle({ reference, ids, children }: PathTitleProps) {
  const source = namesSource(reference, useFormDataSources());
  const asked = [ids].flat().join();
  // another record may take the place of this one, or this one another department
  const [found, setFound] = useState<{ asked: string; title: string }>();
  const title = found?.asked === asked ? found.title : undefined;
  const read = () => {
    if (title !== undefined || !source) return;
    // without its way the name is still there, and the next pointing asks again
    source([ids].flat()).then(
      (names) => setFound({ asked, title: pathsOf(names, ids) }),
      () => setFound(undefined),
    );
  };
  return (
    <span data-slot="path-title" title={title || undefined} onPointerEnter={read}>
      {children}
    </span>
  );
}

/** Whether what a field refers to lies somewhere in the organisation. */
export function hasPath({ kind }: FieldReference): boolean {
  return kind === 'organize' || kind === 'department' || kind === 'position';
}

function pathsOf(names: ChoiceNames, ids: PathTitleProps['ids']): string {
  const ways = [ids].flat().map((id) => {
    const name = names[id];
    return typeof name === 'object' ? name.path : undefined;
  });
  return ways.filter((way) => way !== undefined).join('\n');
}

export interface PathTitleProps {
  reference: FieldReference;
  ids: string | readonly string[];
  children: ReactNode;
}
