const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.(test|stories)\\.tsx?$|^apps/server/(test|scripts)/' },
  to: { path: '^(packages|apps)/', pathNot: [from, ...allowed] },
});

/** Rooms of the server, floor by floor from the ground up; what stands in no room puts them together. */
const FLOORS = [
  ['errors/', 'sandbox/', '(clock|env|storageUrl|taskQueue)\\.ts'],
  ['db/'],
  ['migrations/', 'deps\\.ts'],
  ['files/', 'jobs/'],
  ['events/'],
  ['rights/'],
  ['realtime/'],
  ['http/'],
  ['modules/'],
  ['seed/'],
];
const SERVER = '^apps/server/src/';

/** A room takes what stands on the floors below it, and nothing else. */
const floors = FLOORS.flatMap((rooms, floor) =>
  rooms.map((room) => ({
    name: `floor-${String(floor)}-of-the-server`,
    severity: 'error',
    from: { path: `${SERVER}${room}`, pathNot: '\\.test\\.ts$' },
    to: { path: SERVER, pathNot: [room, ...FLOORS.slice(0, floor).flat()].map((below) => `${SERVER}${below}`) },
  })),
);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    only('ui-is-a-leaf', '^packages/ui/', []),
    only('api-client-is-a-leaf', '^packages/api-client/', []),
    only('pickers-need-ui', '^packages/pickers/', ['^packages/ui/']),
    only('layout-needs-ui', '^packages/layout/', ['^packages/ui/']),
    only('form-engine-needs-ui-and-pickers', '^packages/form-engine/', ['^packages/(ui|pickers)/']),
    {
      name: 'editor-knows-no-forms',
      comment: 'designers of flows, screens and prints stand on it too',
      severity: 'error',
      from: { path: '^packages/form-engine/src/editor/' },
      to: { path: '^packages/(form-engine/src/(?!editor/)|pickers/)' },
    },
    only('server-takes-contract-and-react-free-cores', '^apps/server/', [
      '^packages/api-client/src/(contract|pages)/',
      '^packages/form-engine/src/(core|flow|templates)/',
      '^packages/ui/src/(messages|text-match)/',
    ]),
    ...floors,
    only('admin-takes-packages', '^apps/admin/', ['^packages/']),
    {
      name: 'core-is-react-free',
      comment: 'core/, flow/, templates/, messages/ and text-match/ run on the server too',
      severity: 'error',
      from: {
        path: '^packages/(form-engine/src/(core|flow|templates)|ui/src/(messages|text-match)|api-client/src/(contract|pages)|layout/src/routing)/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: 'node_modules/(react|react-dom|react-router|@tanstack)/|\\.tsx$' },
    },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['@smart-admin/source', 'style', 'import', 'types', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css', '.json'],
    },
  },
};
