// Which API tests and journeys a change asks for. Unit tests and stories are found by their imports; these know the product
// only from outside, so a word of the path leads to them, and what everything stands on is not guessed.

/** What a path says, and the words that names of test files begin with. */
const WORDS = [
  [
    /\/(permission|organize|department|position|group|role|authority|authorize)\b/,
    ['organize', 'department', 'permission', 'grants', 'authority', 'sameNames'],
  ],
  [/\/(user|users|onlineUser|online-user)\b/, ['users', 'userImport', 'userListPlan', 'usersTransfer']],
  [
    /\/(oauth|session|login|sign-?in|secondFactor)/i,
    ['oauth', 'session', 'loginForm', 'signIn', 'secondFactor', 'requiredFactor', 'guard', 'endOfSession'],
  ],
  [/\/profile\b/, ['profile', 'currentUser']],
  [/\/(menu|generateMenu)/, ['menu', 'system', 'shell']],
  [/\/(config|settings)\b/, ['systemSettings', 'system']],
  [/\/(task|jobs?)\b/, ['task', 'scheduledTasks', 'maintenance', 'events']],
  [/\/(messageTemplate|template)\b/, ['messageTemplates']],
  [/\/(message|notice|chat)\b/i, ['message', 'notices', 'chat', 'topBar']],
  [
    /\/(dictionary|area|icons?|billRule|language|log|monitor|cache|backup|apiKeys?)\b/,
    ['dictionary', 'icons', 'billRules', 'language', 'log', 'monitor', 'cache', 'backup', 'apiKeys', 'system'],
  ],
  [/\/(file|uploader|document-preview)\b/, ['file']],
  [/\/print\b/, ['print', 'recordPrint']],
  [/parking|ParkingOrderInfo|roadside/i, ['parking']],
  [
    /\/(visualdev|model|previewModel|openRecord)\b|form-engine\/src\/(resource|renderer|subtable|core)/,
    ['model', 'record', 'release', 'visitor', 'listViews', 'listLayouts', 'bulkChanges', 'recycleBin', 'scannedRecord'],
  ],
  [/webDesign|form-engine\/src\/(designer|editor)/, ['formDesigner', 'listDesigner', 'sheetStart', 'models']],
  [/\/(dataInterface|interface)\b/, ['dataInterfaces', 'interfaceSources']],
  [/\/(transfer|import-export)\b/, ['transfers', 'userImport', 'importTemplates', 'listExports', 'hostileImport']],
  [/apps\/server\/src\/(realtime|events)\b/, ['socket', 'instances', 'events']],
  [/apps\/server\/src\/db\b/, ['embeddedLife', 'failingStarts', 'processes', 'upgrade']],
  [/apps\/server\/src\/(http|rights)\b/, ['http', 'scopes', 'refusals', 'attacks', 'wireShapes', 'contract']],
  [/packages\/layout\b|apps\/admin\/src\/app\b/, ['shell', 'layout', 'topBar', 'browserState', 'guard']],
  [/\/home\b/, ['home']],
];
/** Too many would make the check the whole run. */
const MOST_FILES = 12;

/**
 * Test files that changed paths ask for: those that changed themselves, then those that a word of a path leads to. Paths are
 * from the repository's root; `skipped` is how many were left out because they are too many.
 */
export function affectedTests(changed, tests) {
  const own = tests.filter((test) => changed.includes(test));
  const words = changed.flatMap((path) =>
    WORDS.filter(([pattern]) => pattern.test(`/${path}`)).flatMap(([, list]) => list),
  );
  const led = tests.filter((test) => !own.includes(test) && words.some((word) => nameOf(test).startsWith(word)));
  const found = [...own, ...led];
  return { files: found.slice(0, MOST_FILES), skipped: Math.max(0, found.length - MOST_FILES) };
}

const nameOf = (path) => path.slice(path.lastIndexOf('/') + 1);
