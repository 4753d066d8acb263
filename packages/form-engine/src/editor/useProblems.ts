import { useEffect, useState } from 'react';
import { useEditor } from './EditorProvider.js';
import { watchProblems, type Problem } from './problems.js';

/** What is wrong in the document now, checked while it is edited. `check` keeps its identity. */
export function useProblems<Document extends object>(
  check: (document: Document) => readonly Problem[],
): readonly Problem[] {
  const store = useEditor<Document>();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  useEffect(() => watchProblems(store, { check, onProblems: setProblems }), [store, check]);
  return problems;
}
