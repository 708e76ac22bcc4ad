/** Where an uploaded file lies until its import is over, and when somebody looks whether it still should. */

const hourMs = 3_600_000;

/** The job that removes an uploaded file. */
export const removeSourceJob = "imports/remove-source";

/** How long an upload may take, and how soon an import that still runs is looked at again. */
export const sourceWaitMs = hourMs;

/** The file's key in R2. */
export function sourceKey(account_id: number, request_id: number): string {
	return `imports/${account_id}/${request_id}/source.csv`;
}
