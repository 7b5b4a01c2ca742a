/**
 * Measures how fast the built client paints and answers, and prints a table: what, how often, the
 * median and the worst. `--check` ends with a failure where it is too slow; `--runs N` paints each
 * page so often. `TRESTLE_BIN` names another program than the debug build.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { check: { type: 'boolean' }, runs: { type: 'string' } } });
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', 'timings', '--workers=1', '--reporter=dot'],
  {
    cwd: new URL('..', import.meta.url),
    stdio: 'inherit',
    env: {
      ...process.env,
      TIMINGS: values.check ? 'check' : 'show',
      TIMINGS_RUNS: values.runs ?? '5',
    },
  },
);
process.exit(status ?? 1);
