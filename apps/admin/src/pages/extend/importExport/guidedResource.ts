import { type ModelRow, type ResourceDefinition } from '@smart-admin/form-engine/resource';

/** The way of a file, in its order. */
export const STEPS = ['template', 'preview', 'import', 'export'] as const;

/** The list, which tells how far the person has come on the way of a file: `onReach` gets how many steps are done. */
export function guidedResource(
  definition: ResourceDefinition<ModelRow>,
  onReach: (steps: number) => void,
): ResourceDefinition<ModelRow> {
  const { import: rows, export: save } = definition.source;
  const { take } = rows ?? {};
  const done = (step: (typeof STEPS)[number]) => onReach(STEPS.indexOf(step) + 1);
  return {
    ...definition,
    source: {
      ...definition.source,
      ...(rows
        ? {
            import: {
              ...rows,
              template: async () => {
                await rows.template();
                done('template');
              },
              preview: async (...question) => {
                const content = await rows.preview(...question);
                done('preview');
                return content;
              },
              ...(take?.kind === 'start'
                ? {
                    take: {
                      kind: 'start',
                      start: async (...wanted) => {
                        const id = await take.start(...wanted);
                        done('import');
                        return id;
                      },
                    },
                  }
                : {}),
            },
          }
        : {}),
      ...(save
        ? {
            export: async (request) => {
              const id = await save(request);
              done('export');
              return id;
            },
          }
        : {}),
    },
  };
}
