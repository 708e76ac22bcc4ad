/** The types of what TypeScript takes from serve-mail-provider.mjs. */

/** The stand-in while it serves. */
export type ServedMailProvider = {
	port: number;
	vars: Record<
		"MAIL_PROVIDER_URL" | "MAIL_PROVIDER_TOKEN" | "MAIL_SENDER" | "SENDER_DOMAINS_URL" | "SENDER_DOMAINS_TOKEN",
		string
	>;
	stop(): Promise<void>;
};

/** Starts it on a free port of this machine. */
export function serveMailProvider(options: { persist: string }): Promise<ServedMailProvider>;
