/** What applying one chunk of a file gives: statements for one batch, wrong rows, and how many rows changed something. */
import type { Statement } from "#workers/kernel/sql";
import type { RefusedRow } from "../rules/refused-row";

/** The outcome of a chunk; warnings among `refused` do not count as refused rows. */
export type Applied = {
	statements: Statement[];
	refused: RefusedRow[];
	success_count: number;
	unchanged_count: number;
	/** Pictures that the chunk leaves to be fetched. */
	picture_count: number;
};
