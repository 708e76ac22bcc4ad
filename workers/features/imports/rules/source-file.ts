/** Where an uploaded file lies until its import is over, and when somebody looks whether it still should. */

const hourMs = 3_600_000;

/** How long an upload may take, and how soon an import that still runs is looked at again. */
export const sourceWaitMs = hourMs;

/** How long an upload waits for an answer before it is given up. */
export const answerWaitMs = 7 * 24 * hourMs;

/** The file's key in R2. */
export function sourceKey(account_id: number, request_id: number): string {
	return `imports/${account_id}/${request_id}/source.csv`;
}
