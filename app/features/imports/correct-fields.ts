/** How the fields are called in which refused rows are corrected, on the page and where it is read. */

/** Names the lines of the rows on the page. */
export const lineField = "line";

/** Whether a row is sent. */
export const sendsField = (line: number) => `sends_${line}`;

/** The cell of a row in a column. */
export const cellField = (line: number, column: string) => `cell_${line}_${column}`;

/** Under which what is wrong with a row is answered. */
export const rowProblem = (line: number) => `row_${line}`;
