/** Runs a program as a child process, either shown as it goes or kept silent and returned. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { root, toolEnvironment, toolFile } from "./project.mjs";

const running = new Set();

function stopChildren() {
	for (const child of running) child.kill("SIGTERM");
}

process.on("exit", stopChildren);

/**
 * Runs a command to its end and answers its exit code, its text and how long it took.
 * An `interactive` child owns the terminal. With `shown` the child's text goes to this terminal too, line by line, without the lines that `omit` matches.
 */
export function runCommand(
	command,
	commandArguments,
	{ shown = false, omit, interactive = false, environment = {} } = {},
) {
	const startedAt = performance.now();
	const output = shown && !omit ? "inherit" : "pipe";
	return new Promise((resolve, reject) => {
		const child = spawn(command, commandArguments, {
			cwd: root,
			env: { ...toolEnvironment(), ...environment },
			stdio: interactive ? "inherit" : ["ignore", output, output],
		});
		running.add(child);
		const pieces = [];
		if (shown && omit) showLines(child, omit);
		child.stdout?.on("data", (piece) => pieces.push(piece));
		child.stderr?.on("data", (piece) => pieces.push(piece));
		child.on("error", reject);
		child.on("close", (code, signal) => {
			running.delete(child);
			resolve({
				code: code ?? 1,
				signal,
				text: Buffer.concat(pieces).toString("utf8"),
				seconds: (performance.now() - startedAt) / 1000,
			});
		});
	});
}

function showLines(child, omit) {
	for (const stream of [child.stdout, child.stderr]) {
		createInterface({ input: stream }).on("line", (line) => {
			if (!omit.test(line)) console.log(line);
		});
	}
}

/** Runs one of the project's tools with node; see runCommand for the options and the answer. */
export function runTool(name, toolArguments, options) {
	return runCommand(process.execPath, [toolFile(name), ...toolArguments], options);
}

/** Runs a tool silently and ends with its text as the message when it fails. */
export async function runToolOrFail(name, toolArguments, options) {
	const result = await runTool(name, toolArguments, options);
	if (result.code !== 0) throw new Error(`${name} ${toolArguments.join(" ")} failed\n${result.text}`);
	return result;
}
