/** What may be told of a crash: its kind, the constraint that failed, and where it happened. */
import { constraintFailure } from "#workers/kernel/errors";
import type { Fault, Frame } from "./error-report";

const maxFrames = 30;
const frameForm = /^\s*at (?:async )?(?:([^\s(]+)[^(]*\()?(?:[^\s()]*[/\\])?([\w.-]+):(\d+):(\d+)\)?$/;

/** A crash without its message, the innermost place first. */
export function describeFault(error: unknown): Fault {
	if (!(error instanceof Error)) return { name: "Error", constraint: null, frames: [] };
	const failure = constraintFailure(error);
	const isPlainName = /^\w{1,60}$/.test(error.name);
	return {
		name: isPlainName ? error.name : "Error",
		constraint: failure ? `${failure.kind} ${failure.name}`.trim() : null,
		frames: framesOf(error),
	};
}

/** A stack begins with the message, whose lines may look like places: where it cannot be cut off, there are none. */
function framesOf({ stack = "", message }: Error): Frame[] {
	const at = stack.indexOf(message);
	if (at < 0) return [];
	return stack
		.slice(at + message.length)
		.split("\n")
		.map((line) => frameForm.exec(line))
		.filter((found) => found !== null)
		.slice(0, maxFrames)
		.map(([, name = "?", file = "", line, column]) => ({
			function: name,
			file,
			line: Number(line),
			column: Number(column),
		}));
}
