/** The types of what TypeScript takes from mail-provider.mjs. */

/** What is found of a name. */
export type DomainFinding = { status?: string; record_status?: string };

/** A domain as it is answered. */
export type AnsweredDomain = { id: string; name: string; status: string; created_at: string; records: object[] };

/** An email that was accepted. */
export type AcceptedEmail = {
	id: string;
	key: string | null;
	from: string;
	to: string;
	subject: string;
	text: string;
	html?: string;
	headers?: Record<string, string>;
};

/** How a request may fail. */
export type MailFailure = "tooMany" | "broken" | "away" | "wrongToken" | "restricted" | "plan" | "noDomain";

/** An account with its domains and emails. */
export type MailProvider = {
	domains(): AnsweredDomain[];
	emails(): AcceptedEmail[];
	control(name: string, forced: DomainFinding | null): boolean;
	failNext(how: MailFailure, options?: { times?: number; retry_after?: number; path?: string }): void;
	fetch(request: Request): Promise<Response>;
};

/** Makes an account. */
export function createMailProvider(options: {
	token: string;
	known?: object[];
	own?: string[];
	onChange?: (all: object[]) => void;
	now?: () => number;
}): MailProvider;
