/** The types of what TypeScript takes from custom-hostnames.mjs. */

/** What is found of a name. */
export type Finding = {
	status?: string;
	ssl_status?: string;
	verification_errors?: string[];
	validation_errors?: { message: string }[];
};

/** A custom hostname as it is answered. */
export type AnsweredHostname = { id: string; hostname: string; status: string; ssl: { status: string } };

/** A zone with its custom hostnames. */
export type CustomHostnames = {
	hostnames(): AnsweredHostname[];
	control(hostname: string, forced: Finding | null): boolean;
	failNext(
		how: "tooMany" | "broken" | "wrongToken" | "duplicate",
		options?: { times?: number; retry_after?: number },
	): void;
	fetch(request: Request): Promise<Response>;
};

/** Makes a zone. */
export function createCustomHostnames(options: {
	zone: string;
	token: string;
	known?: object[];
	onChange?: (all: object[]) => void;
}): CustomHostnames;
