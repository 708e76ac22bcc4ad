/** One JSON line per event, each with the id of the request that caused it. */

/** Fields of a log line; never personal texts, passwords or tokens. */
export type LogFields = Record<string, string | number | boolean | null | undefined>;

/** Writes log lines of one request. */
export type Log = {
	info(event: string, fields?: LogFields): void;
	warn(event: string, fields?: LogFields): void;
	/** Logs a crash with its stack and gives the id that the person is shown. */
	crash(error: unknown, fields?: LogFields): string;
};

/** A log whose every line carries `context`. */
export function createLog(context: LogFields, write: (line: string) => void = printLine): Log {
	const put = (level: string, event: string, fields: LogFields = {}) =>
		write(withoutTokens(JSON.stringify({ level, event, ...context, ...fields })));
	return {
		info: (event, fields) => put("info", event, fields),
		warn: (event, fields) => put("warn", event, fields),
		crash: (error, fields) => {
			const error_id = crypto.randomUUID();
			const known = error instanceof Error ? error : new Error(String(error));
			const cause = known.cause instanceof Error ? known.cause.message : undefined;
			put("error", "crash", { error_id, message: known.message, cause, stack: known.stack, ...fields });
			return error_id;
		},
	};
}

/** An address may carry the token of a link: 256 bits in hex. */
function withoutTokens(line: string): string {
	return line.replace(/(?<=\/)[0-9a-f]{64}(?![0-9a-f])/g, "…");
}

function printLine(line: string): void {
	// biome-ignore lint/suspicious/noConsole: standard output is where the runtime collects logs.
	console.log(line);
}
