/** Keeps what the Worker prints: all of it in a file that never grows large, and its failures on the terminal too. */
import { closeSync, mkdirSync, openSync, renameSync, statSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { inProject } from "./project.mjs";

const folder = process.env.LAUREL_STATE ? join(process.env.LAUREL_STATE, "logs") : inProject(".wrangler", "logs");

/** Where the local server's log is; the one before it ends in `.1`. A state of its own has a log of its own. */
export const workerLogFile = join(folder, "worker.log");

const maxBytes = 5_000_000;
/** The same failure, coming again and again, is shown so often. */
const shownAgainAfterMs = 60_000;

/** What the runtime says of itself without meaning anything to anybody: addresses of a stack. */
const runtimeNoise = /stack:( (0|[a-f\d]{4,})){3,}|^\*\*\* Received signal|LLVM_SYMBOLIZER/;

/**
 * Answers what takes the runtime's two streams (`output` of startRuntime): each line goes to `file`, which gives way to a
 * new one at `limitBytes`, so that two files of that size are the most that is kept; failures and what `isTold` picks of
 * the rest go to `show` as well.
 */
export function writeWorkerLog({
	file = workerLogFile,
	limitBytes = maxBytes,
	show = console.error,
	isTold = () => false,
} = {}) {
	const log = openTurning(file, limitBytes);
	const showOnce = withoutRepeats(show);
	return (stdout, stderr) => {
		takeLines(stdout, (lines) => {
			log.write(lines);
			for (const line of lines) {
				if (line.startsWith('{"level":"error"')) showOnce(describeFailure(line));
				else if (isTold(line)) show(line);
			}
		});
		takeLines(stderr, (lines) => {
			log.write(lines);
			for (const line of lines) if (line.trim() !== "" && !runtimeNoise.test(line)) showOnce(line);
		});
	};
}

function openTurning(file, limitBytes) {
	mkdirSync(dirname(file), { recursive: true });
	let size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
	let handle = openSync(file, "a");
	const turn = () => {
		closeSync(handle);
		renameSync(file, `${file}.1`);
		handle = openSync(file, "a");
		size = 0;
	};
	return {
		write: (lines) => {
			const bytes = Buffer.from(`${lines.join("\n")}\n`);
			if (size > 0 && size + bytes.length > limitBytes) turn();
			writeSync(handle, bytes);
			size += bytes.length;
		},
	};
}

/** Hands on whole lines as they come, several at once where they came together. */
function takeLines(stream, take) {
	let rest = "";
	stream.setEncoding("utf8");
	stream.on("data", (text) => {
		const lines = (rest + text).split("\n");
		rest = lines.pop();
		if (lines.length > 0) take(lines);
	});
	stream.on("end", () => {
		if (rest !== "") take([rest]);
		rest = "";
	});
}

/** One line for a logged crash; its stack stands in the file. */
function describeFailure(line) {
	try {
		const { path, job, message, cause, error_id } = JSON.parse(line);
		const where = path ?? job;
		const words = [message, cause].filter(Boolean).join(": ");
		return `Failed${where ? ` in ${where}` : ""}: ${words} (error ${error_id}; its stack is in the log)`;
	} catch {
		return line;
	}
}

function withoutRepeats(show) {
	const shownAt = new Map();
	return (text) => {
		const kind = text.replace(/\(error [^)]*\)|\d+/g, "");
		const now = Date.now();
		if (now - (shownAt.get(kind) ?? Number.NEGATIVE_INFINITY) < shownAgainAfterMs) return;
		if (shownAt.size > 1000) shownAt.clear();
		shownAt.set(kind, now);
		show(text);
	};
}
