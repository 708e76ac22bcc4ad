/** The port of error reports: what is told of an error answer. Nothing that somebody typed, is called or sent has a field here. */

/** One place of the code in a crash, by the file's bare name. */
export type Frame = { function: string; file: string; line: number; column: number };

/** What crashed, without its message: that may quote what somebody typed, and stands in the log alone. */
export type Fault = { name: string; constraint: string | null; frames: readonly Frame[] };

/** An error answer as the team gets to know it. */
export type ErrorReport = {
	/** Of a crash the error id that the person was shown, else one of its own. */
	id: string;
	at: number;
	code: string;
	/** The English text of the answer with its placeholders, never their values. */
	message: string;
	/** The call; null where none was reached, or a page crashed. */
	endpoint: string | null;
	status: number;
	/** Null where the request was refused before anybody knew whose site it is. */
	account_id: number | null;
	/** Under which the log has its lines. */
	request_id: string | null;
	release: string;
	environment: string;
	/** Only of crashes. */
	fault: Fault | null;
};

/** Takes a report to where the team reads them. Throws unless it was accepted. */
export type ErrorReporter = (report: ErrorReport) => Promise<void>;
