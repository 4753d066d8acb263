// Reporter of Vitest that writes what `npm test` needs to know, to the file named by SUMMARY_FILE: a summary of a few
// kilobytes where the JSON reporter of stories writes every finding of axe, and with the errors that belong to no test.
// Beside it stand, as long as it runs, the files that are being run: of a run that hangs it is all that there is to read.
import { writeFileSync } from 'node:fs';

export default class SummaryReporter {
  running = new Set();

  onTestModuleStart({ moduleId }) {
    this.running.add(moduleId);
    this.noteRunning();
  }

  onTestModuleEnd({ moduleId }) {
    this.running.delete(moduleId);
    this.noteRunning();
  }

  noteRunning() {
    writeFileSync(`${process.env.SUMMARY_FILE}.running`, [...this.running].join('\n'));
  }

  onTestRunEnd(modules, unhandledErrors) {
    const files = modules.map((module) => {
      const tests = [...module.children.allTests()];
      const failures = tests
        .filter((test) => test.result().state === 'failed')
        .map((test) => ({ title: test.fullName, message: messageOf(test.result().errors?.[0]) }));
      const broken = [...module.errors(), ...suiteErrors(module)];
      return {
        path: module.moduleId,
        seconds: module.diagnostic().duration / 1_000,
        passed: tests.filter((test) => test.result().state === 'passed').length,
        // the file broke outside of its tests: before the first one, or in a hook of all of them
        failures:
          failures.length > 0
            ? failures
            : broken.slice(0, 1).map((error) => ({ title: '', message: messageOf(error) })),
      };
    });
    const errors = unhandledErrors.map((error) => ({ path: error.VITEST_TEST_PATH, message: messageOf(error) }));
    writeFileSync(process.env.SUMMARY_FILE, JSON.stringify({ files, errors }));
  }
}

function suiteErrors(module) {
  return [...module.children.allSuites()].flatMap((suite) => suite.errors());
}

function messageOf(error) {
  return error
    ? `${error.name && !error.message?.startsWith(error.name) ? `${error.name}: ` : ''}${error.message ?? String(error)}`
    : '';
}
