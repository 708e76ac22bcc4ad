/** What a report's file is to those who write it: bytes piece by piece, and a state from which another run goes on. */
import type { Cell, Heading } from "./cells";

/** The formats that one may ask for. */
export const reportFormats = ["csv", "xlsx"] as const;

/** A format of a report. */
export type ReportFormat = (typeof reportFormats)[number];

/** What a reader should know of a report: labels and values, in their language. */
export type About = { title: string; facts: [string, string | number][] };

/** A file being written. Each call gives the bytes that follow what was given before. */
export type ReportFile = {
	open(): Uint8Array[];
	write(rows: readonly Cell[][]): Uint8Array[];
	close(about: About): Uint8Array[];
	/** All that the file needs to go on later, as JSON. */
	state(): unknown;
	/** True when the format cannot hold any more. */
	isTooLarge(): boolean;
};

/** What every format is told at its start; `state` is given when it goes on. */
export type FileStart = { title: string; headings: readonly Heading[]; state?: unknown };
