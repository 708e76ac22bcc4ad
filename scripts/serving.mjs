/** What npm start and npm run dev share: the port, the addresses they print, and how they stop. */
import { relative } from "node:path";
import { isPortFree } from "./ports.mjs";
import { defaultStateFolder } from "./project.mjs";
import { findRunningServer } from "./state-mark.mjs";
import { workerLogFile } from "./worker-log.mjs";

const usualPort = 8787;
const demoRoles = ["account_owner", "budget_owner", "moderator", "member", "member2 … member5"];

/** Ends the process with a message that a person can act on. */
export function fail(message) {
	console.error(message);
	process.exit(1);
}

/** The port to serve on, from PORT; ends with a message when it or the local data is in use. */
export async function choosePort() {
	const port = Number(process.env.PORT || usualPort);
	if (!Number.isInteger(port) || port < 1 || port > 65_535) fail(`PORT must be a port number, not ${process.env.PORT}`);
	await refuseIfRunning();
	await refuseTakenPort(port);
	return port;
}

/** Ends with a message when another program listens on the port. */
export async function refuseTakenPort(port) {
	if (!(await isPortFree(port))) fail(`Port ${port} is taken by another program. Choose another: PORT=${port + 1}`);
}

/** Ends with a message when a server uses the local data. */
export async function refuseIfRunning() {
	const server = await findRunningServer(defaultStateFolder);
	if (!server) return;
	fail(`Laurel already runs on http://acme.localhost:${server.port}/webapp (process ${server.pid}). Stop it first.`);
}

/** Says where to look and how to sign in. */
export function printAddresses(port, seconds, { domains, mail } = {}) {
	const logFile = relative(process.cwd(), workerLogFile);
	console.log(`
Laurel is ready after ${seconds.toFixed(1)} s. Ctrl+C stops it, npm run reset starts afresh.
The Worker writes its log to ${logFile}; what fails is shown here too.

  http://acme.localhost:${port}/webapp             all features, in English
  http://globex.localhost:${port}/webapp           another palette, Spanish first
  http://acme.localhost:${port}/webapp/dev/mail    the mails that were sent
${domains ? `  http://127.0.0.1:${domains}/control/<name>       what is found of a client’s own domain (docs/operations.md)\n` : ""}${mail ? `  http://127.0.0.1:${mail}/control/<name>       what is found of the domain of a client’s emails\n` : ""}
  Sign in as <role>@acme.example or <role>@globex.example with the password laurel-demo
  Roles: ${demoRoles.join(", ")}
`);
}
