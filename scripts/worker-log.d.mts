/** The types of what TypeScript takes from worker-log.mjs. */
import type { Readable } from "node:stream";

/** Answers what takes the runtime's two streams: each line goes to a file of bounded size, failures to `show` as well. */
export function writeWorkerLog(options?: {
	file?: string;
	limitBytes?: number;
	show?: (text: string) => void;
	isTold?: (line: string) => boolean;
}): (stdout: Readable, stderr: Readable) => void;
