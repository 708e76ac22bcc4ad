/** Runs the project's commands so that Cloudflare, and every name below the domain, is the stand-in. */
import { spawn } from "node:child_process";
import { inProject, root } from "../../../scripts/project.mjs";
import { credentials } from "./account";

const patienceMs = 180_000;

/** How a command ended, and everything that it printed. */
export type Ended = { code: number | null; text: string };
/** The stand-in's port, where the deployment remembers things, and what else the shell has set. */
export type Surroundings = { port: number; folder: string; environment?: Record<string, string | undefined> };

/** Starts `scripts/<script>.mjs`; `answers` are typed into it, `kill` ends it with all that it started. */
export function start(script: string, words: readonly string[], surroundings: Surroundings, answers = "") {
	const { port, folder, environment = {} } = surroundings;
	const child = spawn(process.execPath, [inProject("scripts", `${script}.mjs`), ...words], {
		cwd: root,
		detached: true,
		env: {
			...process.env,
			NODE_OPTIONS: `--import ${inProject("test", "load", "deployment", "network.mjs")}`,
			STAND_IN_PORT: String(port),
			CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}/client/v4`,
			CLOUDFLARE_API_TOKEN: credentials.token,
			CLOUDFLARE_ACCOUNT_ID: undefined,
			LAUREL_DEPLOYMENTS: folder,
			LAUREL_OPERATOR_TOKEN: undefined,
			LAUREL_DOMAIN: undefined,
			...environment,
		},
	});
	child.stdin.on("error", () => undefined);
	child.stdin.end(answers);
	let text = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => (text += String(piece)));
	const kill = () => process.kill(-child.pid!, "SIGKILL");
	const tooLong = setTimeout(() => {
		text += "\n(the test waited too long)";
		kill();
	}, patienceMs);
	const ended = new Promise<Ended>((resolve) =>
		child.on("close", (code) => {
			clearTimeout(tooLong);
			resolve({ code, text });
		}),
	);
	return { ended, kill };
}
